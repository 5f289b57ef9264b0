export type CacheLimits<T> = {
  /** Milliseconds. Older values are given once more while they are read anew, up to `goodFor`. */
  freshFor: number;
  goodFor: number;
  /** All values together; those that were not used for longest make room. */
  mostWeight: number;
  weightOf(value: T): number;
};

/** `isUnasked`: nobody waits for it, and whoever asked may be gone before it is there. */
type Read<T> = (isUnasked: boolean) => Promise<T>;
/** What an entry takes beside its key and its value. */
const bytesOfEntry = 200;

type Entry<T> = { value: Promise<T>; since: number; weight: number; isRefreshing: boolean };

/** Kept in memory alone: it may be lost, and another server reads its own. */
export class RefreshingCache<T> {
  readonly #kept = new Map<string, Entry<T>>();
  readonly #limits: CacheLimits<T>;
  #weight = 0;

  constructor(limits: CacheLimits<T>) {
    this.#limits = limits;
  }

  /** `fresh`: what is older than that is read anew before it is given. */
  get(key: string, read: Read<T>, wanted?: 'fresh'): Promise<T> {
    const { freshFor, goodFor } = this.#limits;
    const entry = this.#kept.get(key);
    const age = entry ? Date.now() - entry.since : Number.POSITIVE_INFINITY;
    if (!entry || age >= (wanted === 'fresh' ? freshFor : goodFor)) return this.#add(key, read(false));
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    if (age >= freshFor) this.#refresh(key, entry, read);
    // Whoever asked first may have cancelled, which is no answer for anybody else.
    return entry.value.catch(() => read(false));
  }

  #add(key: string, value: Promise<T>): Promise<T> {
    this.#drop(key);
    const entry: Entry<T> = { value, since: Date.now(), weight: 0, isRefreshing: false };
    this.#kept.set(key, entry);
    value.then(
      (read) => this.#weigh(key, entry, read),
      () => {
        if (this.#kept.get(key) === entry) this.#drop(key);
      },
    );
    return value;
  }

  #refresh(key: string, entry: Entry<T>, read: Read<T>): void {
    if (entry.isRefreshing) return;
    entry.isRefreshing = true;
    read(true).then(
      (value) => {
        if (this.#kept.get(key) === entry) this.#add(key, Promise.resolve(value));
      },
      // What was read before stays good for its time; the next question tries again.
      () => {
        entry.isRefreshing = false;
      },
    );
  }

  #weigh(key: string, entry: Entry<T>, value: T): void {
    if (this.#kept.get(key) !== entry) return;
    const { weightOf, mostWeight, goodFor } = this.#limits;
    entry.weight = bytesOfEntry + key.length + weightOf(value);
    this.#weight += entry.weight;
    // Those in front were not used for longest.
    for (const [oldest, { since }] of this.#kept) {
      if (this.#weight <= mostWeight && Date.now() - since < goodFor) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#weight -= this.#kept.get(key)?.weight ?? 0;
    this.#kept.delete(key);
  }
}
