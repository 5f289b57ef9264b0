import { createHash } from 'node:crypto';

/** Chance that repeats itself: the same seed gives the same rows on every machine. */
export class SeededRandom {
  #state: number;

  constructor(seed: string) {
    this.#state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  }

  /** From 0 up to, but not including, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Both ends included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least);
  }

  pick<T>(list: readonly T[]): T {
    const found = list[Math.floor(this.next() * list.length)];
    if (found === undefined) throw new Error('There is nothing to pick from.');
    return found;
  }

  weighted<T>(choices: readonly (readonly [T, number])[]): T {
    const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
    let left = this.next() * total;
    for (const [choice, weight] of choices) {
      left -= weight;
      if (left < 0) return choice;
    }
    return this.pick(choices)[0];
  }

  /** A few are picked often, most seldom: the first of the list are the favourites. */
  favourite<T>(list: readonly T[], strength = 2): T {
    const found = list[Math.floor(this.next() ** strength * list.length)];
    if (found === undefined) throw new Error('There is nothing to pick from.');
    return found;
  }

  some<T>(list: readonly T[], count: number): T[] {
    const left = [...list];
    return Array.from({ length: Math.min(count, left.length) }, () => {
      return left.splice(Math.floor(this.next() * left.length), 1)[0] as T;
    });
  }

  /** How often something happens that happens so often on average (Knuth). */
  count(average: number): number {
    const limit = Math.exp(-average);
    let product = this.next();
    let count = 0;
    while (product > limit) {
      product *= this.next();
      count += 1;
    }
    return count;
  }

  /** Around zero, seldom beyond three. */
  spread(): number {
    return this.next() + this.next() + this.next() + this.next() - 2;
  }
}
