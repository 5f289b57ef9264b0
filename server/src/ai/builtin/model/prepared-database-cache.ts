/** Databases that were made ready for questions: so many, and together no heavier than `mostWeight`. */
export class PreparedDatabaseCache<Prepared> {
  readonly #kept = new Map<string, { prepared: Prepared; weight: number }>();
  readonly #most: number;
  readonly #mostWeight: number;
  #weight = 0;

  constructor({ most, mostWeight }: { most: number; mostWeight: number }) {
    this.#most = most;
    this.#mostWeight = mostWeight;
  }

  /** The latest used is the last to go. */
  get(key: string): Prepared | undefined {
    const found = this.#kept.get(key);
    if (found === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.prepared;
  }

  /** Those that were not used for longest make room before it is made: both together may be too much. */
  add(key: string, weight: number, prepare: () => Prepared): Prepared {
    for (const [oldest, { weight: freed }] of this.#kept) {
      if (this.#kept.size < this.#most && this.#weight + weight <= this.#mostWeight) break;
      this.#kept.delete(oldest);
      this.#weight -= freed;
    }
    const prepared = prepare();
    this.#kept.set(key, { prepared, weight });
    this.#weight += weight;
    return prepared;
  }
}
