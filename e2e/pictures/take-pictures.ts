import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { api } from '@parley/contract/routes';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { ensureBuilt } from '../../scripts/ensure-built.ts';
import { recordedQuestion, recordedTool } from '../../server/testing/landing-page-tool.ts';
import { chromiumLaunch } from '../../server/testing/servers/chromium-launch.ts';
import { startServerProcess } from '../../server/testing/servers/server-process.ts';
import { post, shopWithTools } from '../support/account-with-data.ts';
import { askQuestion } from '../support/ask-question.ts';
import { createAccount, signIn } from '../support/fixtures.ts';
import type { ParleyServer } from '../support/parley-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'docs/pictures');
const size = { width: 1280, height: 800 };
const mostBytes = 1_500_000;
const schemes = ['light', 'dark'] as const;

/** What is shown of the product, in the order of the README. Each begins on a page that shows nothing of the others. */
const pictures: Record<string, (page: Page, connectionId: string) => Promise<void>> = {
  ask: async (page) => {
    await page.goto('/dashboard');
    await askQuestion(page, recordedQuestion);
    await answered(page);
  },
  compose: async (page) => {
    await page.goto('/dashboard');
    await askQuestion(page, 'average rating of each category, highest first');
    await answered(page);
  },
  schema: async (page, connectionId) => {
    await page.goto(`/connections?schema=${connectionId}`);
    const dialog = page.getByRole('dialog', { name: /^Schema: / });
    await dialog.getByRole('tab', { name: 'Diagram' }).click();
    await expect(dialog.getByRole('tab', { name: 'Diagram', selected: true })).toBeVisible();
  },
  tools: async (page) => {
    await page.goto('/tools');
    await expect(page.getByText('Revenue per month').first()).toBeVisible();
  },
};

/** Takes the pictures of the README from the built product, with the sample shop and Parley's own model. */
async function takePictures(): Promise<void> {
  await ensureBuilt(root, 'web');
  const dataDir = await mkdtemp(join(tmpdir(), 'parley-pictures-'));
  const started = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const server: ParleyServer = { origin: started.origin, close: async () => void (await started.stop()) };
  const browser = await chromium.launch(chromiumLaunch());
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const scheme of schemes) await takeAll(browser, server, scheme);
    await reportSize();
  } finally {
    await browser.close();
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function takeAll(browser: Browser, server: ParleyServer, colorScheme: (typeof schemes)[number]) {
  const context = await browser.newContext({
    viewport: size,
    colorScheme,
    reducedMotion: 'reduce',
    baseURL: server.origin,
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  await signIn(page.request, server, await createAccount(page.request, server));
  const connectionId = await shopWithTools(page, server);
  await post(page, server, { path: api.scan.replace(':id', connectionId), data: {} });
  await post(page, server, { path: api.tools, data: { connectionId, ...recordedTool } });
  for (const [name, show] of Object.entries(pictures)) {
    await show(page, connectionId);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`) });
  }
  await context.close();
}

async function answered(page: Page): Promise<void> {
  const answer = page.getByRole('region', { name: 'Answer', exact: true });
  await expect(answer).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('section[aria-label="Answer"][aria-busy="true"]')).toHaveCount(0, {
    timeout: 60_000,
  });
  // Once answered, the question is selected, ready to be typed over.
  await page.getByRole('textbox', { name: 'Your question' }).blur();
}

async function reportSize(): Promise<void> {
  const names = (await readdir(folder)).toSorted();
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  const all = sizes.reduce((sum, one) => sum + one, 0);
  process.stdout.write(
    `${names.length} pictures, ${Math.round(all / 1_000)} kB in all, of ${mostBytes / 1_000} allowed\n`,
  );
  if (all > mostBytes) throw new Error('The pictures are too large for the tree.');
}

await takePictures();
