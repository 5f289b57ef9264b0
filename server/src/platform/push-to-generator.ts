/** Turns a callback into an async generator. Everything pushed before `work` fails is yielded before its error. */
export async function* pushToGenerator<T>(
  work: (push: (item: T) => void) => Promise<unknown>,
): AsyncGenerator<T> {
  const waiting: T[] = [];
  let wake = Promise.withResolvers<void>();
  const state: { over: boolean; failure: { error: unknown } | null } = { over: false, failure: null };
  const push = (item: T) => {
    waiting.push(item);
    wake.resolve();
  };
  work(push)
    .catch((error: unknown) => {
      state.failure = { error };
    })
    .finally(() => {
      state.over = true;
      wake.resolve();
    });
  for (;;) {
    await wake.promise;
    wake = Promise.withResolvers<void>();
    yield* waiting.splice(0);
    if (waiting.length > 0) wake.resolve();
    else if (state.failure) throw state.failure.error;
    else if (state.over) return;
  }
}
