// The ten wooden peg dolls: hair, pattern and colour together tell them apart, never colour alone.

export type Hair = 'bun' | 'long' | 'beard' | 'curls' | 'cap' | 'short';
export type Pattern = 'stripes' | 'dots' | 'plain' | 'zigzag' | 'scarf';
export type DollLook = { dress: string; pattern: Pattern; skin: string; hair: Hair; tint: string };

export const DOLLS: readonly DollLook[] = [
  { dress: '#2f8f83', pattern: 'stripes', skin: '#f0c490', hair: 'bun', tint: '#4a2a16' },
  { dress: '#d2506f', pattern: 'dots', skin: '#e2ab72', hair: 'long', tint: '#2b1b18' },
  { dress: '#e0912f', pattern: 'plain', skin: '#f5d3a8', hair: 'beard', tint: '#6b3a1c' },
  { dress: '#6a63c4', pattern: 'zigzag', skin: '#a8683c', hair: 'curls', tint: '#1d1512' },
  { dress: '#7a8b2f', pattern: 'zigzag', skin: '#c98a55', hair: 'cap', tint: '#2d4a8a' },
  { dress: '#b05a2a', pattern: 'dots', skin: '#f5d3a8', hair: 'short', tint: '#e8c15a' },
  { dress: '#3d86d6', pattern: 'scarf', skin: '#f0c490', hair: 'long', tint: '#c4553a' },
  { dress: '#8a3f6b', pattern: 'plain', skin: '#a8683c', hair: 'bun', tint: '#e9dcc3' },
  { dress: '#241a16', pattern: 'stripes', skin: '#e2ab72', hair: 'curls', tint: '#d9722a' },
  { dress: '#c79a46', pattern: 'scarf', skin: '#a8683c', hair: 'short', tint: '#2b1b18' },
];

/** The levels of bots, weakest first: each is called after the metal it is made of; the last is cut from a gem. */
const LEVELS: readonly string[] = ['tin', 'copper', 'brass', 'silver', 'gold', 'diamond'];

/** What levels were called before they had names; old tables and replays still say so. */
const FORMER: Readonly<Record<string, string>> = {
  random: 'tin',
  greedy: 'copper',
  'search:1k': 'silver',
  'search:10k': 'gold',
};

/** The colours of the metals, and of the gem. */
export const METALS: readonly string[] = ['#b9c6cd', '#d98b5f', '#d3ad45', '#eef3f6', '#ffc93d', '#9fe6f5'];

/** The place of what has facets. */
export const GEM = METALS.length - 1;

/** What bots play at unless somebody chooses. */
const USUAL = 'brass';

/** Which metal a bot of this level is made of, counted from tin. */
export function metalOf(level: string): number {
  return Math.max(0, LEVELS.indexOf(FORMER[level] ?? level));
}

/** A bot of middling strength, for a game at one tap. */
export function middleLevel(levels: string[]): string {
  return levels.includes(USUAL) ? USUAL : (levels[Math.floor(levels.length / 2)] ?? '');
}
