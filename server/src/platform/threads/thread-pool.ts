import { getCompileCacheDir } from 'node:module';
import { Worker } from 'node:worker_threads';
import { personAtWork } from './person-at-work.ts';
import { TurnsByPerson } from './turns-by-person.ts';

export type ThreadPoolOptions = {
  /** How many work at once. */
  threads: number;
  /** How many tasks may wait for a thread. */
  waiting: number;
  /** A task that takes longer (ms) is given up together with its thread. */
  time: number;
  /** Of JavaScript's memory, for each thread. */
  memoryMb: number;
  /** A thread without work ends after so many ms, and its memory is free again. */
  idle: number;
  /** What each thread finds as its `workerData`. */
  data?: unknown;
};

/** Why a task has no answer: nobody had time for it, or it took too much time or memory. */
export class ThreadPoolError extends Error {
  override readonly name = 'ThreadPoolError';
  readonly reason: 'busy' | 'exhausted';

  constructor(reason: 'busy' | 'exhausted') {
    super(reason === 'busy' ? 'Every thread is busy.' : 'The task took too much time or memory.');
    this.reason = reason;
  }
}

export type ThreadAnswer<Result> = 'ready' | { result: Result } | { failed: string };

type Job<Task, Result> = { task: Task; settle(answer: ThreadAnswer<Result> | ThreadPoolError): void };
type Thread<Task, Result> = {
  worker: Worker;
  isReady: boolean;
  job: Job<Task, Result> | null;
  timer: NodeJS.Timeout | undefined;
};

/**
 * Work that would hold the event loop, done in threads that run `program` (see `answer-thread-tasks.ts`). Tasks and results
 * are plain data. Threads start with the first task. People whose tasks wait take turns.
 */
export class ThreadPool<Task, Result> {
  readonly #program: URL;
  readonly #options: ThreadPoolOptions;
  readonly #threads = new Set<Thread<Task, Result>>();
  readonly #waiting = new TurnsByPerson<Job<Task, Result>>();

  constructor(program: URL, options: ThreadPoolOptions) {
    this.#program = program;
    this.#options = options;
  }

  get size(): number {
    return this.#threads.size;
  }

  async run(task: Task): Promise<Result> {
    const { threads, waiting } = this.#options;
    const person = personAtWork();
    const free = [...this.#threads].find(({ job, isReady }) => isReady && job === null);
    if (!free && this.#threads.size >= threads && this.#waiting.length >= waiting) {
      const other = this.#waiting.makeRoomFor(person);
      if (!other) throw new ThreadPoolError('busy');
      other.settle(new ThreadPoolError('busy'));
    }
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const settle: Job<Task, Result>['settle'] = (answer) => {
      if (answer instanceof ThreadPoolError) reject(answer);
      else if (answer !== 'ready' && 'result' in answer) resolve(answer.result);
      else reject(new Error(answer === 'ready' ? answer : answer.failed));
    };
    this.#waiting.add(person, { task, settle });
    if (free) this.#next(free);
    else if (this.#threads.size < threads) this.#start();
    return promise;
  }

  /** Ends every thread; what they worked on is lost. A later task starts them anew. */
  async close(): Promise<void> {
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }

  #start(): void {
    const worker = new Worker(this.#program, {
      env: environment(),
      workerData: this.#options.data,
      resourceLimits: { maxOldGenerationSizeMb: this.#options.memoryMb, maxYoungGenerationSizeMb: 16 },
    });
    const thread: Thread<Task, Result> = { worker, isReady: false, job: null, timer: undefined };
    this.#threads.add(thread);
    worker.on('message', (answer: ThreadAnswer<Result>) => {
      if (answer === 'ready') thread.isReady = true;
      else thread.job?.settle(answer);
      thread.job = null;
      this.#next(thread);
    });
    // Its 'exit' follows, and says what there is to say.
    worker.on('error', () => undefined);
    worker.on('exit', () => this.#ended(thread));
  }

  #next(thread: Thread<Task, Result>): void {
    clearTimeout(thread.timer);
    const job = this.#waiting.next();
    const end = () => {
      // At once, so that nothing more is given to it.
      this.#threads.delete(thread);
      void thread.worker.terminate();
    };
    if (!job) {
      thread.worker.unref();
      thread.timer = setTimeout(end, this.#options.idle).unref();
      return;
    }
    thread.job = job;
    thread.worker.ref();
    thread.timer = setTimeout(end, this.#options.time);
    thread.worker.postMessage(job.task);
  }

  #ended(thread: Thread<Task, Result>): void {
    clearTimeout(thread.timer);
    this.#threads.delete(thread);
    // A thread that cannot even start would be started for ever.
    const lost = thread.isReady ? thread.job : this.#waiting.next();
    lost?.settle(new ThreadPoolError('exhausted'));
    if (this.#waiting.length > 0 && this.#threads.size < this.#options.threads) this.#start();
  }
}

/** Nothing of the server's but where compiled code is kept: to compile its program takes most of a thread's start. */
function environment(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
}
