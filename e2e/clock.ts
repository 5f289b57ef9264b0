import { expect, type Page } from '@playwright/test';

/** Before the page is opened: from then on its clock can be stopped and moved. */
export function installClock(page: Page): Promise<void> {
  return page.clock.install();
}

/** Stops the clock before a delay begins, so that its length does not depend on how fast the test runs. */
export async function stopClock(page: Page): Promise<void> {
  for (;;) {
    const now = await page.evaluate(() => Date.now());
    // The clock went on since it was read: then this call stops it and fails, and the next one succeeds.
    const stopped = await page.clock.pauseAt(now).then(
      () => true,
      () => false,
    );
    if (stopped) return;
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

/** `holds` is true until `ms` are over, to a tenth; when this returns they are. */
export async function outlast(page: Page, ms: number, holds: () => Promise<void>): Promise<void> {
  await page.clock.runFor(ms * 0.9);
  await holds();
  await page.clock.runFor(ms * 0.1);
}
