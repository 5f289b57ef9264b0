/** What another server has changed or removed is honoured here for no longer than this. */
const rememberFor = 2_000;
const mostRemembered = 1_000;

/** What the store said a moment ago, for reads, which are many. */
export class ShortLivedCache<T> {
  readonly #remembered = new Map<string, { value: T; until: number }>();
  #changes = 0;

  recall(key: string): T | undefined {
    const entry = this.#remembered.get(key);
    return entry && entry.until > Date.now() ? entry.value : undefined;
  }

  /** What was read before a change is not remembered after it. */
  async read(key: string, read: () => Promise<T>, isWorthwhile: (value: T) => boolean): Promise<T> {
    const before = this.#changes;
    const value = await read();
    if (isWorthwhile(value) && before === this.#changes) {
      if (this.#remembered.size >= mostRemembered) this.#remembered.clear();
      this.#remembered.set(key, { value, until: Date.now() + rememberFor });
    }
    return value;
  }

  forget(key: string): void {
    this.#remembered.delete(key);
    this.#changes += 1;
  }
}
