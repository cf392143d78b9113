// @vitest-environment node
// Names that are too long end between two letters, never within one.
import { describe, expect, it } from 'vitest';
import { lengthOf, shortened } from '$lib/letters';

const FAMILY = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}';
const ITALY = '\u{1f1ee}\u{1f1f9}';
const ACCENT = 'e\u0301';

describe('a name that is too long', () => {
  it('is counted as the server counts it', () => {
    expect([FAMILY, ITALY, ACCENT, 'Zoë'].map(lengthOf)).toEqual([7, 2, 2, 3]);
  });

  it('keeps what fits', () => {
    expect(shortened('Giulia', 16)).toBe('Giulia');
    expect(shortened('Wilhelmine-Alexandra', 16)).toBe('Wilhelmine-Alexa');
    expect(shortened(FAMILY + FAMILY, 14)).toBe(FAMILY + FAMILY);
  });

  it('loses a family, a flag or a letter with its accent whole', () => {
    expect(shortened(FAMILY.repeat(3), 16)).toBe(FAMILY + FAMILY);
    expect(shortened(`Ada${FAMILY}`, 9)).toBe('Ada');
    expect(shortened(ITALY.repeat(3), 5)).toBe(ITALY + ITALY);
    expect(shortened(`caf${ACCENT}`, 4)).toBe('caf');
    expect(shortened(FAMILY, 0)).toBe('');
  });
});
