/**
 * Work that ends when whoever asked for it leaves, or when everything is told to stop. A signal made of two
 * others would do the same, and cost more than the rest of a small request's way through here.
 */
export function stoppable() {
  const underWay = new Set<AbortController>();
  let isStopped = false;
  return {
    run: async <T>(asked: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
      const own = new AbortController();
      const leave = () => own.abort();
      if (isStopped || asked.aborted) leave();
      asked.addEventListener('abort', leave);
      underWay.add(own);
      try {
        return await work(own.signal);
      } finally {
        underWay.delete(own);
        asked.removeEventListener('abort', leave);
      }
    },
    stop: () => {
      isStopped = true;
      for (const own of underWay) own.abort();
    },
  };
}
