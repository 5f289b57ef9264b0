import { connect, type Socket } from 'node:net';

export type Answer = { status: number; bytes: number; firstByteMs: number };

/**
 * One kept connection that sends a prepared request and counts what comes back. It shares two cores with the
 * server it measures, so it does no more than that: no headers are parsed but the two it needs.
 */
export class KeepAliveClient {
  readonly #origin: URL;
  #socket: Socket;
  #answer: PendingAnswer | undefined;

  constructor(origin: string) {
    this.#origin = new URL(origin);
    this.#socket = this.#connect();
  }

  send(request: Buffer): Promise<Answer> {
    // A server ends what was idle for long, and a socket that has ended says so to nobody who writes to it.
    if (this.#socket.destroyed) this.#socket = this.#connect();
    return new Promise((resolve, reject) => {
      this.#answer = new PendingAnswer(resolve, reject);
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #connect(): Socket {
    const { hostname, port } = this.#origin;
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    socket.on('data', (chunk: Buffer) => this.#answer?.take(chunk));
    socket.on('error', (error) => this.#answer?.fail(error));
    socket.on('close', () => this.#answer?.fail(new Error('The server closed the connection.')));
    return socket;
  }
}

/** The bytes of a POST, made once. */
export function postRequest(
  origin: string,
  path: string,
  given: { headers: Record<string, string>; body: unknown },
): Buffer {
  const body = Buffer.from(JSON.stringify(given.body));
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${new URL(origin).host}`,
    ...Object.entries(given.headers).map(([name, value]) => `${name}: ${value}`),
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}

const headEnd = '\r\n\r\n';
/** With the end of the chunk before it: a row of a file may end in a zero. */
const lastChunk = Buffer.from('\r\n0\r\n\r\n');

class PendingAnswer {
  readonly #resolve: (answer: Answer) => void;
  readonly fail: (error: Error) => void;
  readonly #started = performance.now();
  #status = 0;
  #bytes = 0;
  #firstByteMs = 0;
  /** Bytes of the body that are still to come; unknown for one in chunks. */
  #left: number | undefined;
  #head = '';
  #tail = Buffer.alloc(0);

  constructor(resolve: (answer: Answer) => void, reject: (error: Error) => void) {
    this.#resolve = resolve;
    this.fail = reject;
  }

  take(chunk: Buffer): void {
    if (this.#status > 0) this.#takeBody(chunk);
    else this.#takeHead(chunk);
  }

  #takeHead(chunk: Buffer): void {
    const before = this.#head.length;
    this.#head += chunk.toString('latin1');
    const end = this.#head.indexOf(headEnd);
    if (end < 0) return;
    this.#status = Number(this.#head.slice(9, 12));
    const length = /\r\ncontent-length: (\d+)/i.exec(this.#head)?.[1];
    this.#left = length === undefined ? undefined : Number(length);
    this.#takeBody(chunk.subarray(end + headEnd.length - before));
  }

  #takeBody(chunk: Buffer): void {
    if (this.#bytes === 0 && chunk.length > 0) this.#firstByteMs = performance.now() - this.#started;
    this.#bytes += chunk.length;
    if (this.#left === undefined) this.#tail = Buffer.concat([this.#tail, chunk]).subarray(-lastChunk.length);
    else this.#left -= chunk.length;
    if (this.#left === 0 || this.#tail.equals(lastChunk)) {
      this.#resolve({ status: this.#status, bytes: this.#bytes, firstByteMs: this.#firstByteMs });
    }
  }
}
