/** Maps items with at most `atOnce` running; yields the results in the order of the items. */
export async function* mapConcurrently<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const running: Promise<R>[] = [];
  const start = (item: T) => {
    const result = work(item);
    // When the reader stops early, nobody awaits the rest: an unhandled rejection would end the process.
    result.catch(() => undefined);
    running.push(result);
  };
  const waiting = items.slice(atOnce).values();
  for (const item of items.slice(0, atOnce)) start(item);
  for (let next = running.shift(); next; next = running.shift()) {
    yield await next;
    const following = waiting.next();
    if (!following.done) start(following.value);
  }
}
