import { askMessages } from '@parley/contract/ask';
import { api } from '@parley/contract/routes';
import { expect, type Locator, type Page } from '@playwright/test';
import { demoOrganizations, demoProjects } from '../server/testing/servers/emulator-process.ts';
import { scripted } from '../server/testing/servers/server-with-scripted-reader.ts';
import { askQuestion } from './support/ask-question.ts';
import { connectSample } from './support/connect.ts';
import { test } from './support/fixtures.ts';
import { grantAccess } from './support/hosted.ts';
import { seriousFindings } from './support/serious-findings.ts';

const button = (on: Page | Locator, name: string) => on.getByRole('button', { name, exact: true });
const box = (on: Page | Locator) => on.getByRole('textbox', { name: 'Your question' });
const answers = (page: Page) => page.getByRole('region', { name: 'Answer', exact: true });
const project = (page: Page) => page.getByRole('combobox', { name: 'Project' });

test.describe('where a question is asked', () => {
  test.use({ flavour: 'reading' });

  test('[D06] a new account comes to its first answer in one click, from a database it has not opened yet', async ({
    signedIn: { page },
  }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 2, name: 'What would you like to know?' })).toBeVisible();
    await expect(project(page).locator('option:checked')).toHaveText('Sample shop (made-up data)');
    expect(await seriousFindings(page, 'a new dashboard')).toEqual([]);
    await button(page.getByRole('region', { name: 'Example questions' }), scripted.sample).click();
    await expect(answers(page).getByText('number of orders per customer, only 10')).toBeVisible();
    await expect(box(page)).toHaveValue(scripted.sample);
    await expect(project(page).locator('option:checked')).toHaveText('Sample shop (SQLite)');
    await expect(page.getByRole('navigation', { name: 'Steps' })).toContainText('Connect Supabase (done)');
  });

  test('[I07] dashboard, console, palette and chat go on with one conversation', async ({
    signedIn: { page },
    server,
  }) => {
    await connectSample(page, server);
    await page.goto('/dashboard');
    await askQuestion(page, scripted.sure);
    await expect(answers(page).getByText('Number of reviews, customer country Norway')).toBeVisible();
    await expect(answers(page).getByRole('link', { name: 'Permalink' })).toBeVisible();

    await test.step('the console shows where it has come to, and goes on', async () => {
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Test Console' })
        .click();
      await expect(page).toHaveURL(/\/test$/);
      await expect(box(page)).toHaveValue(scripted.sure);
      await expect(answers(page).getByText('Number of reviews, customer country Norway')).toBeVisible();
      await askQuestion(page, scripted.followUp);
      await expect(
        answers(page).getByText('Number of reviews per rating, customer country Norway'),
      ).toBeVisible();
      await expect(answers(page).getByRole('link', { name: 'Permalink' })).toBeVisible();
    });

    await test.step('a question of its own keeps nothing; asked back, the answer before stays the ground', async () => {
      await askQuestion(page, scripted.sure);
      await expect(answers(page).getByRole('link', { name: 'Permalink' })).toBeVisible();
      await askQuestion(page, scripted.unsure);
      await expect(answers(page).getByRole('heading', { name: 'Did you mean …' })).toBeVisible();
    });

    await test.step('by a key from anywhere', async () => {
      await page.getByRole('link', { name: 'Settings', exact: true }).click();
      await page.keyboard.press('ControlOrMeta+k');
      await box(page.getByRole('dialog', { name: 'Ask a question' })).fill(scripted.followUp);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/test$/);
      await expect(
        answers(page).getByText('Number of reviews per rating, customer country Norway'),
      ).toBeVisible();
      await expect(answers(page).getByRole('link', { name: 'Permalink' })).toBeVisible();
    });

    await test.step('the chat has all of it, and its last answer is in sight on the dashboard', async () => {
      await page.getByRole('link', { name: 'Open the chat' }).click();
      await expect(page).toHaveURL(/\?chat=/);
      await expect(answers(page)).toHaveCount(5);
      await askQuestion(page, scripted.sure);
      await expect(answers(page)).toHaveCount(6);
      await expect(answers(page).last().getByText('Show raw data')).toBeVisible();
      await expect(button(answers(page).last(), 'Keep this tool')).toBeVisible();
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
      await expect(box(page)).toHaveValue(scripted.sure);
    });
  });
});

test.describe('which source is asked', () => {
  test.use({ flavour: 'hosted' });

  test('[I02] [I09] with several sources the words of the question decide; in doubt the person does; another one is a click away', async ({
    signedIn: { page },
    server,
  }) => {
    await grantAccess(page, server, demoOrganizations.meridian);
    const sample = await connectSample(page, server);
    await page.goto('/dashboard');
    const connected = await page.request.post(
      `${server.origin}${api.connectProject.replace(':ref', demoProjects.saas.ref)}`,
      { headers: { origin: server.origin }, data: {} },
    );
    const billing = (await connected.json()).connection.id;
    for (const id of [sample, billing]) {
      await page.request.post(`${server.origin}${api.scan.replace(':id', id)}`, {
        headers: { origin: server.origin },
      });
    }
    await page.goto('/dashboard');
    await expect(project(page).locator('option:checked')).toHaveText('Any source that fits the question');

    await test.step('only one has invoices', async () => {
      await askQuestion(page, 'how many invoices are open');
      await expect(
        page.getByText(askMessages.onlyInSource(demoProjects.saas.name, ['invoices'])),
      ).toBeVisible();
      await expect(answers(page)).toHaveAttribute('aria-busy', 'false');
    });

    await test.step('the same question to another source, in one click', async () => {
      const sent = page.waitForRequest((request) => request.url().endsWith(api.ask));
      await button(page, 'Sample shop').click();
      expect((await sent).postDataJSON()).toMatchObject({
        question: 'how many invoices are open',
        connectionId: sample,
      });
      await expect(answers(page)).toHaveAttribute('aria-busy', 'false');
    });

    await test.step('where two may be meant it is asked, and the question is kept', async () => {
      await page.goto('/dashboard');
      await askQuestion(page, 'how is business');
      await expect(page.getByRole('heading', { name: 'Which one is this about?' })).toBeVisible();
      expect(await seriousFindings(page, 'a choice of sources')).toEqual([]);
      const sent = page.waitForRequest((request) => request.url().endsWith(api.ask));
      await button(page, demoProjects.saas.name).click();
      expect((await sent).postDataJSON()).toMatchObject({
        question: 'how is business',
        connectionId: billing,
      });
      await expect(answers(page)).toBeVisible();
    });
  });
});
