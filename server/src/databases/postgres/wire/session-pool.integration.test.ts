import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { postgresTarget } from '../../../../testing/servers/database-server-targets.ts';
import { SessionPool } from './session-pool.ts';

const [minute, month] = [60_000, 30 * 86_400_000];

test.each([
  ['stays', 0],
  ['is set back by a minute', minute],
  ['is set back by more than a timer can wait', month],
])(
  'a session is ended when nobody used it for half a minute, one that was used since is kept, while the clock %s',
  async (_what, back) => {
    const pool = new SessionPool(postgresTarget(new URL(inject('postgresUrl'))), 2);
    const [idle, used] = await Promise.all([pool.lease(), pool.lease()]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    onTestFinished(async () => {
      vi.useRealTimers();
      await pool.close();
    });
    pool.giveBack(idle, true);
    pool.giveBack(used, true);
    vi.advanceTimersByTime(20_000);
    expect(pool.lease()).toBe(used);
    pool.giveBack(used, true);
    vi.setSystemTime(Date.now() - back);
    vi.advanceTimersByTime(9_999);
    expect([idle.isBroken, used.isBroken]).toEqual([false, false]);
    vi.advanceTimersByTime(1);
    expect([idle.isBroken, used.isBroken]).toEqual([true, false]);
    vi.advanceTimersByTime(19_999);
    expect(used.isBroken).toBe(false);
    vi.advanceTimersByTime(1);
    expect(used.isBroken).toBe(true);
  },
);
