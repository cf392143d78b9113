// Large rooms, one rule: lengths are written for the rooms that the pages were drawn for, and grow with the real room.
// In the built page a px is one --unit, and a rem, the measure of words, 16 --type: `look/tokens.css` sets both by the size of
// the window. Written PX a length stays as it is: inside drawings, which grow by themselves, and in rings of focus.
import type { Plugin } from 'postcss';

const LENGTH = /(?<![\w.#-])(-?(?:\d+\.?\d*|\.\d+))(px|rem)\b/g;
const REM = 16;
/** What the rule itself is made of. */
const MEASURES = new Set(['--unit', '--type', 'initial-value']);

/** The value of a declaration in units of the room. */
export function inUnits(value: string): string {
  return value.replace(LENGTH, (whole, number: string, unit: 'px' | 'rem') => {
    if (Number(number) === 0) return whole;
    return unit === 'px' ? `calc(${number}*var(--unit))` : `calc(${Number(number) * REM}*var(--type))`;
  });
}

export function rooms(): Plugin {
  return {
    postcssPlugin: 'rooms',
    OnceExit(sheet) {
      sheet.walkDecls((declaration) => {
        if (!MEASURES.has(declaration.prop)) declaration.value = inUnits(declaration.value);
      });
    },
  };
}
