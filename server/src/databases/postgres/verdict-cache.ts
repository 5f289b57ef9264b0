import type { Verdict } from '../../guard/postgres/approve.ts';

const most = 500;
/** A view or a function may be replaced behind our back: a verdict on its definition must not outlive it long. */
const lifetime = 60_000;

/** What the guard found out, by text. A statement that runs again costs no look into the catalogue. */
export class VerdictCache {
  readonly #known = new Map<string, { verdict: Verdict; until: number }>();
  #fingerprint = '';

  async get(key: string, examine: () => Promise<Verdict>): Promise<Verdict> {
    const known = this.#known.get(key);
    this.#known.delete(key);
    const entry =
      known && known.until > Date.now() ? known : { verdict: await examine(), until: Date.now() + lifetime };
    this.#known.set(key, entry);
    for (const [oldest] of this.#known) {
      if (this.#known.size <= most) break;
      this.#known.delete(oldest);
    }
    return entry.verdict;
  }

  /** Another structure may give the same names another meaning. */
  keepFor(fingerprint: string): void {
    if (fingerprint !== this.#fingerprint) this.#known.clear();
    this.#fingerprint = fingerprint;
  }
}
