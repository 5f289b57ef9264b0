import type { LayerStep } from './layer-step-types.ts';

/** Where things stand in the shared words. */
const places = { claim: 0, done: 1, failed: 2, parts: 3, step: 4 } as const;
const stages: readonly LayerStep['stage'][] = ['start', 'heads', 'rows'];
/**
 * The low byte of `claim` is the next part; above it stands a number that changes with each step. More parts than this
 * would not fit.
 */
const closed = 255;
/** How often a thread looks again before it sleeps: some 20 microseconds, about what waking it takes. */
const looks = 2_000;

export type Claimed = { step: LayerStep; part: number };

/**
 * The parts of one step after the other, shared by threads. A part belongs to whoever claims it; while one is claimed
 * and not done, no further step begins, so what was read before a successful claim is the step of that part.
 */
export class ThreadWorkQueue {
  readonly #words: Int32Array<SharedArrayBuffer>;

  constructor(shared: SharedArrayBuffer = new SharedArrayBuffer(64)) {
    this.#words = new Int32Array(shared);
  }

  get shared(): SharedArrayBuffer {
    return this.#words.buffer;
  }

  /** Begins a step. All parts of the one before are done. */
  open(step: LayerStep, parts: number): void {
    const words = this.#words;
    const turn = ((Atomics.load(words, places.claim) >> 8) + 1) & 0x7fffff;
    // A thread that still looks at the last step must not take its count of parts for that of this one.
    Atomics.store(words, places.claim, (turn << 8) | closed);
    const { stage, layer, last, x, count, relations, joined, attended } = step;
    words.set([stages.indexOf(stage), layer, last, x, count, relations, joined, attended], places.step);
    words[places.parts] = parts;
    Atomics.store(words, places.done, 0);
    Atomics.store(words, places.claim, turn << 8);
    Atomics.notify(words, places.claim);
  }

  /** A part that nobody has claimed, if there is one now. */
  claim(): Claimed | null {
    const words = this.#words;
    for (;;) {
      const seen = Atomics.load(words, places.claim);
      if (!this.#isOpen(seen)) return null;
      const step = this.#step();
      const part = seen & 255;
      if (Atomics.compareExchange(words, places.claim, seen, seen + 1) === seen) return { step, part };
    }
  }

  /** Sleeps until there is a part to claim. */
  waitForPart(): void {
    const words = this.#words;
    let seen = Atomics.load(words, places.claim);
    for (let look = 0; look < looks && !this.#isOpen(seen); look += 1)
      seen = Atomics.load(words, places.claim);
    if (!this.#isOpen(seen)) Atomics.wait(words, places.claim, seen);
  }

  /** Says that a claimed part is done, or cannot be done. */
  finish(outcome: 'done' | 'failed'): void {
    const words = this.#words;
    if (outcome === 'failed') Atomics.store(words, places.failed, 1);
    const done = Atomics.add(words, places.done, 1) + 1;
    if (done === words[places.parts]) Atomics.notify(words, places.done);
  }

  /** Waits until every part is done; `lost` where that took more than `time` ms. */
  waitForAll(time: number): 'done' | 'failed' | 'lost' {
    const words = this.#words;
    const parts = words[places.parts];
    for (let look = 0; look < looks && Atomics.load(words, places.done) !== parts; look += 1);
    for (;;) {
      const done = Atomics.load(words, places.done);
      if (done === parts) return Atomics.exchange(words, places.failed, 0) === 0 ? 'done' : 'failed';
      if (Atomics.wait(words, places.done, done, time) === 'timed-out') return 'lost';
    }
  }

  #isOpen(claim: number): boolean {
    return (claim & 255) < (this.#words[places.parts] as number);
  }

  #step(): LayerStep {
    const [stage = 0, layer = 0, last = 0, x = 0, count = 0, relations = 0, joined = 0, attended = 0] =
      this.#words.subarray(places.step);
    return { stage: stages[stage] ?? 'start', layer, last, x, count, relations, joined, attended };
  }
}
