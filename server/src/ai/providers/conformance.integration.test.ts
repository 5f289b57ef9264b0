import { ParleyError } from '@parley/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedDouble, startAiDouble, wires } from '../../../testing/ai-doubles/ai-doubles.ts';
import { type ChatRequest, madeUpAnswer, wantedIn } from '../../../testing/openai-double/made-up-answer.ts';
import { describeAsking } from '../asking-conformance-suite.ts';
import { describeSuggesting } from '../suggesting-conformance-suite.ts';
import type { Embedder } from '../tasks/chat-provider.ts';
import { createModelService } from './model-service.ts';

/** Stands for the engine on this machine, which makes the vectors where a provider has none. */
const hereEmbedder: Embedder = {
  embeddingModel: 'of this machine',
  embed: async (texts, { signal }) => {
    if (signal.aborted) throw new ParleyError('query_cancelled');
    const vectors = texts.map((text) => Float32Array.from([Math.sin(text.length), Math.cos(text.length)]));
    return { value: { model: 'of this machine', dimensions: 2, vectors }, usage: null };
  },
};

for (const wire of wires) {
  let double: StartedDouble;
  beforeAll(async () => {
    double = await startAiDouble(wire.kind);
    double.script(capable);
  });
  afterAll(() => double.close());

  const provider = () =>
    createModelService({ dial: async (host) => host }).open(
      {
        kind: wire.kind,
        baseUrl: double.baseUrl,
        isOwnAddress: true,
        isOwnModel: true,
        key: wire.key,
        model: wire.model,
        embeddingModel: wire.embeddingModel,
      },
      hereEmbedder,
    );

  describeSuggesting({ name: wire.kind, provider });
  describeAsking({ name: wire.kind, provider });

  test(`${wire.kind}: not one request was a bad one`, () => {
    expect(double.badRequests()).toEqual([]);
  });
}

type Said = { name: string; value: string | number | null; words: string | null };
const said = (name: string, value: string | number, words: string | null = null): Said => ({
  name,
  value,
  words,
});

/** What a capable model reads in the suite's own questions. */
const readings: Record<string, Said[]> = {
  'paid orders in February 2026': [
    said('status', 'paid', 'paid'),
    said('from', '2026-02-01', 'February 2026'),
    said('to', '2026-03-01', 'February 2026'),
  ],
  'and the shipped ones?': [
    said('status', 'shipped', 'shipped'),
    said('from', '2026-02-01'),
    said('to', '2026-03-01'),
    said('limit', 5),
  ],
};

const rewritten = {
  sql: 'SELECT id FROM orders WHERE country = :country',
  parameters: [
    { name: 'country', type: 'text', description: '', required: false, default: 'Norway', options: null },
  ],
  reason: 'Only from Norway.',
};

/** The double stands in for a model: here it is one that does its work well. */
function capable(request: ChatRequest): string | undefined {
  const asked = request.messages.at(-1)?.content ?? '';
  switch (wantedIn(request)) {
    case 'tool_suggestions': {
      const { tools } = JSON.parse(madeUpAnswer(request));
      return JSON.stringify({ tools: tools.filter(({ name }: { name: string }) => name !== 'Ghosts') });
    }
    case 'parameters': {
      const question = Object.keys(readings).find((known) => asked.includes(`\n${known}\n`));
      return question && JSON.stringify({ parameters: readings[question], unused: [] });
    }
    case 'rewritten_sql':
      return asked.includes('only from Norway') ? JSON.stringify(rewritten) : undefined;
    default:
      return undefined;
  }
}
