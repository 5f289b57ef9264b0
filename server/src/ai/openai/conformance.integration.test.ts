import { afterAll, beforeAll } from 'vitest';
import { type ChatRequest, madeUpAnswer } from '../../../testing/openai-double/made-up-answer.ts';
import { type OpenAiDouble, startOpenAiDouble } from '../../../testing/openai-double.ts';
import { describeSuggesting } from '../conformance.ts';
import { describeAsking } from '../conformance-asking.ts';
import { openAiProviders } from './provider.ts';

let double: OpenAiDouble;

beforeAll(async () => {
  double = await startOpenAiDouble();
  double.script(capable);
});
afterAll(() => double.close());

const provider = () =>
  openAiProviders({
    baseUrl: double.baseUrl,
    model: 'gpt-4o',
    embeddingModel: 'text-embedding-3-small',
  }).withKey('sk-valid');

describeSuggesting({ name: 'OpenAI', provider });
describeAsking({ name: 'OpenAI', provider });

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
  switch (request.response_format?.json_schema.name) {
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
