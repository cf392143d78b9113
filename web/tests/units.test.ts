// The rule by which pages fill their rooms: lengths of the built page are counted in units.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inUnits } from '../rooms';

describe('a length', () => {
  it.each([
    ['12px', 'calc(12*var(--unit))'],
    [
      '0 -.5px 4px -2.5px rgb(0 0 0/.2)',
      '0 calc(-.5*var(--unit)) calc(4*var(--unit)) calc(-2.5*var(--unit)) rgb(0 0 0/.2)',
    ],
    ['calc(100% - 24px)', 'calc(100% - calc(24*var(--unit)))'],
    ['400 1.25rem/1.1 var(--house)', '400 calc(20*var(--type))/1.1 var(--house)'],
  ])('%s grows with the room', (written, built) => expect(inUnits(written)).toBe(built));

  it.each(['0px', '3PX', '50%', '100dvh', 'url(#a12px)', 'var(--a-12px)', '.8em'])('%s stays', (written) =>
    expect(inUnits(written)).toBe(written),
  );
});

it('is measured in one place', () => {
  const tokens = readFileSync('src/lib/look/tokens.css', 'utf8');
  expect(tokens.match(/--unit:/g)).toHaveLength(2); // an upright tablet and a desk; elsewhere a unit is a pixel
});
