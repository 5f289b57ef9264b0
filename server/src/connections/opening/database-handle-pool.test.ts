import { describe, expect, test } from 'vitest';
import { createDatabaseHandlePool } from './database-handle-pool.ts';

function opener() {
  const made: { close(): Promise<void>; isClosed(): boolean }[] = [];
  const open = async () => {
    let closed = false;
    const database = {
      close: async () => {
        closed = true;
      },
      isClosed: () => closed,
    };
    made.push(database);
    return database;
  };
  return { made, open };
}

describe('open databases', () => {
  test('are used again in the same version and closed in another', async () => {
    const opened = createDatabaseHandlePool();
    const { made, open } = opener();
    for (const version of ['1', '1', '2']) {
      await opened.use({ key: 'a', version, open }, async () => undefined);
    }
    expect(made.map((database) => database.isClosed())).toEqual([true, false]);
    await opened.close();
    expect(made.every((database) => database.isClosed())).toBe(true);
  });

  test('are not closed under whoever uses them', async () => {
    const opened = createDatabaseHandlePool();
    const { made, open } = opener();
    const { promise, resolve } = Promise.withResolvers<void>();
    const using = opened.use({ key: 'a', version: '1', open }, () => promise);
    await opened.forget('a');
    expect(made[0]?.isClosed()).toBe(false);
    resolve();
    await using;
    await expect.poll(() => made[0]?.isClosed()).toBe(true);
  });

  test('are closed when nobody has used them for a while', async () => {
    const opened = createDatabaseHandlePool({ idleTime: 20 });
    const { made, open } = opener();
    await opened.use({ key: 'a', version: '1', open }, async () => undefined);
    await expect.poll(() => made[0]?.isClosed()).toBe(true);
  });

  test('are at most so many: one that nobody uses makes room', async () => {
    const opened = createDatabaseHandlePool({ most: 2 });
    const { made, open } = opener();
    for (const key of ['a', 'b', 'c']) await opened.use({ key, version: '1', open }, async () => undefined);
    await expect.poll(() => made.map((database) => database.isClosed())).toEqual([true, false, false]);
    await opened.close();
  });

  test('that could not be opened are tried anew', async () => {
    const opened = createDatabaseHandlePool();
    const { made, open } = opener();
    const fail = () => Promise.reject<never>(new Error('away'));
    const use = (opening: typeof open) =>
      opened.use({ key: 'a', version: '1', open: opening }, async () => 'used');
    await expect(use(fail)).rejects.toThrow('away');
    await expect(use(open)).resolves.toBe('used');
    expect(made).toHaveLength(1);
    await opened.close();
  });
});
