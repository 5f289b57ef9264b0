import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { drawn } from './page-idle.ts';

const phone = 390;
const desk = 1280;
/** The rules that colours can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

export async function seriousFindings(page: Page, where: string): Promise<string[]> {
  return findings(axe(page), where);
}

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

/** While it fades, a message has not the contrast that it is read with. */
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
    const spill = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (spill > 0) found.push(`${where} is ${spill} px wider than a window of ${width} px`);
  }
  return found;
}

async function findingsInBothThemes(page: Page, where: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await drawn(page);
  const light = await findings(axe(page), `${where}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await drawn(page);
  return [...light, ...(await findings(axe(page).withRules(colourRules), `${where}, dark`))];
}

function axe(page: Page): AxeBuilder {
  // Legacy mode leaves frames out, of which there are none, and spares a second page for each look. To describe what
  // passed takes longer than to find what did not.
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

async function findings(builder: AxeBuilder, where: string): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${where}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
