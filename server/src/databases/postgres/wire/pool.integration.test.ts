import { expect, inject, test, vi } from 'vitest';
import { postgresPlace } from '../../../../testing/servers/database-server-targets.ts';
import { Pool } from './pool.ts';

test('a session is ended when nobody used it for half a minute, one that was used since is kept', async ({
  onTestFinished,
}) => {
  const pool = new Pool(postgresPlace(new URL(inject('postgresUrl'))), 2);
  const [idle, used] = await Promise.all([pool.lease(), pool.lease()]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(async () => {
    vi.useRealTimers();
    await pool.close();
  });
  pool.giveBack(idle, true);
  pool.giveBack(used, true);
  vi.advanceTimersByTime(20_000);
  expect(pool.lease()).toBe(used);
  pool.giveBack(used, true);
  vi.advanceTimersByTime(9_999);
  expect([idle.isBroken, used.isBroken]).toEqual([false, false]);
  vi.advanceTimersByTime(1);
  expect([idle.isBroken, used.isBroken]).toEqual([true, false]);
  vi.advanceTimersByTime(19_999);
  expect(used.isBroken).toBe(false);
  vi.advanceTimersByTime(1);
  expect(used.isBroken).toBe(true);
});
