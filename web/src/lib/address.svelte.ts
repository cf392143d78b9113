// Where we are in the house: the address bar as a room, without reloading the page.

export type Room =
  | { name: 'home' }
  | { name: 'open' }
  | { name: 'table'; id: string }
  | { name: 'learn'; game: string }
  | { name: 'puzzles' }
  | { name: 'puzzle'; game: string; number: number }
  | { name: 'replay'; match: string }
  | { name: 'picture'; game: string }
  | { name: 'rules'; game: string }
  | { name: 'gallery' }
  | { name: 'house' }
  | { name: 'me' }
  | { name: 'notices'; link: 'confirm' | 'end' }
  | { name: 'settings' }
  | { name: 'nowhere' };

/** The room a path leads to. */
export function roomAt(path: string): Room {
  const [, first = '', second = '', third = ''] = path.split('/').map(decodeURIComponent);
  if (first === '') return { name: 'home' };
  if (first === 'gallery') return { name: 'gallery' };
  if (first === 'house') return { name: 'house' };
  if (first === 'me') return { name: 'me' };
  if (first === 'settings') return { name: 'settings' };
  if (first === 'open') return { name: 'open' };
  if (first === 'puzzles' && second === '') return { name: 'puzzles' };
  if (second === '') return { name: 'nowhere' };
  switch (first) {
    case 'notices':
      return second === 'confirm' || second === 'end' ? { name: 'notices', link: second } : { name: 'nowhere' };
    case 't':
      return { name: 'table', id: second };
    case 'learn':
      return { name: 'learn', game: second };
    case 'puzzles':
      return /^[1-9]\d{0,3}$/.test(third)
        ? { name: 'puzzle', game: second, number: Number(third) }
        : { name: 'nowhere' };
    case 'replay':
      return { name: 'replay', match: second };
    case 'picture':
      return { name: 'picture', game: second };
    case 'rules':
      return { name: 'rules', game: second };
    default:
      return { name: 'nowhere' };
  }
}

class Address {
  path = $state(location.pathname);
  room = $derived(roomAt(this.path));
  /** There is a newer page: the next walk loads it. */
  outdated = false;

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname));
  }

  /** Walks to another room. */
  go(to: string): void {
    if (this.outdated) return location.assign(to);
    history.pushState(null, '', to);
    this.path = location.pathname;
    scrollTo(0, 0);
  }
}

export const address = new Address();

/** Makes a plain link walk inside the page; other clicks (new tab, download) stay the browser's. */
export function inside(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname === location.pathname && link.hash) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  address.go(link.pathname + link.search + link.hash);
}
