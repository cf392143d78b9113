// Which rules can be tried in the game's lesson, and at which of its stations.
import { api } from '$lib/api';
import { levels } from '$lib/table/people.svelte';

/** The first station about each rule, by the rule's number; none where a game has no lesson, or nobody answers. */
export async function stationsOf(game: string): Promise<Map<string, string>> {
  await levels.learn();
  if (!levels.teaches(game).lesson) return new Map();
  try {
    const { stations } = await api.lesson(game);
    return new Map(
      stations
        .filter(({ rule }) => rule)
        .map(({ rule, name }) => [rule ?? '', name] as const)
        .reverse(),
    );
  } catch {
    return new Map();
  }
}
