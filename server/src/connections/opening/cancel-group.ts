import { abortControllerOfSignal } from '../../platform/aborting/keep-controller-on-signal.ts';

/**
 * Runs work with a signal that aborts when the caller's signal does, or when the whole group is stopped. That is the
 * caller's own signal where it is shared. `AbortSignal.any` would cost more than everything else here on a small request.
 */
export function createCancelGroup() {
  /** One entry per run: several may share a controller. */
  const underWay = new Set<Run>();
  let isStopped = false;
  return {
    enter: (asked: AbortSignal): Run => {
      const run = new Run(asked, underWay);
      if (isStopped) run.stop();
      return run;
    },
    stop: () => {
      isStopped = true;
      for (const run of underWay) run.stop();
    },
  };
}

class Run {
  readonly signal: AbortSignal;
  readonly #controller: AbortController;
  readonly #group: Set<Run>;
  /** What was done to the caller's signal, where it is not shared. */
  #unlink: (() => void) | undefined;

  constructor(asked: AbortSignal, group: Set<Run>) {
    const shared = abortControllerOfSignal(asked);
    this.#controller = shared ?? new AbortController();
    this.signal = this.#controller.signal;
    this.#group = group;
    group.add(this);
    if (!shared) this.#follow(asked);
  }

  stop(): void {
    this.#controller.abort();
  }

  leave(): void {
    this.#group.delete(this);
    this.#unlink?.();
  }

  #follow(asked: AbortSignal): void {
    const abort = () => this.#controller.abort();
    if (asked.aborted) abort();
    asked.addEventListener('abort', abort);
    this.#unlink = () => asked.removeEventListener('abort', abort);
  }
}
