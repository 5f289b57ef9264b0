import { expect, test } from '@playwright/test';
import { pack } from '../../scripts/pack.ts';
import { startOtlpCollector } from '../../server/testing/servers/otlp-collector.ts';
import { askQuestion } from '../support/ask-question.ts';
import { field } from '../support/fixtures.ts';
import { type Installed, installPackage } from './install-package.ts';

const mostMegabytes = 260;

// In one worker: two that pack at the same time would empty each other's folder while npm reads it.
test.describe.configure({ mode: 'default' });

let file: string;
test.beforeAll(async () => {
  file = await pack();
});

let installed: Installed | undefined;
test.afterEach(() => installed?.remove());

/** The oldest and the newest; `PARLEY_NODES=22.22.0,24.21.0` tries others. */
const versions = process.env.PARLEY_NODES?.split(',') ?? ['20.20.2', '26.10.0'];

for (const version of versions) {
  test(`[Q01] installed on Node ${version}, it is started, signed up to and asked a question`, async ({
    page,
  }) => {
    installed = installPackage(file, version);
    expect(installed.size).toBeLessThan(mostMegabytes);
    // Node strips no types under node_modules.
    const ours = installed.files.filter((path) => path.startsWith('node_modules/parleydb/'));
    expect(ours.filter((path) => path.endsWith('.ts'))).toEqual([]);
    const collector = await startOtlpCollector();
    const server = await installed.start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });

    await page.goto(`${server.origin}/register`);
    await field(page, 'First name').fill('Ada');
    await field(page, 'Last name').fill('Lovelace');
    await field(page, 'Email').fill('ada@example.com');
    await field(page, 'Password').fill('correct horse 7');
    await field(page, 'Confirm password').fill('correct horse 7');
    await page.getByRole('checkbox', { name: /terms/ }).check();
    await page.getByRole('button', { name: 'Create account' }).click();

    await page.waitForURL('**/login');
    await field(page, 'Email').fill('ada@example.com');
    await field(page, 'Password').fill('correct horse 7');
    await page.getByRole('button', { name: 'Sign in with Email' }).click();

    await page.waitForURL('**/dashboard');
    const project = page.getByRole('combobox', { name: 'Project' });
    await expect(project.locator('option:checked')).toHaveText('Sample shop (made-up data)');
    await askQuestion(page, 'how many customers do we have');
    const answer = page.getByRole('region', { name: 'Answer', exact: true });
    await expect(answer.getByText('420').first()).toBeVisible();
    await expect(project.locator('option:checked')).toHaveText('Sample shop (SQLite)');
    expect(await server.stop()).toBe(0);
    await collector.close();
    expect(collector.mistakes()).toEqual([]);
    expect(collector.spans().map(({ name }) => name)).toEqual(
      expect.arrayContaining(['ask find', 'ask guard', 'ask run', 'ask explain', 'ask']),
    );
  });
}
