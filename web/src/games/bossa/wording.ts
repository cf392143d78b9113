// What the table says while I decide: the line above my tiles, and the big key.
import { either } from '$lib/habits';
import type { BossaView } from '$lib/protocol';
import type { Wording } from '$lib/table/Key.svelte';
import type { Person } from '$lib/table/people.svelte';
import type { TableModel } from '$lib/table/table.svelte';
import { sentence, text } from '$lib/texts.svelte';
import { countsText } from './cells';
import { isLaid, type Picks, type Whole } from './picks';
import { aimOf, lineOf, STEP, tileText, type Tile } from './places';
import { parts, total } from './sums';

type Situation = {
  model: TableModel;
  view: BossaView;
  me: number | null;
  people: Person[];
  picks: Picks;
  fitting: Whole[];
  sealed: boolean;
};

/** The line above my tiles. */
export function asked({
  model,
  view,
  me,
  people,
  picks,
  fitting,
  stacking,
  laying,
  sealed,
}: Situation & { stacking: boolean; laying: boolean }): string {
  const name = people[view.pending[0] ?? 0]?.name ?? '';
  if (view.phase === 'over') return text('page-over');
  if (me === null) return view.pending.length > 1 ? text('bossa-table-ask-both') : text('page-watching-turn', { name });
  if (view.phase === 'modifier')
    return model.answered
      ? text('bossa-table-ask-kept')
      : model.mine
        ? text('bossa-table-ask-token')
        : text('page-watching-turn', { name });
  if (!model.mine) return text(view.phase === 'move' ? 'page-turn-of' : 'page-watching-turn', { name });
  if (view.phase === 'choose') return text('bossa-table-ask-choose');
  if (view.phase === 'colour') return text('bossa-table-ask-colour');
  const other = people[1 - me]?.name ?? '';
  if (picks.aim === STEP.redraw) return text('bossa-table-ask-redraw');
  if (picks.aim === STEP.swap)
    return picks.own.length ? text('bossa-table-ask-theirs', { name: other }) : text('bossa-table-ask-swap');
  if (laying) return text('bossa-table-ask-lay');
  if (picks.aim === null && fitting.length > 1) return text('bossa-table-ask-where', { count: fitting.length });
  if (stacking || aimOf(model.chosen[0] ?? picks.aim)?.kind === 'stack') return text('bossa-table-ask-stack');
  return text(sealed ? 'bossa-table-ask-token' : 'bossa-table-ask-move');
}

/** What the big key says; null leaves it to the labels of the steps. */
export function worded({
  model,
  view,
  me,
  people,
  picks,
  own,
  counted,
  fitting,
  sealed,
}: Situation & { own: Tile[]; counted: Tile[] }): Wording | null {
  if (!model.mine || me === null) return null;
  if (view.phase === 'modifier') return keeping(model, sealed);
  if (view.phase !== 'move') return opening(model, view, people[1 - me]?.name ?? '');
  const aim = aimOf(model.chosen[0] ?? picks.aim);
  const win = model.choice?.effect?.find((effect) => effect.id === 'bossa-will-win');
  const ending = win ? ` ${sentence(win, [])}` : '';
  const [tile] = own;
  switch (aim?.kind) {
    case 'redraw':
      return tile
        ? { label: text('bossa-table-key-redraw', { tile: tileText(tile) }), more: text('bossa-table-key-redraw-more') }
        : { label: text('bossa-table-key-one') };
    case 'swap': {
      if (tile && picks.theirs)
        return {
          label: text('bossa-table-key-swap', { tile: tileText(tile), other: picks.theirs }),
          more: text('bossa-table-key-swap-more'),
        };
      return {
        label: text(tile ? 'bossa-table-key-theirs' : 'bossa-table-key-one'),
        more: tile ? text('bossa-table-key-swap-more') : undefined,
      };
    }
    case 'place':
    case 'stack': {
      const line = lineOf(aim.arm);
      const value =
        aim.kind === 'place' ? (view.arms[aim.arm]?.next ?? 0) : (view.arms[aim.arm]?.groups[aim.group]?.value ?? 0);
      const more = text(aim.kind === 'place' ? 'bossa-table-key-place' : 'bossa-table-key-stack', {
        line: line ? 'B' : 'W',
        value,
      });
      return { label: adding(parts(counted, line), value, model.whole), more: more + ending };
    }
    default:
      if (fitting.length > 1)
        return {
          label: text('bossa-table-key-where', { count: fitting.length }),
          more: text('bossa-table-key-where-more'),
        };
      if (own.length) return { label: text('bossa-table-key-nowhere'), more: misfit(view, counted) };
      if (![...model.live].some(isLaid))
        return { label: text('bossa-table-key-actions'), more: text('bossa-table-key-actions-more') };
      return { label: text('bossa-table-key-none'), more: text('bossa-table-key-none-more') };
  }
}

const MOST_NAMED = 3;

/** Allowed numbers of tiles as they are spoken: `1 or 2`, `1+`. */
export function countsWords(counts: number[]): string {
  return counts.length > MOST_NAMED ? countsText(counts) : either(counts);
}

/** Why picked tiles fit nowhere: in each line what they make, and what its ends take. */
export function misfit(view: BossaView, counted: Tile[]): string {
  const reason = (line: 0 | 1): string => {
    const ends = view.arms.filter((arm) => arm.line === (line ? 'B' : 'W') && arm.next > 0);
    const sum = total(counted, line);
    const name = line ? 'B' : 'W';
    if (sum === null) return text('bossa-table-misfit-pips', { line: name });
    const end = ends.find((arm) => arm.next === sum);
    if (end) return text('bossa-table-misfit-count', { line: name, value: sum, counts: countsWords(end.counts) });
    return text('bossa-table-misfit-sum', {
      line: name,
      sum,
      ends: either(ends.map((arm) => arm.next).sort((one, other) => one - other)),
    });
  };
  return [0 as const, 1 as const].map(reason).join(' · ');
}

/** `4 + 3 = 7`; with `…` while a tile is missing. */
function adding(each: number[], value: number, whole: boolean): string {
  if (whole && each.length === 1) return text('bossa-table-key-single', { value });
  return `${[...each, ...(whole ? [] : ['…'])].join(' + ')} = ${value}`;
}

function keeping(model: TableModel, sealed: boolean): Wording | null {
  if (!model.choice) return { label: text('bossa-table-keep-which') };
  if (model.sent) return { label: text('bossa-table-key-kept'), more: text('bossa-table-key-kept-more') };
  return {
    label: sentence(model.choice.label, []),
    more: text(sealed ? 'bossa-table-key-sealed' : 'bossa-table-key-open'),
  };
}

function opening(model: TableModel, view: BossaView, name: string): Wording {
  const step = model.chosen[0];
  if (step === undefined || !model.choice) return { label: text('bossa-table-pick', { phase: view.phase }) };
  const label = sentence(model.choice.label, []);
  if (step === STEP.first) return { label, more: text('bossa-table-first-more', { name }) };
  const start = text('bossa-table-starts', { value: view.dice[step === STEP.white ? 0 : 1] ?? 0 });
  return { label, more: view.phase === 'choose' ? `${start} ${text('bossa-table-other-first', { name })}` : start };
}
