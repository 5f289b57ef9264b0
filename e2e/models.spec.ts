import type { ProviderKind } from '@parley/contract/ai/provider-forms';
import { api } from '@parley/contract/routes';
import { expect, type Page } from '@playwright/test';
import { type StartedDouble, startAiDouble } from '../server/testing/ai-doubles/ai-doubles.ts';
import { post, shopWithTools } from './support/account-with-data.ts';
import { askQuestion } from './support/ask-question.ts';
import { createAccount, newAccount, open, pageOfAnotherBrowser, signIn, test } from './support/fixtures.ts';
import { operatorEmail } from './support/parley-server.ts';
import { findingsInEveryLook } from './support/serious-findings.ts';

test.describe('models', () => {
  let doubles: StartedDouble[] = [];
  test.afterEach(async () => {
    await Promise.all(doubles.map((double) => double.close()));
    doubles = [];
  });
  const start = async (kind: ProviderKind) => {
    const double = await startAiDouble(kind);
    doubles.push(double);
    return double;
  };
  const models = (page: Page) => page.getByRole('region', { name: 'Models', exact: true });
  const row = (page: Page, model: string) =>
    models(page).getByRole('listitem').filter({ hasText: model }).first();
  const form = (page: Page) => page.getByRole('dialog');

  type Typed = { provider: string; key?: string; address: string };

  async function fill(page: Page, { provider, key, address }: Typed) {
    await models(page).getByRole('button', { name: 'Add a model' }).click();
    await form(page).getByRole('combobox', { name: 'Provider' }).selectOption({ label: provider });
    if (key !== undefined) await form(page).getByLabel('API key', { exact: true }).fill(key);
    await form(page)
      .getByLabel(/^Address/)
      .fill(address);
  }

  test('[P01] a model is chosen from the provider’s own list, added, tried out and made the default', async ({
    signedIn: { page },
  }) => {
    const anthropic = await start('anthropic');
    const ollama = await start('ollama');
    await open(page, '/settings?tab=ai');
    await expect(models(page)).toContainText('No model of your own yet.');

    await fill(page, { provider: 'Anthropic', key: 'sk-wrong-kind', address: anthropic.baseUrl });
    await form(page).getByRole('button', { name: 'List its models' }).click();
    await expect(form(page)).toContainText('Keys must begin with "sk-ant-"');
    await form(page).getByLabel('API key', { exact: true }).fill('sk-ant-valid-canary');
    await form(page).getByRole('button', { name: 'List its models' }).click();
    await expect(form(page)).toContainText('It has 2 models');
    await form(page).getByLabel('Model', { exact: true }).fill('claude-sonnet-4-5');
    await form(page).getByRole('button', { name: 'Add model' }).click();
    await expect(form(page)).toHaveCount(0);

    const claude = row(page, 'claude-sonnet-4-5');
    await expect(claude).toContainText('Default');
    await expect(claude).toContainText('Price not known');
    await claude.getByRole('button', { name: 'Try it out' }).click();
    await expect(claude).toContainText('This model can be trusted with everything that Parley asks of it.');
    await expect(claude).toContainText('tokens, price not known');
    await claude.getByText('What it was tried with').click();
    await expect(claude.getByRole('img', { name: 'Passed' })).toHaveCount(5);
    await expect(claude).toContainText('No embedding model is chosen');

    await fill(page, { provider: 'Ollama', address: ollama.baseUrl });
    await form(page).getByLabel('Model', { exact: true }).fill('gone');
    await form(page).getByRole('button', { name: 'Add model' }).click();
    const local = row(page, 'gone');
    await local.getByRole('button', { name: 'Try it out' }).click();
    await expect(local).toContainText(
      /This model cannot be used: 127\.0\.0\.1:\d+ has no model called gone\. Choose another/,
    );
    await models(page).getByRole('combobox', { name: 'Default' }).selectOption({ label: 'Ollama · gone' });
    await expect(local).toContainText('Default');
    await models(page)
      .getByRole('combobox', { name: 'Explain answers' })
      .selectOption({ label: 'Anthropic · claude-sonnet-4-5' });
    await page.reload();
    await expect(models(page).getByRole('combobox', { name: 'Explain answers' })).toHaveValue(/.{36}/);
    await expect(row(page, 'gone')).toContainText('Default');
    expect(await page.content()).not.toContain('canary');
    expect(await findingsInEveryLook(page, 'models')).toEqual([]);
  });

  test('[P01] a wrong key, a wrong address and a web page each get a sentence', async ({
    signedIn: { page },
  }) => {
    const gemini = await start('gemini');
    await open(page, '/settings?tab=ai');
    await fill(page, { provider: 'Google Gemini', key: 'AIza-wrong', address: gemini.baseUrl });
    const ask = form(page).getByRole('button', { name: 'List its models' });
    await ask.click();
    await expect(form(page)).toContainText('Your Google Gemini API key appears to be invalid.');
    await form(page).getByLabel('API key', { exact: true }).fill('AIza-portal');
    await ask.click();
    await expect(form(page)).toContainText('answered with a web page, not as an AI provider does');
    await form(page)
      .getByLabel(/^Address/)
      .fill('http://127.0.0.1:9/v1');
    await ask.click();
    await expect(form(page)).toContainText('Nothing answered at 127.0.0.1:9.');
    await form(page)
      .getByLabel(/^Address/)
      .fill('not an address');
    await ask.click();
    await expect(form(page)).toContainText('Please enter an http or https address');
  });

  test('[P02] what was spent is shown by day, task and model, and a limit hands over to the built-in engine', async ({
    signedIn: { page },
  }) => {
    const openrouter = await start('openrouter');
    await open(page, '/settings?tab=ai');
    await fill(page, { provider: 'OpenRouter', key: 'sk-or-valid', address: openrouter.baseUrl });
    await form(page).getByLabel('Model', { exact: true }).fill('meta/llama');
    await form(page).getByRole('button', { name: 'Add model' }).click();
    await row(page, 'meta/llama').getByRole('button', { name: 'Try it out' }).click();
    await expect(row(page, 'meta/llama')).toContainText(/tokens, \$0\.\d+/);
    const costs = page.getByRole('region', { name: 'What AI costs' });
    await expect(costs).toContainText(/\$0\.\d+ for [\d,]+ tokens/);
    await expect(costs.getByRole('table')).toContainText('OpenRouter · meta/llama');
    await page.getByLabel('Monthly limit in US dollars').fill('0.001');
    await costs.getByRole('button', { name: 'Save limit' }).click();
    await expect(costs).toContainText('Your monthly limit is reached. The built-in engine answers');
    await open(page, '/test');
    await expect(page.getByText('Built-in engine').first()).toBeVisible();
  });

  test('[P03] an answer and the proposals show what left for the provider, with stand-ins marked', async ({
    signedIn: { page },
    server,
  }) => {
    const anthropic = await start('anthropic');
    const connectionId = await shopWithTools(page, server);
    const marks = { schema: '', table: 'customers', column: 'name', kind: 'personal', category: 'person' };
    const put = (path: string, data: unknown) =>
      page.request.put(`${server.origin}${path}`, { data, headers: { origin: server.origin } });
    await put(api.marks.replace(':id', connectionId), { changes: [marks] });
    await open(page, '/test');
    await askQuestion(page, 'Top 3 customers by revenue');
    const answer = page.getByRole('region', { name: 'Answer', exact: true });
    const saw = answer.getByText('What the AI saw');
    await saw.click();
    await expect(answer).toContainText('Nothing left this server: the built-in engine answered.');

    await post(page, server, {
      path: api.aiProviders,
      data: { kind: 'anthropic', key: 'sk-ant-valid-canary', address: anthropic.baseUrl, model: 'claude-a' },
    });
    await open(page, '/test');
    await askQuestion(page, 'Top 3 customers by revenue, please');
    await saw.click();
    await expect(answer).toContainText('Anthropic: Explain');
    const sent = answer.getByRole('region', { name: 'Sent' }).last();
    await expect(sent.locator('mark').first()).toHaveText(/^person_[a-z]{8}$/);
    await answer.getByRole('button', { name: 'To the letter' }).click();
    await expect(sent).toContainText('{"model":"claude-a"');
    expect(await page.content()).not.toContain('canary');
    expect(await findingsInEveryLook(page, 'what the AI saw')).toEqual([]);

    await post(page, server, { path: api.suggestions, data: { connectionId } });
    await open(page, `/tools?generate=${connectionId}`);
    await page.getByText('What the AI saw').click();
    await expect(page.getByText('Anthropic: Propose tools').first()).toBeVisible();
  });

  test.describe('offered by an operator', () => {
    test.use({ flavour: 'operated' });

    test('[P02] an operator offers a model with a budget, and whoever has none of their own uses it until it is spent', async ({
      page,
      server,
      account,
    }) => {
      const openrouter = await start('openrouter');
      const operator = { ...newAccount(), email: operatorEmail };
      await signIn(page.request, server, await createAccount(page.request, server, operator));
      await open(page, '/settings?tab=ai');
      await fill(page, { provider: 'OpenRouter', key: 'sk-or-valid', address: openrouter.baseUrl });
      await form(page).getByLabel('Model', { exact: true }).fill('meta/offered');
      await form(page).getByRole('button', { name: 'Add model' }).click();
      await expect(row(page, 'meta/offered')).toBeVisible();

      await open(page, '/operator?tab=ai');
      const offer = page.getByRole('switch', { name: 'OpenRouter · meta/offered' });
      await offer.click();
      await expect(page.getByText('Everybody may use it.')).toBeVisible();
      expect(await findingsInEveryLook(page, 'offers')).toEqual([]);
      const guest = await pageOfAnotherBrowser(page, server);
      await signIn(guest.request, server, account);
      await open(guest, '/settings?tab=ai');
      await expect(models(guest)).toContainText(
        'This server offers you OpenRouter · meta/offered at no cost.',
      );
      await open(guest, '/privacy');
      await expect(guest.getByRole('main')).toContainText('lends a model to everybody who has none');
      await expect(guest.getByRole('main')).toContainText('OpenRouter at an address of the operator’s');
      await open(guest, '/test');
      await expect(guest.getByLabel('Answered by')).toContainText('OpenRouter');

      await page.getByLabel('For each person').fill('0');
      await page.getByRole('button', { name: 'Save budget' }).click();
      await expect(page.getByText('The budget is saved.')).toBeVisible();
      await open(guest, '/settings?tab=ai');
      await expect(models(guest)).toContainText('Add a model of your own, or let the built-in engine answer');
      await open(page, '/operator?tab=ai');
      await page.getByLabel('For each person').fill('');
      await page.getByRole('button', { name: 'Save budget' }).click();
      await offer.click();
      await expect(page.getByText('Only you use it.')).toBeVisible();
      await open(page, '/operator?tab=record');
      await expect(page.getByRole('table')).toContainText('Ended the offer of a model');
      await guest.context().close();
    });
  });
});
