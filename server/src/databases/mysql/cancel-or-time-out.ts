import { ParleyError } from '@parley/contract/errors';
import { timeoutError } from './map-database-errors.ts';

/** The server's own stop watch comes first; this one is for a server that has none, or does not answer. */
const grace = 500;

export type Watch = {
  /** Rejects when the request is cancelled, or when its time is over. */
  stopped: Promise<never>;
  isStopped(): boolean;
  startTimer(time: number): void;
  end(): void;
};

export function cancelOrTimeOut(signal: AbortSignal | undefined): Watch {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const stop = (error: ParleyError) => {
    isStopped = true;
    reject(error);
  };
  const cancel = () => stop(new ParleyError('query_cancelled'));
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  return {
    stopped: promise,
    isStopped: () => isStopped,
    startTimer(time) {
      timer = setTimeout(() => stop(timeoutError(time)), time + grace);
    },
    end() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    },
  };
}
