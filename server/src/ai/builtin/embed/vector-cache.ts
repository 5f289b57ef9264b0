/** The vectors of the texts asked for last. */
export class VectorCache {
  readonly #most: number;
  readonly #vectors = new Map<string, Float32Array>();

  constructor(most: number) {
    this.#most = most;
  }

  get(text: string): Float32Array | undefined {
    const vector = this.#vectors.get(text);
    if (vector) this.#touch(text, vector);
    return vector;
  }

  set(text: string, vector: Float32Array): void {
    this.#touch(text, vector);
    const oldest = this.#vectors.keys().next().value;
    if (this.#vectors.size > this.#most && oldest !== undefined) this.#vectors.delete(oldest);
  }

  #touch(text: string, vector: Float32Array): void {
    this.#vectors.delete(text);
    this.#vectors.set(text, vector);
  }
}
