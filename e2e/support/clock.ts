import { expect, type Page } from '@playwright/test';

/** Before the page is opened: from then on its clock can be stopped and moved. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  // After the clock's own script, so that the timers counted are those of the clock.
  await page.context().addInitScript(listPendingTimers);
}

/** Stops the clock before a delay begins, so that its length does not depend on how fast the test runs. */
export async function stopClock(page: Page): Promise<void> {
  for (;;) {
    // A page that is being left cannot be asked for its time. Where the clock went on since it was read, the call
    // stops it and fails, and the next one succeeds.
    const stopped = await page
      .evaluate(() => Date.now())
      .then((now) => page.clock.pauseAt(now))
      .then(
        () => true,
        () => false,
      );
    if (stopped) return;
    if (page.isClosed()) throw new Error('The page was closed before its clock could be stopped.');
  }
}

export function startClock(page: Page): Promise<void> {
  return page.clock.resume();
}

/** Waits for what takes no time on a stopped clock: answers of the server, and timers of a few ticks. */
export async function untilSeen(page: Page, look: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1);
        return look();
      },
      { intervals: [20, 50, 100, 250] },
    )
    .toBe(true);
}

/**
 * `holds` is true until a timer of `ms` is over, to a tenth; when this returns it is. The timer may start later than
 * what is seen of it: an effect runs after the page was drawn, a retry after the answer was read.
 */
export async function outlast(page: Page, ms: number, holds: () => Promise<void>): Promise<void> {
  await untilTimer(page, ms);
  await page.clock.runFor(ms * 0.9);
  await holds();
  await page.clock.runFor(ms * 0.1);
}

/** Waits until a timer of exactly `ms` runs in the page. */
export async function untilTimer(page: Page, ms: number): Promise<void> {
  await untilSeen(page, () => page.evaluate(isPending, ms));
}

type PageWithTimers = Window & { pendingTimers?: Map<number, number> };

/** In the page. */
function isPending(ms: number): boolean {
  return [...((window as PageWithTimers).pendingTimers?.values() ?? [])].includes(ms);
}

/** In the page. */
function listPendingTimers(): void {
  const pending = new Map<number, number>();
  const { setTimeout: start, clearTimeout: clear } = window;
  const startListed = (handler: TimerHandler, ms = 0, ...given: unknown[]) => {
    const run = (...args: unknown[]) => {
      pending.delete(id);
      if (typeof handler === 'function') handler(...args);
    };
    const id = start(run, ms, ...given);
    pending.set(id, ms);
    return id;
  };
  window.setTimeout = startListed as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    pending.delete(Number(id));
    clear(id);
  };
  (window as PageWithTimers).pendingTimers = pending;
}
