/**
 * Takes the values out of `[{"r":"…"},…]` while it arrives. The whole text is never held: a row leaves the memory
 * as soon as it was read.
 */
export class StreamingRowReader {
  readonly #decoder = new TextDecoder();
  #text = '';
  /** Where the search for the end of an unfinished value goes on. */
  #scanned = 0;

  /** Letters of a value that has not ended yet. */
  get pending(): number {
    return this.#text.length;
  }

  /** The values that are complete with this chunk. */
  push(chunk: Uint8Array): string[] {
    this.#text += this.#decoder.decode(chunk, { stream: true });
    const values: string[] = [];
    let at = 0;
    for (let start = this.#start(at); start >= 0; start = this.#start(at)) {
      const end = this.#end(Math.max(start + 1, this.#scanned));
      if (end < 0) break;
      values.push(JSON.parse(this.#text.slice(start, end + 1)) as string);
      at = end + 1;
      this.#scanned = 0;
    }
    this.#text = this.#text.slice(at);
    this.#scanned = Math.max(0, this.#scanned - at);
    return values;
  }

  #start(from: number): number {
    const open = this.#text.indexOf('{', from);
    const colon = open < 0 ? -1 : this.#text.indexOf(':', open);
    return colon < 0 ? -1 : this.#text.indexOf('"', colon);
  }

  #end(from: number): number {
    for (let at = this.#text.indexOf('"', from); at >= 0; at = this.#text.indexOf('"', at + 1)) {
      let slashes = 0;
      while (this.#text[at - 1 - slashes] === '\\') slashes += 1;
      if (slashes % 2 === 0) return at;
    }
    this.#scanned = this.#text.length;
    return -1;
  }
}
