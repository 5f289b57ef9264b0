import type { Locator, Page } from '@playwright/test';

type TimedWindow = Window & { firstStep?: Promise<number> };

/**
 * How long it takes from pressing Enter until the first stage is drawn as begun, in milliseconds. The page shows no
 * answer yet: one that is there could be taken for the new one.
 */
export async function askEnter(page: Page, box: Locator, question: string): Promise<number> {
  await box.fill(question);
  await page.evaluate(watch);
  await box.press('Enter');
  const time = await page.evaluate(() => (window as TimedWindow).firstStep ?? Promise.resolve(0));
  await page.locator('[aria-label="Answer"][aria-busy="false"]').waitFor();
  return time;
}

/** Runs in the page: from the key's own time stamp to the frame after the one that draws the stage. */
function watch(): void {
  (window as TimedWindow).firstStep = new Promise((resolve) => {
    let pressed = 0;
    document.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), {
      once: true,
      capture: true,
    });
    const observer = new MutationObserver(() => {
      // A quick answer is drawn whole, without a moment in which it is only begun.
      const answer = document.querySelector('[aria-label="Answer"]');
      const begun = answer?.querySelector('li[data-state="started"], li[data-state="done"]');
      if (pressed === 0 || !begun) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}
