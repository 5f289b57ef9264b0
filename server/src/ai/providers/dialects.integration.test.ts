import type { ProviderKind } from '@parley/contract/ai/provider-forms';
import { providerForm } from '@parley/contract/ai/provider-forms';
import { ParleyError } from '@parley/contract/errors';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type StartedDouble, startAiDouble, wires } from '../../../testing/ai-doubles/ai-doubles.ts';
import type { ModelSettings } from '../port.ts';
import { moment, sqlTask } from '../tasks/sample-shop-for-model-probe.ts';
import { createModelService } from './model-service.ts';

const waits: number[] = [];
afterEach(() => void waits.splice(0));
const models = createModelService({
  dial: async () => '127.0.0.1',
  pause: async (ms) => void waits.push(ms),
});
const calling = () => ({ signal: new AbortController().signal });

/** Doubles of the dialects that are not OpenAI's play the mood that the key or the model names. */
const own = wires.filter(({ kind }) => ['anthropic', 'gemini', 'ollama'].includes(kind));

describe.each(own)('$kind', ({ kind, key, model, embeddingModel }) => {
  let double: StartedDouble;
  beforeAll(async () => {
    double = await startAiDouble(kind);
  });
  afterAll(() => double.close());
  const { title } = providerForm(kind);

  const settings = (mood: string, more: Partial<ModelSettings> = {}): ModelSettings => ({
    kind,
    baseUrl: double.baseUrl,
    isOwnAddress: false,
    isOwnModel: true,
    key: key === '' ? '' : `${key}-${mood}`,
    model: key === '' ? mood : model,
    embeddingModel,
    ...more,
  });
  const write = (mood: string, more?: Partial<ModelSettings>) =>
    models.open(settings(mood, more)).writeSql(sqlTask, calling());

  const tell = async (mood: string, more?: Partial<ModelSettings>) => {
    let text = '';
    const task = {
      question: 'How many?',
      tool: { name: 'Count', description: '' },
      values: {},
      result: { columns: [], rows: [], truncated: null, durationMs: 1 },
      rowCount: 1,
      facts: [{ label: 'rows', column: null, kind: 'count' as const, value: '12', of: null }],
      moment,
    };
    let usage = null;
    for await (const piece of models.open(settings(mood, more)).explain(task, calling())) {
      text += piece.text;
      usage = piece.usage ?? usage;
    }
    return { text, usage };
  };

  test('counts the tokens of an answer and of a stream', async () => {
    const { usage } = await write('well');
    expect(usage).toMatchObject({ inputTokens: expect.any(Number), outputTokens: expect.any(Number) });
    expect(usage?.outputTokens).toBeGreaterThan(10);
    const told = await tell('well');
    expect(told.text).toBe('The answer: rows is 12.');
    expect(told.usage).toMatchObject({ inputTokens: expect.any(Number), outputTokens: 6 });
  });

  test('a model that does not exist is said to be chosen anew', async () => {
    await expect(write('gone')).rejects.toMatchObject({
      code: 'ai_unusable',
      message: expect.stringMatching(/^The model \S+ is not available to this key. Choose another/),
    });
    await expect(write('gone', { isOwnAddress: true })).rejects.toThrow(
      /^127\.0\.0\.1:\d+ has no model called \S+\. Choose another in your settings\.$/,
    );
  });

  test('tries a busy server three times and leaves its words behind', async () => {
    await expect(write('limited')).rejects.toThrow(ParleyError);
    expect(waits).toHaveLength(2);
    expect(waits[0]).toBeGreaterThanOrEqual(500);
  });

  test('works with a model that takes no schema', async () => {
    const { value } = await write('formless');
    expect(value.sql).toMatch(/^SELECT/);
  });

  test.each(['cut', 'late-error'])('a stream that is %s fails as a ParleyError', async (mood) => {
    await expect(tell(mood)).rejects.toBeInstanceOf(ParleyError);
  });

  test('says when an answer is not whole', async () => {
    await expect(write('rambles')).rejects.toThrow('The answer grew longer than the model may write.');
  });

  test('a web page is no answer, and a person’s own address is named', async () => {
    await expect(write('portal')).rejects.toThrow('something that is not an answer');
    await expect(write('portal', { isOwnAddress: true })).rejects.toThrow(
      /^127\.0\.0\.1:\d+ answered with a web page, not as an AI provider does\. Check the address/,
    );
  });

  test('a web page instead of a stream is told alike', async () => {
    await expect(tell('portal', { isOwnAddress: true })).rejects.toThrow(
      /^127\.0\.0\.1:\d+ answered with a web page, not as an AI provider does\. Check the address/,
    );
  });

  test('a model that answers in another form than it is asked for is found out', async () => {
    double.script(() => JSON.stringify({ answer: 'Paris is the capital, and Lyon is not.' }));
    const found = await models.probe(settings('well'), 'structured', calling());
    double.script(undefined);
    expect(found).toMatchObject({
      outcome: 'failed',
      note: 'It does not answer in the form that is asked for. Choose a model that can.',
    });
  });

  test('stops waiting when it is called off', async () => {
    const leaving = new AbortController();
    const waiting = models.open(settings('slow')).writeSql(sqlTask, { signal: leaving.signal });
    setTimeout(() => leaving.abort(), 20);
    await expect(waiting).rejects.toMatchObject({ code: 'query_cancelled' });
  });

  test('lists the models that it has', async () => {
    const listed = await models.models(settings('well'), calling());
    expect(listed.map(({ id }) => id.replace(':latest', ''))).toContain(model);
    if (embeddingModel !== null) {
      expect(listed.filter(({ embeds }) => embeds)).toHaveLength(1);
    }
  });

  test('verifies, and says nothing against a key when nobody answers', async () => {
    expect(await models.verify(settings('well', { model }))).toEqual({ outcome: 'valid', note: null });
    expect(await models.verify(settings('well', { model: 'none-such' }))).toMatchObject({
      note: expect.stringContaining('no access to the model none-such'),
    });
    const nowhere = settings('well', { baseUrl: 'http://127.0.0.1:9', isOwnAddress: true });
    expect(await models.verify(nowhere)).toEqual({
      outcome: 'unknown',
      reason: 'Nothing answered at 127.0.0.1:9. Check the address, and that the server there is running.',
    });
  });

  if (key !== '') {
    test('a wrong key is said with the provider’s name, and never repeated', async () => {
      const error = await write('wrong').then(
        () => null,
        (thrown: unknown) => thrown as ParleyError,
      );
      expect(error).toMatchObject({ code: 'ai_key_invalid' });
      expect(error?.message).toBe(
        `Your ${title} API key appears to be invalid. Please check and update it in your settings.`,
      );
      expect(await models.verify(settings('wrong'))).toMatchObject({ outcome: 'refused' });
    });

    test('says when the model declines', async () => {
      await expect(write('declines')).rejects.toThrow('The model declined to answer this.');
    });
  }

  test('not one request was a bad one', () => {
    expect(double.badRequests()).toEqual([]);
  });
});

test('leaves out a temperature that a model of Anthropic refuses', async () => {
  const double = await startAiDouble('anthropic');
  const settings: ModelSettings = {
    kind: 'anthropic',
    baseUrl: double.baseUrl,
    isOwnAddress: false,
    isOwnModel: true,
    key: 'sk-ant-warm',
    model: 'claude-sonnet-4-5',
    embeddingModel: null,
  };
  expect((await models.open(settings).writeSql(sqlTask, calling())).value.sql).toMatch(/^SELECT/);
  await double.close();
});

describe('servers that speak OpenAI’s protocol', () => {
  const started: StartedDouble[] = [];
  afterAll(() => Promise.all(started.map((double) => double.close())));
  const at = async (kind: ProviderKind, more: Partial<ModelSettings>): Promise<ModelSettings> => {
    const double = await startAiDouble(kind);
    started.push(double);
    const { baseUrl } = double;
    const places = { kind, baseUrl, isOwnAddress: true, isOwnModel: true };
    return { ...places, key: '', model: 'm', embeddingModel: null, ...more };
  };

  test('OpenRouter’s key is checked by itself, since anybody may list its models', async () => {
    const good = await at('openrouter', { key: 'sk-or-valid' });
    expect(await models.verify(good)).toEqual({ outcome: 'valid', note: null });
    expect(await models.verify({ ...good, key: 'sk-or-wrong' })).toMatchObject({ outcome: 'refused' });
    expect(await models.models({ ...good, key: 'sk-or-wrong' }, calling())).not.toEqual([]);
  });

  test('OpenRouter says itself what an answer cost', async () => {
    const { usage } = await models
      .open(await at('openrouter', { key: 'sk-or-valid' }))
      .writeSql(sqlTask, calling());
    expect(usage?.cost).toBeGreaterThan(0);
  });

  test('the key of Azure goes in its own header', async () => {
    const settings = await at('azure', { key: 'sk-valid' });
    expect((await models.open(settings).writeSql(sqlTask, calling())).value.sql).toMatch(/^SELECT/);
  });

  test('an address whose path is wrong is told so', async () => {
    const settings = await at('compatible', {});
    const baseUrl = settings.baseUrl.replace('/v1', '/v2');
    await expect(models.models({ ...settings, baseUrl }, calling())).rejects.toThrow(
      /answers, but not as an AI provider does \(404\)\. Check the path of the address\./,
    );
  });
});
