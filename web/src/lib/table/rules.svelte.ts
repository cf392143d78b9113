// The rule somebody asked about: any rule number on the page opens the same card.

class AskedRule {
  number = $state<string | null>(null);

  open(number: string): void {
    this.number = number;
  }

  close(): void {
    this.number = null;
  }
}

export const askedRule = new AskedRule();

/** The game a rule number belongs to, by the prefixes of the worlds. */
export function gameOfRule(number: string, prefixes: Record<string, string>): string | null {
  return Object.entries(prefixes).find(([, prefix]) => number.startsWith(prefix))?.[0] ?? null;
}
