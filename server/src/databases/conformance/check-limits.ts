import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@parley/contract/limits';
import { describe, expect, test } from 'vitest';
import type { QueryOptions } from '../port.ts';
import type { TestDatabase } from './database-under-test.ts';
import { fullScale, propose, read } from './database-under-test.ts';
import { usedMemory } from './used-memory.ts';

const megabyte = 1_048_576;

export function checkLimits(bench: TestDatabase): void {
  const { leftAlone } = bench.subject;
  const scale = leftAlone ?? fullScale;
  const inTheEngine = leftAlone ? 'here' : 'in the engine too';

  describe('limits', () => {
    test('says whether a running statement can be stopped', () => {
      expect(bench.database.capabilities.cancel).toBe(leftAlone === undefined);
    });

    const many = (n: number, options: QueryOptions) =>
      read(bench.database, { sql: bench.subject.sql.manyRows(n), options });
    const slow = (options: QueryOptions) => read(bench.database, { sql: bench.subject.sql.slow, options });
    const stream = async (sql: string, options?: QueryOptions) =>
      bench.database.stream(await bench.database.approveRead(propose(sql)), options);
    const untilNothingRuns = () => expect.poll(() => bench.running.running()).toBe(0);

    test('[J03] stops at the limit on rows, with the rows until there', async () => {
      const cut = await many(100, { limits: { rows: 5 } });
      expect(cut.truncated).toBe('rows');
      expect(cut.rows.map(([number]) => number)).toEqual(['1', '2', '3', '4', '5']);
      const whole = await many(5, { limits: { rows: 5 } });
      expect(whole).toMatchObject({ truncated: null });
      expect(whole.rows).toHaveLength(5);
    });

    test('[J03] allows no limit above its own', async () => {
      const result = await many(limits.query.rows + 1, { limits: { rows: 1e9, bytes: 1e12, time: 1e9 } });
      expect(result.truncated).toBe('rows');
      expect(result.rows).toHaveLength(limits.query.rows);
    });

    test('[J03] stops at the limit on bytes, with the rows until there', async () => {
      const cut = await many(5_000, { limits: { bytes: 20_000 } });
      expect(cut.truncated).toBe('bytes');
      expect(cut.rows.length).toBeGreaterThan(10);
      expect(cut.rows.flat().join('').length).toBeLessThanOrEqual(20_000);
    });

    test('[J03] does not take in a value that alone is larger than the limit', async () => {
      const result = await read(bench.database, { sql: bench.subject.sql.wide });
      expect(result).toMatchObject({ rows: [], truncated: 'bytes' });
      expect(result.columns).toHaveLength(1);
    });

    test(`[J03] stops a statement at the limit on time, ${inTheEngine}`, async () => {
      await expect(slow({ limits: { time: 700 } })).rejects.toMatchObject({
        code: 'query_timeout',
        message: expect.stringContaining('0.7 s'),
      });
      await untilNothingRuns();
    });

    test(`${leftAlone ? '' : '[J03] '}stops a statement when its request is cancelled, ${inTheEngine}`, async () => {
      const request = new AbortController();
      const run = slow({ signal: request.signal });
      run.catch(() => undefined);
      await expect.poll(() => bench.running.running()).toBe(1);
      request.abort();
      await expect(run).rejects.toMatchObject({ code: 'query_cancelled' });
      await untilNothingRuns();
    });

    test('[J03] runs nothing for a request that is already cancelled', async () => {
      const approved = await bench.database.approveRead(propose(bench.subject.sql.slow));
      // What approving has asked of the database may still be ending there.
      await untilNothingRuns();
      await expect(bench.database.query(approved, { signal: AbortSignal.abort() })).rejects.toMatchObject({
        code: 'query_cancelled',
      });
      expect(await bench.running.running()).toBe(0);
    });

    test('streams every row in batches, with memory that stays flat', async () => {
      const count = scale.streamed;
      const before = usedMemory();
      const kept: number[] = [];
      const seen = { rows: 0, largest: 0, last: '', columns: [] as string[] };
      for await (const batch of await stream(bench.subject.sql.manyRows(count))) {
        if (seen.rows === 0) seen.columns = batch.columns?.map(({ kind }) => kind) ?? [];
        if (seen.rows === 0) await sleep(1_000);
        if (Math.floor(seen.rows / (count / 5)) >= kept.length) kept.push(usedMemory() - before);
        seen.rows += batch.rows.length;
        seen.largest = Math.max(seen.largest, batch.rows.length);
        seen.last = batch.rows.at(-1)?.[0] ?? seen.last;
      }
      expect(seen).toMatchObject({ rows: count, last: String(count), columns: ['integer', 'text'] });
      expect(seen.largest).toBeLessThanOrEqual(10_000);
      expect(Math.max(...kept)).toBeLessThan(24 * megabyte);
    });

    test(`stops a stream that nobody reads any more, ${inTheEngine}`, async () => {
      for await (const batch of await stream(bench.subject.sql.manyRows(scale.endless))) {
        expect(batch.rows.length).toBeGreaterThan(0);
        break;
      }
      await untilNothingRuns();
    });

    test('ends a stream at the limit on time and when it is cancelled', async () => {
      const { slow: endless } = bench.subject.sql;
      const ended = async (options: QueryOptions) => {
        for await (const _ of await stream(endless, options));
      };
      await expect(ended({ limits: { time: 500 } })).rejects.toMatchObject({ code: 'query_timeout' });
      const signal = AbortSignal.timeout(500);
      await expect(ended({ signal })).rejects.toMatchObject({ code: 'query_cancelled' });
      await untilNothingRuns();
    });

    test(`[J05] keeps answering while ${scale.runaways} statements run away, and comes back`, async () => {
      const before = usedMemory();
      let ended = 0;
      const stop = new AbortController();
      const running = Array.from({ length: scale.runaways }, () =>
        slow({ signal: stop.signal }).finally(() => {
          ended += 1;
        }),
      );
      const settled = Promise.allSettled(running);
      await expect.poll(() => bench.running.running()).toBeGreaterThan(0);
      for (let turn = 0; turn < 10; turn += 1) await nextTurn();
      // Had one of them held this process, it would have ended before the event loop turned again.
      expect(ended).toBe(0);
      stop.abort();
      for (const run of await settled) expect(run).toMatchObject({ reason: { code: 'query_cancelled' } });
      await untilNothingRuns();
      expect(usedMemory() - before).toBeLessThan(32 * megabyte);
      expect((await many(3, {})).rows).toHaveLength(3);
    });
  });
}
