import type { Usage } from '@parley/contract/tools';
import type { OpenAI } from 'openai';
import { addUsage } from '../add-usage.ts';
import type { Calling } from '../port.ts';
import { chatRequest, type Prompt } from './chat-request.ts';
import { costOf } from './cost.ts';
import { toParleyError } from './failures.ts';
import type { Quirks } from './quirks.ts';
import { noAnswer, readChat, readChunk, readEmbeddings, type Tokens } from './read-answer.ts';
import { createRetry, type Pause } from './retry.ts';

export type OpenAiSettings = { baseUrl: string; model: string; embeddingModel: string };

export type Completion = { text: string; usage: Usage };
export type CompletionPiece = { text: string; usage?: Usage };

export type Client = {
  complete(prompt: Prompt, calling: Calling): Promise<Completion>;
  stream(prompt: Prompt, calling: Calling): AsyncIterable<CompletionPiece>;
  embed(texts: readonly string[], calling: Calling): Promise<{ vectors: Float32Array[]; usage: Usage }>;
};

type Parts = { settings: OpenAiSettings; key: string; quirks: Quirks; pause: Pause };

const timeLimit = 60_000;
/** One request may carry 2,048 texts of together 300,000 tokens; a tool's words are some hundred at most. */
const embeddingBatch = 500;

/** Speaks to the provider; every failure leaves as a `ParleyError`, without the provider's text. */
export function createClient(parts: Parts): Client {
  const { settings, key, quirks } = parts;
  const sdk = lazily(() => openSdk(parts));
  const retry = createRetry({ ...parts, model: settings.model });
  const asking = { model: settings.model, key, quirks };
  const usageOf = usageFor(settings.baseUrl);
  return {
    complete: (prompt, calling) =>
      retry(
        { ...calling, format: prompt.format, request: () => chatRequest(asking, prompt) },
        async (request) => {
          const { text, tokens } = readChat(await (await sdk()).chat.completions.create(request, calling));
          return { text, usage: usageOf(settings.model, tokens) };
        },
      ),
    stream: async function* (prompt, calling) {
      const opening = { ...calling, format: prompt.format, request: () => chatRequest(asking, prompt) };
      const chunks = await retry(opening, async (request) =>
        (await sdk()).chat.completions.create(
          { ...request, stream: true, stream_options: { include_usage: true } },
          calling,
        ),
      );
      try {
        yield* piecesOf(chunks, (tokens) => usageOf(settings.model, tokens));
      } catch (error) {
        throw toParleyError(error, settings.model);
      }
    },
    embed: async (texts, calling) => {
      const vectors: Float32Array[] = [];
      let usage = usageOf(settings.embeddingModel, null);
      for (let start = 0; start < texts.length; start += embeddingBatch) {
        const input = texts.slice(start, start + embeddingBatch);
        const request = { model: settings.embeddingModel, input, encoding_format: 'float' as const };
        const batch = await retry({ ...calling, format: undefined, request: () => request }, async () =>
          readEmbeddings(await (await sdk()).embeddings.create(request, calling), input.length),
        );
        vectors.push(...batch.vectors);
        usage = addUsage(usage, usageOf(settings.embeddingModel, batch.tokens)) ?? usage;
      }
      return { vectors, usage };
    },
  };
}

async function* piecesOf(
  chunks: AsyncIterable<unknown>,
  usageOf: (tokens: Tokens) => Usage,
): AsyncGenerator<CompletionPiece> {
  let count = 0;
  for await (const chunk of chunks) {
    count += 1;
    const { text, tokens } = readChunk(chunk);
    if (tokens) yield { text, usage: usageOf(tokens) };
    else if (text) yield { text };
  }
  if (count === 0) throw noAnswer();
}

function usageFor(baseUrl: string) {
  return (model: string, tokens: Tokens | null | undefined): Usage => {
    const inputTokens = tokens?.prompt_tokens ?? 0;
    const outputTokens = tokens?.completion_tokens ?? 0;
    return { model, inputTokens, outputTokens, cost: costOf(baseUrl, { model, inputTokens, outputTokens }) };
  };
}

/** Loading the SDK takes longer than starting the server: it waits until somebody needs it. */
async function openSdk({ settings, key }: Parts): Promise<OpenAI> {
  const { OpenAI } = await import('openai');
  return new OpenAI({ apiKey: key, baseURL: settings.baseUrl, maxRetries: 0, timeout: timeLimit });
}

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
