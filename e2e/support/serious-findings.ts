import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { drawn } from './page-idle.ts';

const phone = 390;
const desk = 1280;
/** The rules that colours can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on a phone and on a desk, light and dark, and the widths at which the page is wider than the window.
 * The page is left as wide as it is on a desk. Themes differ in nothing but colours.
 */
export async function findingsInEveryLook(
  page: Page,
  where: string,
  widths: readonly number[] = [phone, desk],
): Promise<string[]> {
  const found: string[] = [];
  await messagesGone(page);
  for (const width of widths) {
    found.push(...(await widerThanWindow(page, where, [width])));
    if (width === phone || width === desk) found.push(...(await findingsInBothThemes(page, where)));
  }
  await page.setViewportSize({ width: desk, height: 900 });
  return found;
}

/** A message covers what is below it. */
async function messagesGone(page: Page): Promise<void> {
  await expect(page.locator('[class*="_toast_"]')).toHaveCount(0);
}

/** At which widths the page scrolls sideways; it is left as wide as the last. */
export async function widerThanWindow(
  page: Page,
  where: string,
  widths: readonly number[],
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    if ((await spill(page)) <= 0 || (await comesToFit(page))) continue;
    found.push(`${where} is ${await spill(page)} px wider than a window of ${width} px`);
  }
  return found;
}

function spill(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** What is drawn by its own width, as charts are, follows the window a few frames later, however long they take. */
function comesToFit(page: Page): Promise<boolean> {
  return page.evaluate(fitsOnceSettled, { still: 10, most: 120 });
}

/** In the page: it has settled when nothing changed for some frames. What never settles does not fit. */
async function fitsOnceSettled({ still, most }: { still: number; most: number }): Promise<boolean> {
  const { documentElement: root } = document;
  const sizes = () => `${innerWidth} ${root.scrollWidth} ${root.scrollHeight}`;
  let before = sizes();
  let unchanged = 0;
  for (let frame = 0; frame < most && unchanged < still; frame += 1) {
    await new Promise(requestAnimationFrame);
    const now = sizes();
    unchanged = now === before ? unchanged + 1 : 0;
    before = now;
  }
  return unchanged === still && root.scrollWidth <= innerWidth;
}

/** The journey goes on with as much motion as it had before. */
async function findingsInBothThemes(page: Page, where: string): Promise<string[]> {
  const wasReduced = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await seriousFindings(page, `${where}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await seriousFindings(page, `${where}, dark`, colourRules);
  await page.emulateMedia({ reducedMotion: wasReduced ? 'reduce' : null });
  return [...light, ...dark];
}

/** What axe finds on the page as it is now, by the rules that are named or else by all of them. */
export async function seriousFindings(
  page: Page,
  where: string,
  rules?: readonly string[],
): Promise<string[]> {
  await drawn(page);
  await page.evaluate(animationsEnded);
  // Once per document: to compile axe again for each look takes longer than the look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(runAxe, rules);
  return found.map(({ id, places }) => `${where}: ${id} at ${places.join(', ')}`);
}

/** In the page. While something fades, it has not the contrast that it is read with; a spinner never ends. */
async function animationsEnded(): Promise<void> {
  const endsByItself = ({ effect, playState }: Animation) =>
    playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
  const ending = document.getAnimations().filter(endsByItself);
  await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
}

/** In the page, which has no frames. */
async function runAxe(rules: readonly string[] | undefined): Promise<{ id: string; places: string[] }[]> {
  const loaded = (window as Window & { axe?: typeof axe }).axe;
  if (loaded === undefined) throw new Error('axe is not loaded.');
  const { violations } = await loaded.run(document, {
    // To describe what passed takes longer than to find what did not.
    resultTypes: ['violations'],
    ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: [...rules] } }),
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, places: nodes.map(({ target }) => target.join(' ')) }));
}
