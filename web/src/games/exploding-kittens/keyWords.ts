// What the key says: the whole consequence of a decision as far as anybody can know it, in one line and one more.
import type { ExplodingKittensView } from '$lib/protocol';
import { text } from '$lib/texts.svelte';
import type { Wording } from '$lib/table/Key.svelte';
import { CATS, DEFUSE, KITTEN, type Declared } from './places';

const GAME = 'exploding-kittens-table-key';

/** The key for what is declared so far; what is still missing is asked for. */
export function keyWords(said: Declared | null, view: ExplodingKittensView, names: string[]): Wording {
  if (said === null) return { label: text(`${GAME}-${view.phase === 'give' ? 'give' : 'play'}-what`) };
  const who = names[said.target ?? -1] ?? '';
  switch (said.kind) {
    case 'draw': {
      const safe = (view.hands[view.seat ?? -1]?.[DEFUSE] ?? 0) > 0;
      const more = view.odds
        ? text(`${GAME}-draw-more`, { percent: Math.round((view.odds[KITTEN] ?? 0) * 100), safe })
        : text(`${GAME}-draw-blind`, { safe });
      return { label: text(`${GAME}-draw`, { count: view.owed }), more };
    }
    case 'give':
      return {
        label: text(`${GAME}-give`, { title: said.title ?? 0, who: names[view.active] ?? '' }),
        more: text(`${GAME}-give-more`),
      };
    case 'place':
      return {
        label: text(`${GAME}-place`),
        more: text('exploding-kittens-table-above', { above: said.depth ?? 0, below: view.pile - (said.depth ?? 0) }),
      };
    case 'favor':
    case 'pair':
      if (said.target === null) return { label: text(`${GAME}-${said.kind}-whom`), more: text(`${GAME}-whom`) };
      return {
        label: text(`${GAME}-${said.kind}`, { who }),
        more: text(`${GAME}-${said.kind}-more`, { who, count: view.handSizes[said.target] ?? 0 }),
      };
    case 'three':
    case 'burglar': {
      if (said.target === null) return { label: text(`${GAME}-${said.kind}-whom`), more: text(`${GAME}-whom`) };
      if (said.named === null) return { label: text(`${GAME}-ask-what`, { who }), more: text(`${GAME}-what`) };
      const chance = view.cats?.[said.target]?.[said.named - CATS];
      const percent = chance === undefined ? -1 : Math.round(chance * 20) * 5;
      return {
        label: text(`${GAME}-ask`, { who, title: said.named }),
        more: text(`${GAME}-${said.kind}-more`, { percent }),
      };
    }
    default:
      return {
        label: text(`exploding-kittens-do-${said.kind}`),
        more: text(`${GAME}-${said.kind}-more`, { count: view.shows }),
      };
  }
}
