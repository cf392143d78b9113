// Why a step may not be taken where no table is: at a station of a lesson, or in a puzzle. The house is asked, as at a table.
import { api, NotDone } from '$lib/api';
import type { Answer, Command } from '$lib/connection';
import type { WhyThere } from '$lib/protocol';

type Asked = Extract<Command, { type: 'why' }>;

/** The rules' own reason; where the house cannot be reached, only that they do not allow it. */
export async function whyThere(
  game: string,
  place: Pick<WhyThere, 'kind' | 'name'>,
  { steps, step }: Asked,
): Promise<Answer> {
  try {
    return { done: false, says: (await api.why(game, { ...place, steps, step })).says };
  } catch (reason) {
    return { done: false, says: (reason instanceof NotDone && reason.says) || { id: 'learning-why' } };
  }
}
