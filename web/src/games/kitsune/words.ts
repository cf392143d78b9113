// What the table asks and what the key says: sentences from the view and the picked step.
import type { Choice, Foreseen, KitsuneView } from '$lib/protocol';
import type { Wording } from '$lib/table/Key.svelte';
import { sentence, text } from '$lib/texts.svelte';
import { wordIn, type Step } from '$lib/table/steps';
import type { Meant } from './places';

type Asking = {
  view: KitsuneView;
  mine: boolean;
  answered: boolean;
  live: ReadonlySet<Step>;
  cards: string[];
  names: string[];
};

/** What I may do now, or whom the table waits for. */
export function askOf({ view, mine, answered, live, cards, names }: Asking): string {
  const name = names[view.pending[0] ?? 0] ?? '';
  if (view.phase === 'over') return text('page-over');
  if (view.phase === 'exchange') {
    if (view.seat === null) return text('kitsune-table-exchange');
    const to = names[view.receivers[view.seat] ?? -1] ?? '';
    return answered ? text('kitsune-table-ask-given', { name: to }) : text('kitsune-table-ask-give', { name: to });
  }
  if (!mine && (view.phase === 'award' || view.phase === 'leader'))
    return text('kitsune-table-waits-clan', { name, clan: view.deciding ?? 'B' });
  if (!mine) return text(cards.length === 0 ? 'page-watching-turn' : 'page-turn-of', { name });
  if (view.phase === 'award' && view.seats === 2) return text('kitsune-table-ask-award-two');
  if (view.phase === 'award' && view.pending.length > 1) return text('kitsune-table-ask-award-any');
  if (view.phase !== 'play') return text(`kitsune-table-ask-${view.phase}`);
  const last = view.trick.at(-1);
  const bound =
    last?.card === 'Bk' && new Set(cards).size > new Set([...live].map((step) => wordIn(step, 'card'))).size;
  if (bound) return text('kitsune-table-ask-bound', { clan: view.clans[last.seat] ?? 'B' });
  return text(view.trick.length === 0 ? 'kitsune-table-ask-first' : 'kitsune-table-ask-play');
}

/** What stands in the pill before the question, where it is not "your turn". */
export function pillOf(view: KitsuneView): string | undefined {
  if (view.phase === 'exchange') return text('kitsune-table-together');
  if (view.phase === 'target') return text('kitsune-card', { card: 'Ka' });
  if (view.phase === 'fetch') return text('kitsune-token', { token: 'discard' });
  return view.phase === 'award' || view.phase === 'leader'
    ? text('kitsune-table-clan', { clan: view.deciding ?? 'B' })
    : undefined;
}

type Deciding = {
  view: KitsuneView;
  picked: Meant | null;
  after: Foreseen | null;
  choice: Choice | null;
  sent: boolean;
  names: string[];
};

/** The key's words: the move, and what would come of it as far as the table shows. */
export function keyOf({ view, picked, after, choice, sent, names }: Deciding): Wording | null {
  if (!picked || !choice) return { label: text('kitsune-table-pick', { phase: view.phase }) };
  const effects = choice.effect?.map((effect) => sentence(effect, names)) ?? [];
  switch (picked.does) {
    case 'give': {
      const name = names[view.receivers[view.seat ?? -1] ?? -1] ?? '';
      const label = text(sent ? 'kitsune-table-key-given' : 'kitsune-table-key-give', { card: picked.card, name });
      return { label, more: text('kitsune-table-key-change') };
    }
    case 'target': {
      const play = view.trick[picked.index];
      const label = text('kitsune-table-key-cut', { card: play?.card ?? 'none', name: names[play?.seat ?? 0] ?? '' });
      return { label, more: outlook(view, after) };
    }
    case 'play':
      return {
        label: sentence(choice.label, names),
        more: [...effects, outlook(view, after)].filter(Boolean).join(' · '),
      };
    default:
      return null;
  }
}

/** The totals with this play, and who would move if it is the last. */
export function outlook(view: KitsuneView, after: Foreseen | null): string {
  if (!after) return '';
  const { blue, orange } = after.totals;
  if (!after.ends) return text('kitsune-table-so-far', { blue, orange });
  const [high, low] = [Math.max(blue, orange), Math.min(blue, orange)];
  if (after.clan === null) return text('kitsune-table-ahead-tied', { high, low });
  if (after.blocked) return text('kitsune-table-ahead-blocked', { high, low });
  const ours = view.seat !== null && view.clans[view.seat] === after.clan;
  return text('kitsune-table-ahead', { high, low, whose: ours ? 'us' : 'them', clan: after.clan, count: after.spaces });
}
