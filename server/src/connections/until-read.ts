/**
 * The same batches, and a promise that settles when the last of them has been handed over, or reading them failed or
 * was given up: from then on nobody needs the database, however long the rows are on their way.
 */
export function untilRead<T>(source: AsyncIterable<T>): { batches: AsyncGenerator<T>; read: Promise<void> } {
  const { promise: read, resolve, reject } = Promise.withResolvers<void>();
  async function* batches() {
    try {
      yield* source;
    } catch (error) {
      reject(error);
      throw error;
    } finally {
      resolve();
    }
  }
  return { batches: batches(), read };
}
