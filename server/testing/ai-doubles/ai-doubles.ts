import type { ProviderKind } from '@parley/contract/ai/provider-forms';
import type { ChatRequest } from '../openai-double/made-up-answer.ts';
import { startOpenAiDouble } from '../openai-double.ts';
import { startAnthropicDouble } from './anthropic-double.ts';
import { startGeminiDouble } from './gemini-double.ts';
import type { AiDouble } from './http-double-server.ts';
import { startOllamaDouble } from './ollama-double.ts';

/** What a test uses at each provider: a key and models that its double takes. */
type Wire = { kind: ProviderKind; key: string; model: string; embeddingModel: string | null };

const embeds = 'text-embedding-3-small';

export const wires: readonly Wire[] = [
  { kind: 'openai', key: 'sk-valid', model: 'gpt-4o', embeddingModel: embeds },
  { kind: 'anthropic', key: 'sk-ant-valid', model: 'claude-sonnet-4-5', embeddingModel: null },
  { kind: 'gemini', key: 'AIza-valid', model: 'gemini-2.5-flash', embeddingModel: 'gemini-embedding-001' },
  { kind: 'mistral', key: 'sk-valid', model: 'mistral-small-latest', embeddingModel: 'mistral-embed' },
  { kind: 'openrouter', key: 'sk-or-valid', model: 'meta-llama/llama-3.3-70b', embeddingModel: null },
  { kind: 'azure', key: 'sk-valid', model: 'my-deployment', embeddingModel: embeds },
  { kind: 'ollama', key: '', model: 'llama3.2', embeddingModel: 'nomic-embed-text' },
  { kind: 'compatible', key: '', model: 'local', embeddingModel: 'local-embed' },
];

export type StartedDouble = {
  baseUrl: string;
  badRequests(): readonly string[];
  /** Everything that was sent to it, as text. */
  received(): string;
  script(say: ((request: ChatRequest) => string | undefined) | undefined): void;
  close(): Promise<void>;
};

/** The double of a provider's wire, whichever dialect it speaks. */
export async function startAiDouble(kind: ProviderKind): Promise<StartedDouble> {
  switch (kind) {
    case 'anthropic':
      return fromJson(await startAnthropicDouble());
    case 'gemini':
      return fromJson(await startGeminiDouble());
    case 'ollama':
      return fromJson(await startOllamaDouble());
    default: {
      const double = await startOpenAiDouble(kind);
      return {
        ...double,
        badRequests: () => double.badRequests,
        received: () => JSON.stringify(double.requests),
      };
    }
  }
}

function fromJson(double: AiDouble): StartedDouble {
  return { ...double, badRequests: () => double.badRequests, received: () => JSON.stringify(double.calls) };
}
