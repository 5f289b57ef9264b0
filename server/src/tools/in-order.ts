/** Works on a few at once and gives the results in the order of what was given, each as soon as it is its turn. */
export async function* inOrder<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const running: Promise<R>[] = [];
  const start = (item: T) => {
    const result = work(item);
    // Whoever stops reading leaves the rest behind: its failure must not end the process.
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
