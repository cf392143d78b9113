// Letters as people see them: a family that is one picture is one of them, however many signs it is written with.

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** How long a text is, as the server counts it: in signs. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** The beginning of a text that has at most so many signs; no letter is cut in two. */
export function shortened(text: string, most: number): string {
  let short = '';
  for (const { segment } of segmenter.segment(text)) {
    if (lengthOf(short) + lengthOf(segment) > most) break;
    short += segment;
  }
  return short;
}
