import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { FromChild, Ready, ToChild } from './child-protocol.ts';

const program = new URL('./child-main.ts', import.meta.url);
/** What the program is loaded from: the server's sources, or the folder of the built programs. */
const modules = new URL(program.pathname.endsWith('.ts') ? '../../../' : './', program);

/** Node's own fence around what little JavaScript runs there: no network, no programs, no files but these. */
const flags = [
  '--permission',
  '--allow-worker',
  `--allow-fs-read=${fileURLToPath(modules)}`,
  '--max-old-space-size=192',
  '--no-warnings',
];

/** Runaways want every processor there is; the server, which has to answer others, comes first. */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not allow it: it runs as it is.
  }
}

/** A process that runs one job at a time. It inherits nothing of the server's environment. */
export class Child {
  readonly #process: ChildProcess;
  readonly #inbox: FromChild[] = [];
  readonly #ready = Promise.withResolvers<void>();
  #wake: (() => void) | undefined;
  #hasEnded = false;

  constructor(onEnd: () => void) {
    const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const;
    this.#process = fork(program, [String(process.pid)], { env: {}, execArgv: flags, stdio: [...stdio] });
    const ended = () => {
      if (this.#hasEnded) return;
      this.#hasEnded = true;
      this.#ready.resolve();
      this.#wake?.();
      onEnd();
    };
    this.#process.on('message', (message: FromChild | Ready) => {
      if (message === 'ready') return this.#onReady();
      this.#inbox.push(message);
      this.#wake?.();
    });
    // What it said last may still be on its way when it has ended.
    this.#process.once('exit', () => {
      if (this.#process.connected) this.#process.once('disconnect', ended);
      else ended();
    });
    this.#process.once('error', ended);
  }

  /** Resolves when it can take a job; also when it ended before that, which `next` then tells. */
  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  /** Only statements can run away. The start is short, and at low priority it would take long on a busy machine. */
  #onReady(): void {
    giveWay(this.#process.pid);
    this.#ready.resolve();
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** Somebody other than Node ended it: the watch inside of it, or a system short of memory. */
  get wasKilled(): boolean {
    return this.#process.signalCode === 'SIGKILL';
  }

  send(message: ToChild): void {
    // A child that has just died says so by its end, not here.
    this.#process.send(message, () => undefined);
  }

  /** The next message; undefined when the process has ended. */
  async next(): Promise<FromChild | undefined> {
    while (this.#inbox.length === 0 && !this.#hasEnded) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.#inbox.shift();
  }

  kill(): void {
    this.#process.kill('SIGKILL');
  }

  /** A child that waits for work does not keep the server from ending. */
  rest(): void {
    this.#process.unref();
    this.#process.channel?.unref();
  }

  work(): void {
    this.#process.ref();
    this.#process.channel?.ref();
  }
}
