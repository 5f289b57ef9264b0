/** One piece of work at a time for each person, in the order in which they asked for it. */
export class PerPersonQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  async take<T>(person: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(person);
    const own = before === undefined ? work() : before.then(work, work);
    this.#last.set(person, own);
    try {
      return await own;
    } finally {
      if (this.#last.get(person) === own) this.#last.delete(person);
    }
  }
}
