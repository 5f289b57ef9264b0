import type { Connection, Submittable } from 'pg';
import type { Row } from '../text-row-type.ts';
import { Messages } from './wire-messages.ts';

export type Field = { name: string; dataTypeID: number; dataTypeModifier: number };

/** One statement of a pipeline. */
export type Step = {
  text: string;
  /** The prepared statement's name; '' for one that is parsed for this run alone. */
  name?: string;
  /** One of our own statements, always the same and without values or rows. */
  isFixed?: true;
  /** Already parsed under its name on this connection. */
  known?: boolean;
  values?: readonly (string | null)[];
  /** Type numbers of the values, where the server cannot tell from the text. */
  types?: readonly number[];
  portal?: string;
  /** Most rows to hand over; the rest stays in the portal. */
  rows?: number;
  /** 'describe' stops before running; 'fetch' goes on with a portal that is open. */
  mode?: 'run' | 'describe' | 'fetch';
};

export type StepResult = {
  fields: Field[] | null;
  rows: Row[];
  /** Such as `UPDATE 5`; null when rows are left, or when the statement was not run. */
  tag: string | null;
};

/** What the typings of `pg` leave out of a connection. */
type Wire = { stream: { write(bytes: Buffer): void } };

type DataRow = { length: number; fields: Row };

/**
 * Several statements in one write and one answer. The server skips whatever follows a failed one, so a
 * transaction that begins in here and fails in here is still open afterwards: the caller rolls it back.
 */
export class Pipeline implements Submittable {
  readonly results: StepResult[] = [];
  readonly done: Promise<StepResult[]>;
  readonly #steps: readonly Step[];
  readonly #keeps: (bytes: number) => boolean;
  #resolve!: (results: StepResult[]) => void;
  #reject!: (error: Error) => void;
  #at = 0;
  #isFinished = false;

  /** `keeps` is asked about every row that arrives, by its size. */
  constructor(steps: readonly Step[], keeps: (bytes: number) => boolean) {
    this.#steps = steps;
    this.#keeps = keeps;
    for (const _ of steps) this.results.push({ fields: null, rows: [], tag: null });
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  /** How far it came: the step that was running when it ended. */
  get position(): number {
    return this.#at;
  }

  submit(connection: Connection): void {
    const messages = new Messages();
    for (const step of this.#steps) add(messages, step);
    messages.sync();
    (connection as unknown as Wire).stream.write(messages.take());
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    const step = this.#current();
    if (step) step.fields = fields;
    if (this.#steps[this.#at]?.mode === 'describe') this.#at += 1;
  }

  handleDataRow({ fields, length }: DataRow): void {
    const step = this.#current();
    if (step && this.#keeps(length)) step.rows.push(fields);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const step = this.#current();
    if (step) step.tag = text;
    this.#at += 1;
  }

  handlePortalSuspended(): void {
    this.#at += 1;
  }

  handleEmptyQuery(): void {
    this.#at += 1;
  }

  handleReadyForQuery(): void {
    this.finish();
  }

  handleError(error: Error): void {
    if (this.#isFinished) return;
    this.#isFinished = true;
    this.#reject(error);
  }

  /** COPY cannot pass the guard; a server that starts one is no database. */
  handleCopyInResponse(): void {
    this.handleError(new Error('The server started a COPY.'));
  }

  handleCopyData(): void {
    this.handleCopyInResponse();
  }

  /** Ends it with what has arrived. */
  finish(): void {
    if (this.#isFinished) return;
    this.#isFinished = true;
    this.#resolve(this.results);
  }

  #current(): StepResult | undefined {
    return this.#isFinished ? undefined : this.results[this.#at];
  }
}

/** The bytes of the fixed statements around every transaction, by name. */
const fixed = new Map<string, Buffer>();

function fixedBytes(name: string): Buffer {
  let bytes = fixed.get(name);
  if (!bytes) {
    const messages = new Messages();
    messages.bind('', name, []);
    messages.execute('', 0);
    bytes = messages.take();
    fixed.set(name, bytes);
  }
  return bytes;
}

function add(messages: Messages, step: Step): void {
  const { name = '', portal = '', mode = 'run' } = step;
  if (step.isFixed && step.known) {
    messages.append(fixedBytes(name));
    return;
  }
  if (mode !== 'fetch') {
    if (!step.known) messages.parse(name, step.text, step.types ?? []);
    if (mode === 'describe') {
      messages.describe('S', name);
      return;
    }
    messages.bind(portal, name, step.values ?? []);
    if (!step.known) messages.describe('P', portal);
  }
  messages.execute(portal, step.rows ?? 0);
}
