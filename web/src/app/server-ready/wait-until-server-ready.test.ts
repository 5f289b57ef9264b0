import { expect, test } from 'vitest';
import { waitUntilServerReady } from './wait-until-server-ready.ts';

/** A clock that only moves when nothing else is left to do. */
function createClock() {
  let now = 0;
  const waiting: { at: number; resolve: () => void; reject: (reason: unknown) => void }[] = [];
  const sleep = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      waiting.push({ at: now + ms, resolve, reject });
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const step = () => {
    waiting.sort((a, b) => a.at - b.at);
    const next = waiting.shift();
    if (!next) return false;
    now = next.at;
    next.resolve();
    return true;
  };
  return { sleep, step, now: () => now };
}

async function run(check: (signal: AbortSignal) => Promise<boolean>) {
  const clock = createClock();
  const outcome = waitUntilServerReady({ check, sleep: clock.sleep });
  let ended = false;
  void outcome.then(() => {
    ended = true;
  });
  while (!ended) {
    await new Promise((resolve) => setImmediate(resolve));
    if (!ended) clock.step();
  }
  return { outcome: await outcome, took: clock.now() };
}

test('[A07] goes on at once when the server is ready', async () => {
  expect(await run(async () => true)).toEqual({ outcome: 'ready', took: 0 });
});

test('[A07] tries three times, then goes on anyway', async () => {
  let calls = 0;
  const { outcome } = await run(async () => {
    calls += 1;
    throw new TypeError('Failed to fetch');
  });
  expect(outcome).toBe('gave up');
  expect(calls).toBe(3);
});

test('[A07] is ready when the third attempt is', async () => {
  let calls = 0;
  const { outcome } = await run(async () => {
    calls += 1;
    return calls === 3;
  });
  expect(outcome).toBe('ready');
});

test('[A07] waits 8 s in all for a server that does not answer, and cancels the question', async () => {
  let asked: AbortSignal | undefined;
  const result = await run((signal) => {
    asked = signal;
    return new Promise(() => undefined);
  });
  expect(result).toEqual({ outcome: 'gave up', took: 8_000 });
  expect(asked?.aborted).toBe(true);
});
