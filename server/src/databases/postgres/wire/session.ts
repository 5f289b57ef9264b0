import type { Duplex } from 'node:stream';
import pg from 'pg';
import { limitHandshake } from '../../limit-handshake-bytes.ts';
import type { ServerTarget } from '../../server-target.ts';
import { connectionFailed } from '../map-database-errors.ts';
import { cancelOnServer } from './cancel-on-server.ts';
import { clientConfig } from './client-config.ts';
import { type Field, Pipeline, type Step, type StepResult } from './pipeline.ts';
import { SessionLimits } from './session-limits.ts';

/** A statement a session keeps parsed. */
type Prepared = { name: string; fields: Field[] | null };

type WireLimit = { left: number; onOverflow: () => void };

/** What a run brings besides its rows: descriptions, completions, the rest of a chunk. */
const overhead = 65_536;
/** An answer to one of our own questions: no catalogue needs more. */
const largestAnswer = 64 * 1_048_576;

/** A server keeps a plan for each; more than this on one connection is a leak. */
const mostPrepared = 64;

type Inside = {
  connection: {
    stream: Duplex;
    once(event: 'sslconnect', listener: () => void): void;
    close(what: { type: 'S'; name: string }): void;
  };
  processID: number;
  secretKey: number;
  getTransactionStatus(): string | null;
};

export type Ran = {
  results: StepResult[];
  /** More came in than was allowed: the rows are those until there, and the session is gone. */
  isCut: boolean;
};

/** One connection to a server, and what is known of its state. */
export class Session {
  readonly #client: pg.Client;
  readonly #connection: ServerTarget;
  readonly #prepared = new Map<string, Prepared>();
  readonly settings = new Map<string, string>();
  readonly limits = new SessionLimits();
  #wire: WireLimit = this.#nothingExpected();
  #isBroken = false;
  #isRunning = false;
  #keepsNames = true;
  /** A run failed: what the driver knows of the transaction is from before it. */
  #hasFailed = false;
  /** Names the server may or may not know: they must be closed before they are used again. */
  #doubtful: string[] = [];

  private constructor(connection: ServerTarget) {
    this.#connection = connection;
    this.#client = new pg.Client(clientConfig(connection));
    // Without a listener a connection that the server cuts while idle would end the process.
    this.#client.on('error', () => this.#lose());
    this.#client.on('end', () => this.#lose());
  }

  static async open(connection: ServerTarget): Promise<Session> {
    const session = new Session(connection);
    try {
      await session.#connect();
      return session;
    } catch (error) {
      session.destroy();
      throw connectionFailed(error);
    }
  }

  async #connect(): Promise<void> {
    const wire = this.#client as unknown as { connection: NodeJS.EventEmitter };
    wire.connection.on('parameterStatus', ({ parameterName, parameterValue }: Record<string, string>) =>
      this.settings.set(parameterName ?? '', parameterValue ?? ''),
    );
    const greeting = limitHandshake();
    greeting.watch(this.#inside.connection.stream);
    this.#inside.connection.once('sslconnect', () => greeting.watch(this.#inside.connection.stream));
    await this.#client.connect().catch((error: unknown) => {
      throw greeting.failure() ?? error;
    });
    greeting.end();
    this.#inside.connection.stream.on('data', (chunk: Buffer) => this.#count(chunk.length));
  }

  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** Of the server's process, as it told when it greeted. */
  get processId(): number {
    return this.#inside.processID;
  }

  /** As the server counts: 15.4 is 150004. */
  get serverVersion(): number {
    const [major = 0, minor = 0] = (this.settings.get('server_version') ?? '')
      .split('.')
      .map(Number.parseFloat);
    return major * 10_000 + (minor || 0);
  }

  /** Nothing is open: the next run starts as the first one did. */
  get isIdle(): boolean {
    return !this.#isBroken && !this.#hasFailed && this.#inside.getTransactionStatus() === 'I';
  }

  /** In one write. Ends early, with the rows that have arrived, when more than `mostBytes` come in. */
  async run(steps: readonly Step[], mostBytes?: number): Promise<Ran> {
    let rowBytes = 0;
    let isCut = false;
    const cut = () => {
      isCut = true;
      this.abandon();
      pipeline.finish();
    };
    const pipeline = new Pipeline(steps, (bytes) => {
      rowBytes += bytes;
      if (mostBytes !== undefined && rowBytes > mostBytes) cut();
      return !isCut;
    });
    // A value that alone is too large never becomes a row: it is stopped on the wire.
    this.#wire =
      mostBytes === undefined
        ? { left: largestAnswer, onOverflow: () => this.destroy() }
        : { left: mostBytes + overhead, onOverflow: cut };
    this.#isRunning = true;
    this.#client.query(pipeline);
    try {
      const results = await pipeline.done;
      this.#remember(steps, results);
      return { results, isCut };
    } catch (error) {
      this.#hasFailed = true;
      this.#remember(steps.slice(0, pipeline.position), pipeline.results);
      this.#doubtful = steps
        .slice(pipeline.position)
        .flatMap(({ name, known }) => (name && !known ? [name] : []));
      throw error;
    } finally {
      this.#isRunning = false;
      this.#wire = this.#nothingExpected();
    }
  }

  /** A statement under its own name: parsed on its first run here, only bound on the next ones. */
  prepared(name: string, step: Omit<Step, 'name' | 'known'>): Step {
    const known = this.#prepared.get(name);
    if (!known) return this.#keepsNames ? { ...step, name } : step;
    this.#prepared.delete(name);
    this.#prepared.set(name, known);
    return { ...step, name, known: true };
  }

  /** Forgets every prepared statement, and makes none any more where a pooler mixes sessions up. */
  forget(keepsNames: boolean): void {
    this.#doubtful.push(...this.#prepared.keys());
    this.#prepared.clear();
    this.#keepsNames = keepsNames;
  }

  #remember(steps: readonly Step[], results: readonly StepResult[]): void {
    for (const [index, step] of steps.entries()) {
      if (step.name && !step.known)
        this.#prepared.set(step.name, { name: step.name, fields: results[index]?.fields ?? null });
    }
    for (const [name] of this.#prepared) {
      if (this.#prepared.size <= mostPrepared) break;
      this.#prepared.delete(name);
      this.#doubtful.push(name);
    }
    this.#closeDoubtful();
  }

  /** Travels with whatever is sent next, ahead of it. Closing what does not exist is no error. */
  #closeDoubtful(): void {
    if (!this.#isBroken)
      for (const name of this.#doubtful) this.#inside.connection.close({ type: 'S', name });
    this.#doubtful = [];
  }

  fieldsOf(name: string): Field[] | null {
    return this.#prepared.get(name)?.fields ?? null;
  }

  /** Ends a transaction that a failed run left open. False: the session is of no more use. */
  async rollBack(): Promise<boolean> {
    if (this.#isBroken) return false;
    this.#closeDoubtful();
    this.#wire = this.#nothingExpected();
    try {
      await this.#client.query('ROLLBACK');
      this.#hasFailed = false;
      return this.isIdle;
    } catch {
      return false;
    }
  }

  /** Has the server stop what runs here. The session itself learns it as an error of the statement. */
  cancel(): Promise<void> {
    const { processID, secretKey } = this.#inside;
    return cancelOnServer(this.#connection, { processID, secretKey });
  }

  /** Stops reading at once, and has the server stop sending. */
  abandon(): void {
    void this.cancel();
    this.destroy();
  }

  destroy(): void {
    this.#break();
    this.#inside.connection.stream.destroy();
  }

  async end(): Promise<void> {
    if (this.#isBroken) return this.destroy();
    this.#break();
    await this.#client.end().catch(() => undefined);
  }

  /** Notices and the like may come at any time; a server that goes on and on is left. */
  #nothingExpected(): WireLimit {
    return { left: overhead, onOverflow: () => this.destroy() };
  }

  #count(bytes: number): void {
    this.#wire.left -= bytes;
    if (this.#wire.left < 0) this.#wire.onOverflow();
  }

  /** The line was cut: the server does not notice it while it works, and would go on until its time is over. */
  #lose(): void {
    if (this.#isRunning && !this.#isBroken) void this.cancel();
    this.#break();
  }

  #break(): void {
    this.#isBroken = true;
  }

  get #inside(): Inside {
    return this.#client as unknown as Inside;
  }
}
