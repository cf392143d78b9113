// Who this browser is: a guest with a name and a doll. Asked once, changed in one place.
import { api } from '$lib/api';
import type { Me } from '$lib/protocol';

class Myself {
  who = $state.raw<Me | null>(null);
  #asking: Promise<Me> | null = null;

  /** Who I am; the first answer also brings the cookie that everything else needs. */
  ask(): Promise<Me> {
    this.#asking ??= api.me().then((me) => (this.who = me));
    this.#asking.catch(() => (this.#asking = null));
    return this.#asking;
  }

  async rename(name: string, doll: number): Promise<void> {
    this.who = await api.rename(name, doll);
  }
}

export const myself = new Myself();
