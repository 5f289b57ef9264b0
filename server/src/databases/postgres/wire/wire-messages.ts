/**
 * The protocol's messages of a pipeline, gathered into one buffer: the driver makes a buffer of each, and a
 * write of many buffers costs the process more than the statement does.
 */
export class Messages {
  #buffer = Buffer.allocUnsafe(1_024);
  #end = 0;
  /** Where the length of the message under way belongs. */
  #start = 0;

  parse(name: string, text: string, types: readonly number[]): void {
    this.#open('P');
    this.#text(name);
    this.#text(text);
    this.#int16(types.length);
    for (const type of types) this.#int32(type);
    this.#close();
  }

  /** Values and results as text. */
  bind(portal: string, statement: string, values: readonly (string | null)[]): void {
    this.#open('B');
    this.#text(portal);
    this.#text(statement);
    this.#int16(0);
    this.#int16(values.length);
    for (const value of values) this.#value(value);
    this.#int16(0);
    this.#close();
  }

  describe(what: 'P' | 'S', name: string): void {
    this.#open('D');
    this.#byte(what);
    this.#text(name);
    this.#close();
  }

  /** Zero rows are all of them. */
  execute(portal: string, rows: number): void {
    this.#open('E');
    this.#text(portal);
    this.#int32(rows);
    this.#close();
  }

  sync(): void {
    this.#open('S');
    this.#close();
  }

  /** Whole messages that were made before. */
  append(bytes: Buffer): void {
    this.#need(bytes.length);
    this.#end += bytes.copy(this.#buffer, this.#end);
  }

  take(): Buffer {
    return this.#buffer.subarray(0, this.#end);
  }

  #open(type: string): void {
    this.#byte(type);
    this.#start = this.#end;
    this.#int32(0);
  }

  #close(): void {
    this.#buffer.writeInt32BE(this.#end - this.#start, this.#start);
  }

  #value(value: string | null): void {
    const bytes = value === null ? -1 : Buffer.byteLength(value);
    this.#int32(bytes);
    if (value === null) return;
    this.#need(bytes);
    this.#end += this.#buffer.write(value, this.#end);
  }

  #text(text: string): void {
    this.#need(Buffer.byteLength(text) + 1);
    this.#end += this.#buffer.write(text, this.#end);
    this.#buffer[this.#end] = 0;
    this.#end += 1;
  }

  #byte(letter: string): void {
    this.#need(1);
    this.#buffer[this.#end] = letter.charCodeAt(0);
    this.#end += 1;
  }

  #int16(number: number): void {
    this.#need(2);
    this.#end = this.#buffer.writeUInt16BE(number, this.#end);
  }

  #int32(number: number): void {
    this.#need(4);
    this.#end = this.#buffer.writeInt32BE(number | 0, this.#end);
  }

  #need(bytes: number): void {
    if (this.#end + bytes <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafe((this.#end + bytes) * 2);
    this.#buffer.copy(larger, 0, 0, this.#end);
    this.#buffer = larger;
  }
}
