import { expect, type Page, test } from '@playwright/test';
import { installClock, stopClock, untilSeen } from './support/clock.ts';
import { startUiHarness } from './support/ui-harness.ts';

let harness: Awaited<ReturnType<typeof startUiHarness>>;

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1600, height: 900 } });
test.beforeAll(async () => {
  harness = await startUiHarness();
});
test.afterAll(() => harness.close());
test.beforeEach(({ page }) => page.goto(harness.url));

const dialog = (page: Page) => page.getByRole('dialog', { name: 'A modal' });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('[A13] modals have five sizes, each wider than the one before', async ({ page }) => {
  const widths: number[] = [];
  for (const size of ['sm', 'md', 'lg', 'xl', 'full']) {
    await press(page, `Open ${size}`);
    await expect(dialog(page)).toBeVisible();
    widths.push((await dialog(page).boundingBox())?.width ?? 0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
  expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
});

test('[A13] Escape and a click outside close a modal, and the focus goes back to where it was', async ({
  page,
}) => {
  const opener = page.getByRole('button', { name: 'Open sm' });
  await opener.click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(20, 880);
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('[A13] the focus begins with what an open modal is about, and stays inside', async ({ page }) => {
  await press(page, 'Open md');
  await expect(dialog(page).getByRole('button', { name: 'First' })).toBeFocused();
  const inside = () =>
    dialog(page).evaluate((element) => {
      const active = document.activeElement;
      // Between the last control and the first the focus passes a guard that belongs to the modal.
      return element.contains(active) || active?.hasAttribute('data-base-ui-focus-guard') === true;
    });
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect.poll(inside).toBe(true);
  }
});

test('[A13] typing moves through a menu, and starts anew after half a second', async ({ page }) => {
  await installClock(page);
  await page.goto(harness.url);
  await press(page, 'Fruit');
  const item = (name: string) => page.getByRole('menuitem', { name });
  const hasFocus = (name: string) => item(name).evaluate((element) => element === document.activeElement);
  await expect(item('Apple')).toBeVisible();
  await stopClock(page);
  await page.keyboard.type('ap');
  await untilSeen(page, () => hasFocus('Apple'));
  await page.clock.runFor(450);
  // Alone, an r would find nothing.
  await page.keyboard.type('r');
  await untilSeen(page, () => hasFocus('Apricot'));
  await page.clock.runFor(500);
  // After 'apr', a b would find nothing.
  await page.keyboard.type('b');
  await untilSeen(page, () => hasFocus('Banana'));
});

test('a menu opens by mouse and by key, the first time as ever after, and gives the focus back', async ({
  page,
}) => {
  await page.goto(harness.url);
  const trigger = page.getByRole('button', { name: 'Fruit' });
  const item = (name: string) => page.getByRole('menuitem', { name });
  for (const key of ['Enter', 'Enter', ' ', 'ArrowDown']) {
    await trigger.focus();
    await page.keyboard.press(key);
    await expect(item('Apple')).toBeFocused();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(item('Apple')).toBeHidden();
    await expect(trigger).toBeFocused();
  }
  await page.reload();
  for (const _time of ['first', 'second']) {
    await trigger.click();
    await expect(item('Apple')).toBeVisible();
    await item('Banana').click();
    await expect(item('Apple')).toBeHidden();
  }
});

test('[A14] toasts come blank, loading, with success, with an error and with an icon of their own', async ({
  page,
}) => {
  for (const kind of ['Blank', 'Loading', 'Success', 'Error', 'Custom']) {
    await press(page, `${kind} toast`);
    await expect(toast(page, kind)).toBeVisible();
  }
  await expect(page.getByText('★')).toBeVisible();
});

test('[A14] at most 20 toasts are kept, none wider than 350 px', async ({ page }) => {
  await press(page, 'Long toast');
  const long = toast(page, 'long long');
  await expect(long).toBeVisible();
  const width = await long.evaluate((element) => element.parentElement?.getBoundingClientRect().width);
  expect(width).toBeLessThanOrEqual(350);

  await press(page, 'Many toasts');
  await expect(toast(page, 'Number 25')).toBeAttached();
  await expect(page.getByRole('status').filter({ hasText: 'Number' })).toHaveCount(20);
  await expect(toast(page, 'Number 5').filter({ hasText: /Number 5$/ })).toHaveCount(0);
});

test('[A14] toasts enter in 0.35 s and leave in 0.4 s', async ({ page }) => {
  const duration = (text: string) =>
    toast(page, text).evaluate((element) =>
      element.parentElement === null ? '' : getComputedStyle(element.parentElement).animationDuration,
    );
  await press(page, 'Loading toast');
  await expect(toast(page, 'Loading')).toBeVisible();
  expect(await duration('Loading')).toBe('0.35s');
  await press(page, 'Dismiss');
  await expect.poll(() => duration('Loading')).toBe('0.4s');
});

test('[A14] a spinner is 40 px wide with a line 3.6 thick', async ({ page }) => {
  const drawing = page.locator('main svg').first();
  await expect(drawing).toHaveAttribute('width', '40');
  await expect(drawing.locator('circle').last()).toHaveAttribute('stroke-width', '3.6');
  await expect(page.getByRole('status').filter({ hasText: 'A spinner' })).toBeAttached();
});

test('[I10] a table of 100,000 rows draws only those in sight, reaches the last, sorts, and shows a long value whole', async ({
  page,
}) => {
  const grid = page.getByRole('region', { name: 'A hundred thousand' });
  const drawn = () => grid.getByRole('row').count();
  await expect(grid.getByRole('row', { name: '1 long' })).toBeVisible();
  expect(await drawn()).toBeLessThan(60);
  await grid.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(grid.getByRole('cell', { name: '100000', exact: true })).toBeVisible();
  expect(await drawn()).toBeLessThan(60);
  await expect(grid.getByText('NULL').first()).toBeVisible();

  const sort = grid.getByRole('button', { name: 'number' });
  await sort.click();
  await sort.click();
  await grid.evaluate((element) => element.scrollTo(0, 0));
  await expect(grid.getByRole('row').nth(1)).toContainText('100000');

  await sort.click();
  await grid.getByRole('button', { name: /^long/ }).click();
  await expect(page.getByRole('dialog', { name: 'remark' })).toContainText('long '.repeat(60).trim());
});
