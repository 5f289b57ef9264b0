import { setTimeout as sleep } from 'node:timers/promises';
import type { Usage } from '@parley/contract/tools';
import type { OpenAI } from 'openai';
import type { Calling } from '../port.ts';
import { costOf } from './cost.ts';
import { isWorthRetrying, refusedSetting, toParleyError, waitFor } from './failures.ts';
import type { Quirks } from './quirks.ts';

export type OpenAiSettings = { baseUrl: string; model: string; embeddingModel: string };

/** A JSON schema the answer is to follow; servers that cannot do so answer in plain text. */
export type AnswerFormat = { name: string; schema: Record<string, unknown> };

export type Prompt = {
  system: string;
  user: string;
  temperature: number;
  format?: AnswerFormat;
};

export type Completion = { text: string; usage: Usage };
export type CompletionPiece = { text: string; usage?: Usage };

export type Client = {
  complete(prompt: Prompt, calling: Calling): Promise<Completion>;
  stream(prompt: Prompt, calling: Calling): AsyncIterable<CompletionPiece>;
  embed(texts: readonly string[], calling: Calling): Promise<{ vectors: Float32Array[]; usage: Usage }>;
};

type Parts = { settings: OpenAiSettings; key: string; quirks: Quirks };
type Tokens = { prompt_tokens: number; completion_tokens?: number };

const timeLimit = 60_000;
const attempts = 3;

/** Speaks to the provider; every failure leaves as a `ParleyError`, without the provider's text. */
export function createClient(parts: Parts): Client {
  const { settings } = parts;
  const sdk = lazily(() => openSdk(parts));
  const usageOf = (model: string, tokens: Tokens | null | undefined): Usage => {
    const inputTokens = tokens?.prompt_tokens ?? 0;
    const outputTokens = tokens?.completion_tokens ?? 0;
    const cost = costOf(settings.baseUrl, { model, inputTokens, outputTokens });
    return { model, inputTokens, outputTokens, cost };
  };
  return {
    complete: async (prompt, calling) => {
      const answer = await trying(parts, calling, async () =>
        (await sdk()).chat.completions.create(requestOf(parts, prompt), calling),
      );
      const [choice] = answer.choices;
      return {
        text: choice?.finish_reason === 'length' ? '' : (choice?.message.content ?? ''),
        usage: usageOf(settings.model, answer.usage),
      };
    },
    stream: async function* (prompt, calling) {
      const pieces = await trying(parts, calling, async () =>
        (await sdk()).chat.completions.create(
          { ...requestOf(parts, prompt), stream: true, stream_options: { include_usage: true } },
          calling,
        ),
      );
      try {
        for await (const { choices, usage } of pieces) {
          const text = choices[0]?.delta.content ?? '';
          if (usage) yield { text, usage: usageOf(settings.model, usage) };
          else if (text) yield { text };
        }
      } catch (error) {
        throw toParleyError(error, settings.model);
      }
    },
    embed: async (texts, calling) => {
      const answer = await trying(parts, calling, async () =>
        (await sdk()).embeddings.create(
          { model: settings.embeddingModel, input: [...texts], encoding_format: 'float' },
          calling,
        ),
      );
      const inOrder = answer.data.toSorted((a, b) => a.index - b.index);
      return {
        vectors: inOrder.map(({ embedding }) => Float32Array.from(embedding)),
        usage: usageOf(settings.embeddingModel, answer.usage),
      };
    },
  };
}

/** Loading the SDK takes longer than starting the server: it waits until somebody needs it. */
async function openSdk({ settings, key }: Parts): Promise<OpenAI> {
  const { OpenAI } = await import('openai');
  return new OpenAI({ apiKey: key, baseURL: settings.baseUrl, maxRetries: 0, timeout: timeLimit });
}

function requestOf({ settings, quirks }: Parts, prompt: Prompt) {
  const { system, user, temperature, format } = prompt;
  return {
    model: settings.model,
    messages: [
      { role: 'system' as const, content: system },
      { role: 'user' as const, content: user },
    ],
    ...(quirks.has('temperature') ? {} : { temperature }),
    ...(format && !quirks.has('response_format')
      ? { response_format: { type: 'json_schema' as const, json_schema: { ...format, strict: true } } }
      : {}),
  };
}

/** Our own retries: the SDK's would also repeat what can never succeed, such as a spent quota. */
async function trying<T>(parts: Parts, { signal }: Calling, call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      const setting = refusedSetting(error);
      if (setting && !parts.quirks.has(setting)) parts.quirks.add(setting);
      else if (attempt < attempts && isWorthRetrying(error)) await pause(waitFor(error, attempt), signal);
      else throw toParleyError(error, parts.settings.model);
    }
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal });
  } catch (error) {
    throw toParleyError(error, '');
  }
}

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
