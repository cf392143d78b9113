// Finding words in the rules: accents and case do not matter, a number finds its rule.

type Part = { text: string; hit: boolean };

/** Lower case without accents, letter by letter, so that positions stay the same. */
function plain(text: string): string {
  return Array.from(text, (letter) => letter.normalize('NFD')[0]?.toLowerCase() ?? letter).join('');
}

/** Whether a rule holds the words sought, in its sentence or its number. */
export function matches(rule: { number: string; sentence: string }, sought: string): boolean {
  const wanted = plain(sought.trim());
  return wanted !== '' && (plain(rule.sentence).includes(wanted) || plain(rule.number).includes(wanted));
}

/** A sentence cut where the words sought begin and end. */
export function marked(sentence: string, sought: string): Part[] {
  const wanted = plain(sought.trim());
  if (wanted === '') return [{ text: sentence, hit: false }];
  const parts: Part[] = [];
  const letters = plain(sentence);
  let from = 0;
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: sentence.slice(from, at), hit: false });
    from = at + wanted.length;
    parts.push({ text: sentence.slice(at, from), hit: true });
  }
  if (from < sentence.length) parts.push({ text: sentence.slice(from), hit: false });
  return parts;
}
