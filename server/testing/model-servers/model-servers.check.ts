import { probeTasks } from '@parley/contract/ai/ai-model-settings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findProgram } from '../../../scripts/optional-step.ts';
import type { ExplainPiece, ModelSettings } from '../../src/ai/port.ts';
import { createModelService } from '../../src/ai/providers/model-service.ts';
import { moment, sqlTask } from '../../src/ai/tasks/sample-shop-for-model-probe.ts';
import { type ModelServer, startLlamaServer, startOllama } from './start-server.ts';
import { sentence } from './tiny-model.ts';

const servers = [
  { name: 'llama-server', start: startLlamaServer, hasKeys: true },
  { name: 'ollama', start: startOllama, hasKeys: false },
];
const models = createModelService({ dial: async (host) => host });
const calling = () => ({ signal: new AbortController().signal });

for (const { name, start, hasKeys } of servers) {
  const program = findProgram(name);
  describe.skipIf(!program)(`a real ${name}`, () => {
    let server: ModelServer;
    beforeAll(async () => {
      server = await start(program ?? '');
    });
    afterAll(() => server.stop());
    const settings = (more: Partial<ModelSettings> = {}) => ({ ...server.settings, ...more });

    test('[L04] is verified, and lists its models', async () => {
      expect(await models.verify(settings())).toEqual({ outcome: 'valid', note: null });
      const listed = await models.models(settings(), calling());
      expect(listed.map(({ id, embeds }) => [id.replace(/:latest$/, ''), embeds])).toContainEqual([
        'tiny',
        false,
      ]);
      expect(await models.verify(settings({ model: 'none-such' }))).toMatchObject({
        note: expect.stringContaining('none-such'),
      });
    });

    test('[L04] does the six tasks of the probe, as well as a model without any knowledge can', async () => {
      const found = [];
      for (const task of probeTasks) found.push(await models.probe(settings(), task, calling()));
      expect(found.map(({ task, outcome, note }) => [task, outcome, note])).toEqual([
        ['structured', 'failed', 'The form was right, but not what stood in it.'],
        ['values', 'failed', 'It misread values in a simple sentence: check the chips it fills.'],
        ['sql', 'failed', 'What it wrote is no SELECT on the table it was given.'],
        ['refusal', 'passed', expect.any(String)],
        ['stream', 'failed', 'What it said was not about the rows that it was given.'],
        ['embedding', 'passed', expect.any(String)],
      ]);
      for (const { inputTokens } of found) expect(inputTokens).toBeGreaterThan(10);
      for (const { task, outputTokens } of found) {
        if (task !== 'embedding') expect(outputTokens).toBeGreaterThan(sentence.length);
      }
    });

    test('[L04] streams its words, and counts their tokens', async () => {
      const pieces = await told(settings(), 'How many?');
      expect(pieces.map(({ text }) => text).join('')).toBe(sentence);
      expect(pieces.at(-1)?.usage).toMatchObject({ outputTokens: expect.any(Number) });
    });

    test('[L04] a call that is called off ends', async () => {
      const leaving = new AbortController();
      const waiting = models.open(settings()).writeSql(sqlTask, { signal: leaving.signal });
      setTimeout(() => leaving.abort(), 10);
      await expect(waiting).rejects.toMatchObject({ code: 'query_cancelled' });
    });

    test('[L04] a question that does not fit is said to be too long', async () => {
      await expect(told(settings(), 'many '.repeat(20_000))).rejects.toMatchObject({
        code: 'ai_unusable',
        message: expect.stringContaining('more than the model can read at once'),
      });
    });

    test('[L04] a model that makes no vectors is said not to', async () => {
      const asked = models.open(server.withoutVectors).embed(['a'], calling());
      await expect(asked).rejects.toMatchObject({
        code: 'ai_unusable',
        message: expect.stringContaining('says that tiny cannot do this. Choose another model'),
      });
    });

    test.runIf(hasKeys)('[L04] only the right key is taken', async () => {
      expect(await models.verify(settings({ key: 'wrong' }))).toMatchObject({ outcome: 'refused' });
    });

    test('[L04] a wrong path is said to be one', async () => {
      const elsewhere = settings({ baseUrl: `${server.settings.baseUrl}/elsewhere` });
      expect(await models.verify(elsewhere)).toMatchObject({
        outcome: 'unknown',
        reason: expect.stringContaining('Check the path of the address'),
      });
    });
  });
}

async function told(settings: ModelSettings, question: string): Promise<ExplainPiece[]> {
  const task = {
    question,
    tool: { name: 'Count', description: '' },
    values: {},
    result: { columns: [], rows: [], truncated: null, durationMs: 1 },
    rowCount: 1,
    facts: [{ label: 'rows', column: null, kind: 'count' as const, value: '12', of: null }],
    moment,
  };
  const pieces: ExplainPiece[] = [];
  for await (const piece of models.open(settings).explain(task, calling())) pieces.push(piece);
  return pieces;
}
