// Which lines of a view in sentences are for whom.
import type { Says } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';

/** Whether a line is told: whoever would rather guess has the odds left out. */
export function isTold(line: Says): boolean {
  return settings.odds || !line.id.endsWith('-line-odds');
}
