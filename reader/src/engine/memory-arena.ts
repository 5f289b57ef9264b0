import type { WasmMemory } from './web-assembly-types.ts';

const pageBytes = 65_536;
/** The kernel keeps its constants below. */
const firstByte = 4096;

/** A part of the kernel's memory, in bytes. */
export type Region = { start: number; end: number };

/** Hands out the kernel's memory from the bottom to the top. Nothing is freed singly: `release` goes back to a mark. */
export class MemoryArena {
  readonly #memory: WasmMemory;
  readonly #end: number;
  #next: number;

  /** Of a region, where other threads use the rest. */
  constructor(
    memory: WasmMemory,
    { start, end }: Region = { start: firstByte, end: Number.POSITIVE_INFINITY },
  ) {
    this.#memory = memory;
    this.#next = start;
    this.#end = end;
  }

  get bytes(): Uint8Array {
    return new Uint8Array(this.#memory.buffer);
  }

  /** Valid until the next `take`, which may move the memory. */
  floats(at: number, count: number): Float32Array {
    return new Float32Array(this.#memory.buffer, at, count);
  }

  integers(at: number, count: number): Int32Array {
    return new Int32Array(this.#memory.buffer, at, count);
  }

  /** Room for `bytes`, aligned to 16. Its content is left over from before. */
  take(bytes: number): number {
    const at = this.#next;
    this.#next = at + Math.ceil(bytes / 16) * 16;
    if (this.#next > this.#end) throw new RangeError('The region of a thread is too small.');
    // The kernel may read one vector beyond the end of a row.
    const missing = this.#next + 16 - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / pageBytes));
    return at;
  }

  takeFloats(count: number): number {
    return this.take(4 * count);
  }

  /** Room for numbers that are all zero. */
  takeZeros(count: number): number {
    const at = this.takeFloats(count);
    this.floats(at, count).fill(0);
    return at;
  }

  mark(): number {
    return this.#next;
  }

  release(mark: number): void {
    this.#next = mark;
  }
}
