// @vitest-environment node
// Colours that people must be able to read: WCAG ratios over the palettes, by day and by night.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TEXT = 4.5;
const MARK = 3;

function palette(file: string, world: string): Map<string, string> {
  const css = readFileSync(file, 'utf8');
  const block = new RegExp(`\\.${world}\\s*\\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [match[1]!, match[2]!.trim()]));
}

function colour(found: Map<string, string>, name: string, night: boolean): string {
  const value = found.get(name) ?? '';
  const chosen = /light-dark\((#\w+),\s*(#\w+)\)/.exec(value)?.[night ? 2 : 1] ?? value;
  const other = /^var\(--([\w-]+)\)$/.exec(chosen)?.[1];
  return other ? colour(found, other, night) : chosen;
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const PAIRS: [string, string, number][] = [
  ['ink', 'plate', TEXT],
  ['ink-2', 'plate', TEXT],
  ['ink', 'well', TEXT],
  ['ink-2', 'well', TEXT],
  ['on-accent', 'accent', TEXT],
  ['on-ground', 'ground', TEXT],
  ['on-sky', 'sky-a', TEXT],
  ['on-sky', 'sky-b', TEXT],
  ['focus', 'plate', MARK],
  ['focus', 'ground', MARK],
];
const TRAY_PAIRS: [string, string, number][] = [
  ['on-tray', 'tray', TEXT],
  ['on-tray-2', 'tray', TEXT],
  ['accent', 'tray', MARK],
];

const worlds = [
  { world: 'house', file: 'src/lib/look/tokens.css', pairs: PAIRS },
  ...['kariba', 'boss-kito', 'bossa', 'kitsune', 'exploding-kittens'].map((world) => ({
    world,
    file: `src/games/${world}/palette.css`,
    pairs: [...PAIRS, ...TRAY_PAIRS],
  })),
];

describe.each(worlds)('$world', ({ world, file, pairs }) => {
  const found = palette(file, world);
  it.each([
    ['day', false],
    ['night', true],
  ] as const)('can be read by %s', (_, night) => {
    const weak = pairs
      .map(([text, ground, floor]) => ({
        text,
        ground,
        floor,
        is: ratio(colour(found, text, night), colour(found, ground, night)),
      }))
      .filter((pair) => !(pair.is >= pair.floor));
    expect(weak).toEqual([]);
  });
});
