// How the people of a table are called and drawn: names with "you", and the metal of each bot.
import type { GameInfo, Sitter } from '$lib/protocol';
import { api } from '$lib/api';
import { text } from '$lib/texts';
import { metalOf } from './dolls';

class Levels {
  byGame = $state.raw<Record<string, string[]>>({});
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

  take(games: GameInfo[]): void {
    this.byGame = Object.fromEntries(games.map((game) => [game.name, game.levels]));
  }
}

export const levels = new Levels();

/** The name of each seat as this page says it. */
export function namesOf(sitters: Sitter[]): string[] {
  return sitters.map((sitter, seat) => {
    if (sitter.you) return text('page-you');
    return sitter.name || text('page-seat', { number: seat + 1 });
  });
}

/** The metal of each seat's doll; null for people. */
export function metalsOf(sitters: Sitter[], game: string): (number | null)[] {
  return sitters.map((sitter) => (sitter.kind === 'bot' ? metalOf(sitter.level ?? '', levels.of(game)) : null));
}
