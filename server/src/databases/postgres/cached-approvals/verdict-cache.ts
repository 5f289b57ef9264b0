import type { Verdict } from '../../../guard/approve-postgres.ts';

const most = 500;
/** Letters of statements; a few of the longest must not fill the memory. */
const mostLetters = 4_000_000;
/** A view or a function may be replaced behind our back: a verdict on its definition must not outlive it long. */
const lifetime = 60_000;

/** What the guard found out, by text. A statement that runs again costs no look into the catalogue. */
export class VerdictCache {
  readonly #known = new Map<string, { verdict: Verdict; until: number }>();
  #fingerprint = '';
  #letters = 0;

  /** One that is still good. It becomes the last to be dropped. */
  known(key: string): Verdict | undefined {
    const entry = this.#known.get(key);
    if (!entry || entry.until <= Date.now()) return undefined;
    this.#known.delete(key);
    this.#known.set(key, entry);
    return entry.verdict;
  }

  async get(key: string, examine: () => Promise<Verdict>): Promise<Verdict> {
    const known = this.#known.get(key);
    this.#forget(key);
    const entry =
      known && known.until > Date.now() ? known : { verdict: await examine(), until: Date.now() + lifetime };
    this.#forget(key);
    this.#known.set(key, entry);
    this.#letters += key.length;
    for (const [oldest] of this.#known) {
      if (this.#known.size <= most && this.#letters <= mostLetters) break;
      this.#forget(oldest);
    }
    return entry.verdict;
  }

  #forget(key: string): void {
    if (this.#known.delete(key)) this.#letters -= key.length;
  }

  /** Another structure may give the same names another meaning. */
  keepFor(fingerprint: string): void {
    if (fingerprint === this.#fingerprint) return;
    this.#known.clear();
    this.#letters = 0;
    this.#fingerprint = fingerprint;
  }
}
