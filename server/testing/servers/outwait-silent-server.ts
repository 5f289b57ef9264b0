import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import timers from 'node:timers';
import { limits } from '@parley/contract/limits';
import { vi } from 'vitest';
import { scaleTimeLimit } from '../../src/platform/scale-time-limit.ts';

/**
 * What `work` gives for a server that takes a connection and never speaks, after the time limit for connecting has
 * passed. The clock is moved there; nobody waits for it.
 */
export async function outwaitSilentServer<T>(work: (port: number) => Promise<T>): Promise<T> {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const accepted = once(silent, 'connection');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // The driver of MySQL takes its timers from the module.
  const start = vi.spyOn(timers, 'setTimeout').mockImplementation(setTimeout);
  const clear = vi.spyOn(timers, 'clearTimeout').mockImplementation(clearTimeout);
  try {
    const answer = work((silent.address() as AddressInfo).port);
    // Whoever called takes it; here it must only not count as unhandled while the clock is moved.
    answer.catch(() => undefined);
    await accepted;
    await vi.advanceTimersByTimeAsync(scaleTimeLimit(limits.query.connect));
    return await answer;
  } finally {
    start.mockRestore();
    clear.mockRestore();
    vi.useRealTimers();
    silent.close();
  }
}
