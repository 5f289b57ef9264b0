import { askMessages } from '@parley/contract/ask';
import { api } from '@parley/contract/routes';
import { expect, type Locator, type Page } from '@playwright/test';
import { scripted } from '../server/testing/servers/server-with-scripted-reader.ts';
import { post } from './support/account-with-data.ts';
import { askQuestion } from './support/ask-question.ts';
import { connectSample } from './support/connect.ts';
import { test } from './support/fixtures.ts';
import { seriousFindings } from './support/serious-findings.ts';

test.use({ flavour: 'reading' });

const button = (on: Page | Locator, name: string) => on.getByRole('button', { name, exact: true });
const continued = 'Continues with the previous question';
const answers = (page: Page) => page.getByRole('region', { name: 'Answer', exact: true });

test('[M02] a question without a tool is answered at once, corrected by its chips, and kept as a tool', async ({
  signedIn: { page },
  server,
}) => {
  await connectSample(page, server);
  await page.goto('/test');
  await askQuestion(page, scripted.sure);
  const answer = answers(page);

  await test.step('what was understood stands above the answer', async () => {
    await expect(answer.getByText('Number of reviews, customer country Norway')).toBeVisible();
    await expect(answer.getByText('New tool, not saved')).toBeVisible();
    await expect(answer.getByText('SQL', { exact: true })).toBeVisible();
    await expect(answer.getByRole('status').filter({ hasText: '1 row' })).toBeVisible();
    await expect(answer.getByText(/^There are \d+ reviews\.$/)).toBeVisible();
    expect(await seriousFindings(page, 'a composed answer')).toEqual([]);
  });

  await test.step('another value runs the same statement', async () => {
    await answer.getByRole('list', { name: 'Values' }).getByRole('button').first().click();
    await page.getByRole('combobox', { name: 'Country' }).fill('Sweden');
    await page.keyboard.press('Enter');
    await expect(answer.getByText('Number of reviews, customer country Sweden')).toBeVisible();
    await expect(button(answer, 'Keep this tool')).toBeVisible();
  });

  await test.step('kept as a tool, it answers the question from now on', async () => {
    await button(answer, 'Keep this tool').click();
    const dialog = page.getByRole('dialog', { name: 'Keep this tool' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Reviews of a country');
    await button(dialog, 'Save tool').click();
    await expect(answer.getByText('Kept as tool')).toBeVisible();
    await askQuestion(page, scripted.sure);
    await expect(answer.getByText('Reviews of a country', { exact: true })).toBeVisible();
    await expect(answer.getByText('Understood as')).toBeHidden();
  });
});

test('[M02] a sure meaning that finds nothing is offered beside the others instead of an empty answer', async ({
  signedIn: { page },
  server,
}) => {
  await connectSample(page, server);
  await page.goto('/test');
  await askQuestion(page, scripted.empty);
  const answer = answers(page);
  await expect(answer.getByRole('heading', { name: 'Did you mean …' })).toBeVisible();
  const empty = answer.getByRole('button', { name: /customer country Atlantis finds nothing$/i });
  await expect(empty).toBeVisible();
  const perRating = answer.getByRole('button', { name: /per rating/i });
  await expect(perRating).toContainText(/\d rows: /);
  expect(await seriousFindings(page, 'a meaning that finds nothing')).toEqual([]);
  await empty.click();
  await expect(answer.getByText('Understood as')).toBeVisible();
});

test('[M04] what the database seems not to hold is declined, with what comes closest one click away', async ({
  signedIn: { page },
  server,
}) => {
  await connectSample(page, server);
  await page.goto('/test');
  await askQuestion(page, scripted.doubted);
  const answer = answers(page);
  await expect(answer.getByText(askMessages.nothingRelevant)).toBeVisible();
  await expect(answer.getByText(/‘patients’/)).toBeVisible();
  await expect(answer.getByRole('heading', { name: 'The closest this source could say' })).toBeVisible();
  await expect(answer.getByRole('heading', { name: 'Did you mean …' })).toBeHidden();
  expect(await seriousFindings(page, 'a declined question')).toEqual([]);
  await button(answer, 'Show it anyway').click();
  await expect(answer.getByText('Number of reviews, customer country Norway')).toBeVisible();
  await expect(answer.getByText(/^There are \d+ reviews\.$/)).toBeVisible();
});

test('[M02] [M03] a question with several meanings waits for a choice; a follow-up goes on with what was composed', async ({
  signedIn: { page },
  server,
}) => {
  await connectSample(page, server);
  await page.goto('/supabase-nl-query');
  await askQuestion(page, scripted.unsure);
  await expect(answers(page).getByRole('heading', { name: 'Did you mean …' })).toBeVisible();
  await page.reload();
  await answers(page)
    .getByRole('button', { name: '10 customers with the highest number of reviews' })
    .click();
  await expect(answers(page).getByText('Understood as')).toBeVisible();
  await test.step('what else was meant is a click away, and back', async () => {
    await button(answers(page), 'Not what I meant').click();
    await answers(page)
      .getByRole('button', { name: '10 customers with the highest number of orders' })
      .click();
    await expect(answers(page).getByText(/customers with the highest number of orders/)).toBeVisible();
    await button(answers(page), 'Not what I meant').click();
    await answers(page)
      .getByRole('button', { name: '10 customers with the highest number of reviews' })
      .click();
    await expect(answers(page).getByText(/customers with the highest number of reviews/)).toBeVisible();
  });
  await askQuestion(page, scripted.sure);
  await expect(answers(page).nth(1).getByText('Number of reviews, customer country Norway')).toBeVisible();
  await askQuestion(page, scripted.followUp);
  const third = answers(page).nth(2);
  await expect(third.getByText('Number of reviews per rating, customer country Norway')).toBeVisible();
  await expect(button(third, 'Keep this tool')).toBeVisible();
  await expect(third.getByText(continued)).toBeVisible();
  await expect(answers(page).nth(1).getByText(continued)).toBeHidden();
  await page.reload();
  await expect(answers(page)).toHaveCount(3);
  await expect(answers(page).getByText('Understood as')).toHaveCount(3);
  await expect(third.getByText(continued)).toBeVisible();
  await test.step('asked as a new question, it keeps nothing', async () => {
    await button(third, 'Ask as a new question').click();
    await expect(third.getByText(askMessages.nothingRelevant)).toBeVisible();
    await expect(third.getByText(continued)).toBeHidden();
  });
});

test('[I07] why a figure changed is told by its parts, in words, rows and a chart', async ({
  signedIn: { page },
  server,
}) => {
  await connectSample(page, server);
  await page.goto('/test');
  await askQuestion(page, scripted.sure);
  await expect(answers(page).getByText('Number of reviews, customer country Norway')).toBeVisible();
  await askQuestion(page, 'why so few in July?');
  const answer = answers(page);
  await expect(
    answer.getByText(/^change of number of reviews per .+: July \d{4} against June/),
  ).toBeVisible();
  await expect(answer.getByText(/^July \d{4} was /)).toBeVisible();
  await expect(answer.getByText(continued)).toBeVisible();
  await expect(answer.getByRole('table').or(answer.getByRole('img')).first()).toBeVisible();
  expect(await seriousFindings(page, 'the parts of a change')).toEqual([]);
});

test('[M03] a chosen meaning answers the same question at once next time, until it is said not to be meant', async ({
  signedIn: { page },
  server,
}) => {
  const { unsure } = scripted;
  const reviews = '10 customers with the highest number of reviews';
  const asFirst = async () => {
    // An answer that is left before its end is called off, and teaches nothing.
    await expect(answers(page).and(page.locator('[aria-busy="true"]'))).toHaveCount(0);
    await button(page, 'New conversation').click();
    await askQuestion(page, unsure);
  };
  await connectSample(page, server);
  await page.goto('/supabase-nl-query');
  await askQuestion(page, unsure);
  await answers(page).getByRole('button', { name: reviews }).click();
  await expect(answers(page).getByText('Understood as')).toBeVisible();
  await expect(answers(page).getByText('as you chose before')).toHaveCount(0);
  await asFirst();
  await expect(answers(page).getByText('as you chose before')).toBeVisible();
  await expect(answers(page).getByText(reviews)).toBeVisible();
  expect(await seriousFindings(page, 'an answer as it was chosen before')).toEqual([]);
  const forgotten = page.waitForResponse((response) => response.url().endsWith('/vote'));
  await button(answers(page), 'Not what I meant').click();
  await forgotten;
  await asFirst();
  await expect(answers(page).getByRole('heading', { name: 'Did you mean …' })).toBeVisible();
});

test('[M03] a saved tool that comes near is offered beside the meanings, and is taken from then on', async ({
  signedIn: { page },
  server,
}) => {
  const connectionId = await connectSample(page, server);
  const tool = {
    connectionId,
    name: 'Fleissige Schreiber',
    description: 'Wer die meisten Bewertungen schreibt.',
    sql: 'SELECT customer_id, count(*) AS n FROM reviews GROUP BY customer_id ORDER BY n DESC LIMIT 5',
  };
  await post(page, server, { path: api.tools, data: tool });
  await page.goto('/test');
  await askQuestion(page, scripted.unsure);
  const answer = answers(page);
  await expect(answer.getByRole('heading', { name: 'Did you mean …' })).toBeVisible();
  await expect(answer.getByRole('heading', { name: '… or one of your tools?' })).toBeVisible();
  expect(await seriousFindings(page, 'meanings and tools to choose from')).toEqual([]);
  await answer.getByRole('button', { name: '10 customers with the highest number of reviews' }).click();
  await button(answer, 'Not what I meant').click();
  await expect(answer.getByRole('heading', { name: '… or one of your tools?' })).toBeVisible();
  await answer.getByRole('button', { name: /^Fleissige Schreiber/ }).click();
  await expect(answer.getByText('Fleissige Schreiber', { exact: true })).toBeVisible();
  await expect(answer.getByRole('status').filter({ hasText: '5 rows' })).toBeVisible();
  await page.goto('/test');
  await askQuestion(page, scripted.unsure);
  await expect(answer.getByRole('status').filter({ hasText: '5 rows' })).toBeVisible();
  await expect(answer.getByText('Fleissige Schreiber', { exact: true })).toBeVisible();
});
