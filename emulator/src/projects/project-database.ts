import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Outcome, readyMessage, type Statement } from './database-process-messages.ts';

const program = fileURLToPath(new URL('./database-process-main.ts', import.meta.url));
const stopLimit = 3_000;
/** Ending a process costs more than a statement that is about to end. */
const leftLimit = 1_000;

export type Limits = { queryLimitMs: number; idleLimitMs: number };

export type Ran = Outcome | 'too-slow' | 'unreachable';

/** One project's PGlite in a process of its own, started when first asked, ended when long unused. */
export class ProjectDatabase {
  readonly #folder: () => Promise<string>;
  readonly #limits: Limits;
  #child: Promise<ChildProcess> | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  /** `folder` gives the seeded folder, and makes it first where there is none. */
  constructor(folder: () => Promise<string>, limits: Limits) {
    this.#folder = folder;
    this.#limits = limits;
  }

  /**
   * PGlite takes one statement at a time, so they queue; the time limit counts from a statement's turn. The real
   * service runs on what its caller has left, beside everybody else's: here a read that nobody waits for ends,
   * because the others would wait for it. A write runs to its end, as it does there.
   */
  run(statement: Statement, left?: AbortSignal): Promise<Ran> {
    const forsaken = statement.role === 'supabase_read_only_user' ? left : undefined;
    const turn = this.#last.then(() => this.#take(statement, forsaken));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async start(): Promise<void> {
    await this.#process();
  }

  isRunning(): boolean {
    return this.#child !== undefined;
  }

  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    const child = await this.#child?.catch(() => undefined);
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    if (child.connected) child.disconnect();
    const timer = setTimeout(() => child.kill('SIGKILL'), stopLimit);
    await ended;
    clearTimeout(timer);
  }

  async #take(statement: Statement, forsaken: AbortSignal | undefined): Promise<Ran> {
    if (forsaken?.aborted) return 'unreachable';
    clearTimeout(this.#idle);
    const child = await this.#process().catch(() => undefined);
    if (child === undefined) return 'unreachable';
    const ran = await ask(child, statement, { limitMs: this.#limits.queryLimitMs, forsaken });
    this.#idle = setTimeout(() => void this.stop(), this.#limits.idleLimitMs).unref();
    return ran;
  }

  #process(): Promise<ChildProcess> {
    this.#child ??= this.#launch();
    return this.#child;
  }

  async #launch(): Promise<ChildProcess> {
    try {
      const child = spawn(process.execPath, [program, await this.#folder()], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      const forget = () => {
        this.#child = undefined;
      };
      child.once('exit', forget);
      await ready(child);
      return child;
    } catch (error) {
      this.#child = undefined;
      throw error;
    }
  }
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => {
      if (message === readyMessage) resolve();
    });
    child.once('exit', () => reject(new Error('The database did not start.')));
    child.once('error', reject);
  });
}

type Patience = { limitMs: number; forsaken: AbortSignal | undefined };

/** A statement cannot be interrupted in PGlite: at its limit the process ends, and the next one starts anew. */
function ask(child: ChildProcess, statement: Statement, { limitMs, forsaken }: Patience): Promise<Ran> {
  return new Promise((resolve) => {
    let tooSlow = false;
    const end = () => {
      tooSlow = true;
      child.kill('SIGKILL');
    };
    const timers = [setTimeout(end, limitMs)];
    const leave = () => timers.push(setTimeout(end, leftLimit));
    forsaken?.addEventListener('abort', leave);
    const finish = (ran: Ran) => {
      for (const timer of timers) clearTimeout(timer);
      forsaken?.removeEventListener('abort', leave);
      child.off('message', answered);
      child.off('exit', ended);
      resolve(ran);
    };
    const answered = (outcome: unknown) => finish(outcome as Outcome);
    const ended = () => finish(tooSlow ? 'too-slow' : 'unreachable');
    child.once('message', answered);
    child.once('exit', ended);
    child.send(statement, (error) => {
      if (error !== null) finish('unreachable');
    });
  });
}
