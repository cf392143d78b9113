// The people of a table as the page shows them: names with "you", dolls that differ, and the metal of each bot.
import type { GameInfo, Sitter } from '$lib/protocol';
import { api } from '$lib/api';
import { text, type Names } from '$lib/texts.svelte';
import { DOLLS, metalOf } from './dolls';

class Levels {
  byGame = $state.raw<Record<string, string[]>>({});
  #games = $state.raw<GameInfo[]>([]);
  #asked = false;

  /** The bot levels of a game, weakest first; empty until the server has answered. */
  of(game: string): string[] {
    return this.byGame[game] ?? [];
  }

  /** Asks once which bots each game has. */
  async learn(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.take(await api.games());
    } catch {
      this.#asked = false;
    }
  }

  /** For whom each seat plays at a table of so many, by numbers that partners share; empty before the answer. */
  sides(game: string, seats: number): number[] {
    const found = this.#games.find(({ name }) => name === game);
    return found?.sides[found.seats.indexOf(seats)] ?? [];
  }

  /** Whether a game can be shown in a minute, and learnt in a lesson; neither before the answer. */
  teaches(game: string): { minute: boolean; lesson: boolean } {
    const found: Partial<GameInfo> = this.#games.find(({ name }) => name === game) ?? {};
    return {
      minute: found.minute ?? false,
      lesson: found.lesson ?? false,
    };
  }

  take(games: GameInfo[]): void {
    this.#games = games;
    this.byGame = Object.fromEntries(games.map((game) => [game.name, game.levels]));
  }
}

export const levels = new Levels();

export type Person = {
  /** What stands under the doll; my own is "you". */
  label: string;
  /** The name that a person gave, or else the doll's; whoever reads this without having given one is "you". */
  name: string;
  kind: Sitter['kind'];
  doll: number;
  /** The metal of the bot that has this chair, null for people. */
  metal: number | null;
  you: boolean;
  away: boolean;
  /** A bot plays for this person. */
  absent: boolean;
  /** The bot that plays here does not search yet: it is still being compiled. */
  warming: boolean;
  /** The metal of whoever plays here while this bot has no place for its long thoughts, else null. */
  standIn: number | null;
};

const BOT_NAMES = 5;

/** Everybody at the table. Bots get a name and a doll that nobody else has. */
export function peopleOf(sitters: Sitter[]): Person[] {
  const worn = new Set(sitters.filter((sitter) => sitter.kind === 'person').map((sitter) => sitter.doll ?? 0));
  const spare = DOLLS.map((_, doll) => doll).filter((doll) => !worn.has(doll));
  return sitters.map((sitter, seat) => {
    const bot = sitter.kind === 'bot';
    const fallback = bot ? text(`page-bot-${seat % BOT_NAMES}`) : text(`page-name-${sitter.doll ?? 0}`);
    const name = sitter.name || (sitter.you ? text('you') : fallback);
    return {
      label: sitter.you ? text('you') : name,
      name,
      kind: sitter.kind,
      doll: bot ? (spare[(seat * 2 + 1) % spare.length] ?? 0) : (sitter.doll ?? 0),
      metal: bot ? metalOf(sitter.level ?? '') : null,
      you: sitter.you ?? false,
      away: sitter.kind === 'person' && sitter.connected === false,
      absent: sitter.absent ?? false,
      warming: sitter.warming ?? false,
      standIn: sitter.plays ? metalOf(sitter.plays) : null,
    };
  });
}

/** Whom something is done by, to or for: "you" where that is me. */
export function objectOf(names: Names, seat: number): string {
  return seat === names.you ? text('you-to') : (names[seat] ?? '');
}

/** Everybody by name, whoever reads this. */
export function givenNames(people: Person[]): Names {
  return people.map((person) =>
    person.you && person.name === text('you') ? text(`page-name-${person.doll}`) : person.name,
  );
}

/** The names in what a seat thinks: there "you" is whoever thinks; if that is not who reads it, all have their names. */
export function namesFor(people: Person[], seat: number): Names {
  return people[seat]?.you ? namesIn(people) : Object.assign(givenNames(people), { you: seat });
}

/** The names of these people, seat by seat, as sentences want them: I am always "you". */
export function namesIn(people: Person[]): Names {
  const you = people.findIndex((person) => person.you);
  return Object.assign(
    people.map((person) => person.label),
    you < 0 ? {} : { you },
  );
}
