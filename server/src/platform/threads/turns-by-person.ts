/**
 * Who is next where several people wait for the same thing: they take turns, so that whatever waits of one person keeps
 * another waiting for one piece of it at most. Of each person's own the first comes first.
 */
export class TurnsByPerson<Item> {
  /** In the order of their turns. */
  readonly #lines = new Map<string, Item[]>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(person: string, item: Item): void {
    const line = this.#lines.get(person);
    if (line) line.push(item);
    else this.#lines.set(person, [item]);
    this.#length += 1;
  }

  next(): Item | undefined {
    // Nobody waits, as after most runs.
    if (this.#length === 0) return undefined;
    const [first] = this.#lines;
    if (!first) return undefined;
    const [person, line] = first;
    const item = line.shift();
    // To the end of those who wait.
    this.#lines.delete(person);
    if (line.length > 0) this.#lines.set(person, line);
    this.#length -= 1;
    return item;
  }

  leave(person: string, item: Item): void {
    const line = this.#lines.get(person);
    const at = line?.indexOf(item) ?? -1;
    if (line && at >= 0) this.#take(person, line, at);
  }

  /**
   * Makes room for this person where there is no more: whoever waits with most loses what they asked for last, unless this
   * person has as much waiting. Gives what must be told that it is turned away.
   */
  makeRoomFor(person: string): Item | undefined {
    const own = this.#lines.get(person)?.length ?? 0;
    const [longest] = [...this.#lines].toSorted(([, a], [, b]) => b.length - a.length);
    if (!longest || longest[1].length <= own + 1) return undefined;
    const [other, line] = longest;
    return this.#take(other, line, line.length - 1);
  }

  #take(person: string, line: Item[], at: number): Item | undefined {
    const [item] = line.splice(at, 1);
    if (line.length === 0) this.#lines.delete(person);
    this.#length -= 1;
    return item;
  }
}
