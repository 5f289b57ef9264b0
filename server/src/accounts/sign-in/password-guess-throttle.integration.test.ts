import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { settingsPerStoreEngine } from '../../../testing/settings-per-store-engine.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const hour = 3_600_000;

describe.each(Object.entries(settingsPerStoreEngine))('wrong passwords on %s', (_name, settings) => {
  let server: TestApp;
  let account = 0;
  beforeAll(async () => {
    server = await startTestApp(await settings());
  });
  afterAll(() => server.close());
  beforeEach(() => {
    account += 1;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-15T09:00:00Z') });
  });
  afterEach(() => vi.useRealTimers());

  /** 0 where the guess may be made, otherwise for how many seconds it has to wait. */
  const guess = async (address: string, device?: string): Promise<number> => {
    const guesser = { address, account: `${account}@example.com`, device };
    return server.services.guesses.admit(guesser).then(
      () => 0,
      (error: unknown) => (error instanceof ParleyError ? Number(error.values.seconds) : Number.NaN),
    );
  };
  const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

  /** Tries whenever a turn comes, each network in its turn, and says how often it came. */
  const guessFor = async (time: number, addresses: readonly string[]): Promise<number> => {
    const end = Date.now() + time;
    let made = 0;
    while (Date.now() < end) {
      let shortest = Number.POSITIVE_INFINITY;
      for (const address of addresses) {
        const wait = await guess(address);
        if (wait === 0) made += 1;
        shortest = Math.min(shortest, wait);
      }
      pass(shortest * 1_000);
    }
    return made;
  };

  test('make the next one wait twice as long each time, and five minutes at most', async () => {
    const waits = [];
    for (let count = 0; count < 11; count += 1) {
      let wait = await guess('203.0.113.1');
      waits.push(wait);
      while (wait > 0) {
        pass(wait * 1_000);
        wait = await guess('203.0.113.1');
      }
    }
    expect(waits).toEqual([0, 0, 0, 10, 20, 40, 80, 160, 300, 300, 300]);
    expect(limits.guesses.longest).toBe(300_000);
  });

  test('from one network come to no more than twenty in the first hour', async () => {
    expect(await guessFor(hour, ['203.0.113.1'])).toBeLessThan(20);
  });

  test('from many networks come to hardly more than from two, besides the few that are free', async () => {
    const networks = Array.from({ length: 6 }, (_, at) => `203.0.113.${at}`);
    expect(await guessFor(hour, networks)).toBeLessThan(2 * 20 + networks.length * limits.guesses.free);
  });

  test('wait whichever address of an IPv6 network they come from', async () => {
    const waits = [];
    for (let host = 1; host <= 4; host += 1) waits.push(await guess(`2001:db8::${host}`));
    expect(waits).toEqual([0, 0, 0, 10]);
  });

  test('are counted one by one when they come at once', async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, (_, at) => guess(`203.0.113.${at}`)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(limits.guesses.free);
  });

  test('of others never make a device wait that has signed in before', async () => {
    await guessFor(hour, ['203.0.113.1', '203.0.113.2']);
    expect(await guess('203.0.113.1', 'the device of the owner')).toBe(0);
  });

  test('from a few networks do not keep the owner out on a new device, even after two slips', async () => {
    await guessFor(hour, ['203.0.113.1', '203.0.113.2', '203.0.113.3']);
    expect([await guess('198.51.100.9'), await guess('198.51.100.9')]).toEqual([0, 0]);
  });

  test('from everywhere keep a new device out for five minutes at most', async () => {
    for (let at = 0; at < 12; at += 1) {
      for (let wait = await guess(`203.0.113.${at}`); wait > 0; wait = await guess(`203.0.113.${at}`)) {
        pass(wait * 1_000);
      }
    }
    const wait = await guess('198.51.100.9');
    expect(wait).toBe(300);
    pass(wait * 1_000);
    expect(await guess('198.51.100.9')).toBe(0);
  });

  test('are settled by the right one, and forgotten after an hour', async () => {
    const guesser = { address: '203.0.113.1', account: `${account}@example.com`, device: 'a device' };
    for (let count = 0; count < 2; count += 1) await server.services.guesses.admit(guesser);
    await (await server.services.guesses.admit(guesser)).refund();
    expect([await guess('203.0.113.1', 'a device'), await guess('203.0.113.1', 'a device')]).toEqual([0, 0]);

    for (let count = 0; count < 4; count += 1) await guess('203.0.113.2');
    expect(await guess('203.0.113.2')).toBeGreaterThan(0);
    pass(hour);
    expect(await guess('203.0.113.2')).toBe(0);
  });
});
