import type { Locator, Page } from '@playwright/test';

/** Milliseconds from pressing Enter until the first stage is drawn as begun, until one is drawn as done, and to the end. */
type Seen = { begun: number; done: number; answered: number };

type TimedWindow = Window & { seen?: Promise<Seen> };

/** The page shows no answer yet: one that is there could be taken for the new one. */
export async function askEnter(page: Page, box: Locator, question: string): Promise<Seen> {
  await box.fill(question);
  await page.evaluate(watch);
  await box.press('Enter');
  const seen = await page.evaluate(() => (window as TimedWindow).seen);
  if (!seen) throw new Error('Nobody watched the page.');
  await page.locator('[aria-label="Answer"][aria-busy="false"]').waitFor();
  return seen;
}

/** Runs in the page: from the key's own time stamp to the frame after the one that draws the stage. */
function watch(): void {
  let pressed = 0;
  document.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), {
    once: true,
    capture: true,
  });
  const drawn = (inside: string) =>
    new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (pressed === 0 || !document.querySelector(`[aria-label="Answer"]${inside}`)) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
  // A quick answer may be drawn whole, without a moment in which it is only begun.
  const times = [
    drawn(' li:is([data-state="started"], [data-state="done"])'),
    drawn(' li[data-state="done"]'),
    drawn('[aria-busy="false"]'),
  ];
  (window as TimedWindow).seen = Promise.all(times).then(([begun = 0, done = 0, answered = 0]) => ({
    begun,
    done,
    answered,
  }));
}
