// A lesson under way, without a page: what is judged, what is lit, going on, trying again, and what a device keeps.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { world as kariba } from '$games/kariba';
import { playStep } from '$games/kariba/places';
import { api, NotDone } from '$lib/api';
import type { Lesson, Station } from '$lib/protocol';
import type { World } from '$lib/table/world';
import { Course } from '../src/pages/learn/course.svelte';
import { selectorOf } from '../src/pages/learn/light';
import { keepStation, stationOf } from '../src/pages/learn/progress';
import { numberOf, play, played, table, update, view } from './sample';

const [ONE, TWO] = [playStep(4, 1), playStep(4, 2)];

function station(name: string): Station {
  return {
    name,
    text: `kariba-lesson-${name}`,
    table: { ...table, match: name },
    opening: update(4, []),
    before: [update(5, [play(4, 1), play(4, 2)])],
    best: [numberOf(TWO)],
    consequences: [
      { steps: [numberOf(ONE)], right: false, text: `kariba-lesson-${name}-one`, updates: [update(6, [])] },
      {
        steps: [numberOf(TWO)],
        right: true,
        text: `kariba-lesson-${name}-done`,
        updates: [update(6, []), update(7, [])],
      },
    ],
  };
}

const LESSON: Lesson = { game: 'kariba', stations: [station('first'), station('second')] };

function begun(at = 0): { course: Course; reached: number[] } {
  const reached: number[] = [];
  return {
    course: new Course(
      LESSON,
      kariba,
      () => 0,
      at,
      (station) => reached.push(station),
    ),
    reached,
  };
}

async function makes(course: Course, step = TWO): Promise<void> {
  course.model.choose([step]);
  await course.model.play();
}

describe('a station', () => {
  it('shows what comes first and then asks', () => {
    const { course } = begun();
    expect(course.stage).toBe('asked');
    expect(course.said).toBe('kariba-lesson-first');
    expect(course.model.update?.sequence).toBe(5);
  });

  it('judges a wrong move, shows what it led to, and puts the position back', async () => {
    const { course, reached } = begun();
    await makes(course, ONE);
    expect([course.stage, course.said]).toEqual(['wrong', 'kariba-lesson-first-one']);
    expect(course.model.update?.sequence).toBe(6);
    expect(course.model.mine).toBe(false);
    course.again();
    expect([course.stage, course.said]).toEqual(['asked', 'kariba-lesson-first']);
    expect(course.model.update?.sequence).toBe(5);
    expect(course.model.chosen).toEqual([]);
    expect(reached).toEqual([]);
  });

  it('judges a right move, shows the replies, and the next station begins', async () => {
    const { course, reached } = begun();
    await makes(course);
    expect([course.stage, course.said]).toEqual(['right', 'kariba-lesson-first-done']);
    expect(course.model.update?.sequence).toBe(7);
    expect(reached).toEqual([1]);
    course.next();
    expect([course.stage, course.said]).toEqual(['asked', 'kariba-lesson-second']);
    expect(course.model.table?.match).toBe('second');
  });

  it('asks the house why a step may not be taken, and says what it can where none answers', async () => {
    const { course } = begun();
    const reason = { id: 'kariba-refused-none', rule: 'KA-511' };
    const asked = vi.spyOn(api, 'why').mockResolvedValueOnce({ says: reason });
    await course.model.ask([], playStep(7, 1));
    expect(asked).toHaveBeenCalledWith('kariba', expect.objectContaining({ kind: 'lesson', name: 'first', steps: [] }));
    expect(course.model.slip).toEqual(reason);
    asked.mockRejectedValueOnce(new NotDone(null, 0));
    await course.model.ask([], playStep(7, 1));
    expect(course.model.slip?.id).toBe('learning-why');
    expect(course.stage).toBe('asked');
  });

  it('is done for whoever asks', async () => {
    const { course } = begun();
    course.model.choose([ONE]);
    await course.show();
    expect(course.stage).toBe('right');
  });

  it('waits with its judgement until pieces lie still', async () => {
    const course = new Course(
      {
        ...LESSON,
        stations: [
          {
            ...station('slow'),
            before: [],
            opening: update(5, [play(4, 2), play(6, 1)]),
            consequences: [
              { steps: [numberOf(TWO)], right: true, text: 'done', updates: [update(6, [], [played(0, 4, 2, 3)])] },
            ],
          },
        ],
      },
      kariba,
      () => 1,
      0,
    );
    await makes(course);
    expect([course.stage, course.said]).toEqual(['moving', 'kariba-lesson-slow']);
    course.model.skip();
    expect([course.stage, course.said]).toEqual(['right', 'done']);
  });
});

describe('what is cleared away after a move', () => {
  const TRICK = { ...view, pile: 7 };
  /** Every update is two scenes: what lies there, and then it is gone. */
  const world: World = {
    ...kariba,
    staging: (_, events, after) =>
      events.length === 0
        ? []
        : [
            { flights: [], hidden: [], shiver: null, about: null, ms: 9, tells: 1, rests: true, view: TRICK },
            { flights: [], hidden: [], shiver: null, about: null, ms: 9, view: after },
          ],
  };
  const lesson = {
    ...LESSON,
    stations: LESSON.stations.map((each) => ({
      ...each,
      consequences: [
        {
          steps: [numberOf(TWO)],
          right: true,
          text: 'done',
          updates: [update(6, [], [played(0, 4, 2, 3)]), update(7, [], [played(1, 4, 1, 4), played(1, 4, 1, 5)])],
        },
      ],
    })),
  };

  it.each([0, 1])('lies there while its consequence is read, at pace %i', async (pace) => {
    vi.useFakeTimers();
    const course = new Course(lesson, world, () => pace, 0);
    await makes(course);
    vi.runAllTimers();
    expect([course.stage, course.said]).toEqual(['right', 'done']);
    expect(course.model.board).toEqual(TRICK);
    course.model.skip(); // a tap does not clear it
    expect(course.model.log.flatMap(({ events }) => events)).toHaveLength(2); // what follows is not told yet
    course.next();
    expect([course.stage, course.model.resting]).toEqual(['asked', false]);
    vi.useRealTimers();
  });

  it('is not held where the table is told in words', async () => {
    const course = new Course(
      lesson,
      world,
      () => 0,
      0,
      undefined,
      () => false,
    );
    await makes(course);
    expect([course.stage, course.model.moving]).toEqual(['right', false]);
  });
});

describe('the light', () => {
  it('is on what is to be touched next, and then on the key', () => {
    const { course } = begun();
    expect(course.light).toBeNull();
    course.lit = true;
    expect(course.light).toEqual({ step: TWO });
    course.model.choose([ONE]);
    expect(course.light).toEqual({ step: TWO });
    course.model.choose([TWO]);
    expect(course.light).toBe('key');
  });

  it('is on what leads to a step where the step is not to be seen', () => {
    document.body.innerHTML = '<div class="table"><i data-opens="x y"></i></div>';
    expect(document.querySelectorAll(selectorOf({ step: 'y' as typeof ONE }))).toHaveLength(1);
    document.body.innerHTML = '<div class="table"><i data-opens="x y"></i><b data-step="y"></b></div>';
    const lit = document.querySelectorAll(selectorOf({ step: 'y' as typeof ONE }));
    expect([...lit].map(({ tagName }) => tagName)).toEqual(['B']);
    expect(selectorOf(null)).toBe('');
  });
});

describe('going on', () => {
  it('is over after the last station, and can begin again', async () => {
    const { course, reached } = begun(1);
    await makes(course);
    course.next();
    expect([course.stage, reached]).toEqual(['over', [2]]);
    course.go(0);
    expect([course.stage, course.at]).toEqual(['asked', 0]);
  });

  it('begins at the beginning where a lesson was taken to its end, or has grown shorter', () => {
    expect(begun(2).course.at).toBe(0);
    expect(begun(-1).course.at).toBe(0);
  });
});

describe('what a device keeps', () => {
  beforeEach(() => localStorage.clear());

  it('is the station of each game', () => {
    keepStation('kariba', 3);
    keepStation('bossa', 1);
    expect([stationOf('kariba'), stationOf('bossa'), stationOf('kitsune')]).toEqual([3, 1, 0]);
  });

  it.each(['{', 'null', '7', '{"kariba":"x"}'])('is nothing where it holds %s', (text) => {
    localStorage.setItem('ludoteca-lessons', text);
    expect(stationOf('kariba')).toBe(0);
  });
});
