import { expect, type Page, test } from '@playwright/test';
import { findingsInEveryLook, widerThanWindow } from './support/serious-findings.ts';

/** A page of 1,280 px that follows a resize of the window by so many frames. */
async function pageThatFollowsAfter(page: Page, frames: number): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.setContent(
    '<!doctype html><html lang="en"><title>Chart</title><body style="margin: 0"><main><h1 style="width: 1280px">Chart</h1>',
  );
  await page.evaluate((after) => {
    const follow = (left: number) => {
      if (left > 0) requestAnimationFrame(() => follow(left - 1));
      else document.querySelector('h1')?.style.setProperty('width', `${innerWidth}px`);
    };
    addEventListener('resize', () => follow(after));
  }, frames);
}

test('[A15] a page whose chart follows the window by a few frames is not found too wide', async ({
  page,
}) => {
  await pageThatFollowsAfter(page, 5);
  expect(await widerThanWindow(page, '/chart', [390])).toEqual([]);
});

test('[A15] a page that stays too wide for longer is found so', async ({ page }) => {
  await pageThatFollowsAfter(page, 300);
  expect(await widerThanWindow(page, '/chart', [390])).toEqual([
    '/chart is 890 px wider than a window of 390 px',
  ]);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('[A15] looking for findings leaves as much motion as there was', async ({ page }) => {
      await pageThatFollowsAfter(page, 0);
      expect(await findingsInEveryLook(page, '/chart')).toEqual([]);
      const isReduced = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
      expect(isReduced).toBe(reducedMotion === 'reduce');
    });
  });
