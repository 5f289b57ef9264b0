import { z } from 'zod';
import type { ListedModel, Said, WireFormat } from '../wire/wire-format-types.ts';
import { classifyErrorResponse } from './classify-error-response.ts';

/** How servers that speak OpenAI's protocol differ from OpenAI. */
export type Variant = {
  headers?(key: string): Readonly<Record<string, string>>;
  /** Usage in a stream has to be asked for; some servers send it unasked and refuse the question. */
  asksForUsage?: boolean;
  /** Added to every chat request. */
  more?: Readonly<Record<string, unknown>>;
  keyCheck?: WireFormat['keyCheck'];
};

const counted = z.object({
  prompt_tokens: z.number(),
  completion_tokens: z.number().nullish(),
  /** US dollars, where the server says so itself. */
  cost: z.number().nullish(),
});
const said = z.object({ content: z.string().nullish(), refusal: z.string().nullish() });
const finished = { finish_reason: z.string().nullish() };
const chatAnswer = z.object({
  choices: z.array(z.object({ ...finished, message: said })).min(1),
  usage: counted.nullish(),
});
const chatChunk = z.object({
  choices: z.array(z.object({ ...finished, delta: said.nullish() })).default([]),
  usage: counted.nullish(),
});
const embeddingAnswer = z.object({
  data: z.array(z.object({ index: z.number(), embedding: z.array(z.number()) })),
  usage: counted.nullish(),
});
const modelList = z.object({
  data: z.array(
    z.object({ id: z.string(), shutdown_date: z.string().nullish(), type: z.string().nullish() }),
  ),
});

export function openAiWireFormat(variant: Variant = {}): WireFormat {
  const { asksForUsage = true, more = {} } = variant;
  return {
    headers: variant.headers ?? bearer,
    chat: ({ model, system, user, temperature, format, stream }) => ({
      method: 'POST',
      path: '/chat/completions',
      body: {
        model,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        ...(temperature !== undefined && { temperature }),
        ...(format && {
          response_format: { type: 'json_schema', json_schema: { ...format, strict: true } },
        }),
        ...(stream && { stream: true }),
        ...(stream && asksForUsage && { stream_options: { include_usage: true } }),
        ...more,
      },
    }),
    framing: 'events',
    readChat: (answer) => {
      const { success, data } = chatAnswer.safeParse(answer);
      return success ? toSaid(data.choices[0]?.message, data.choices[0]?.finish_reason, data.usage) : null;
    },
    readPiece: (event) => {
      const { success, data } = chatChunk.safeParse(event);
      return success ? toSaid(data.choices[0]?.delta, data.choices[0]?.finish_reason, data.usage) : null;
    },
    embed: (model, texts) => ({
      method: 'POST',
      path: '/embeddings',
      body: { model, input: texts, encoding_format: 'float' },
    }),
    readVectors: (answer) => {
      const { success, data } = embeddingAnswer.safeParse(answer);
      if (!success) return null;
      const inOrder = data.data.toSorted((a, b) => a.index - b.index);
      return { vectors: inOrder.map(({ embedding }) => embedding), tokens: toTokens(data.usage) ?? {} };
    },
    /** One request may carry 2,048 texts of together 300,000 tokens; a tool's words are some hundred at most. */
    embeddingBatch: 500,
    models: { method: 'GET', path: '/models' },
    readModels: (answer) => {
      const { success, data } = modelList.safeParse(answer);
      return success ? data.data.map(toModel) : null;
    },
    ...(variant.keyCheck && { keyCheck: variant.keyCheck }),
    readRefusal: classifyErrorResponse,
  };
}

function bearer(key: string): Record<string, string> {
  return key === '' ? {} : { authorization: `Bearer ${key}` };
}

function toSaid(
  message: z.infer<typeof said> | null | undefined,
  finish: string | null | undefined,
  usage: z.infer<typeof counted> | null | undefined,
): Said {
  const isDeclined = Boolean(message?.refusal) || finish === 'content_filter';
  const unfinished = isDeclined ? 'declined' : finish === 'length' ? 'too long' : null;
  return { text: message?.content ?? '', tokens: toTokens(usage), unfinished };
}

function toTokens(usage: z.infer<typeof counted> | null | undefined) {
  if (!usage) return undefined;
  const { prompt_tokens: input, completion_tokens: output, cost } = usage;
  return { input, output: output ?? 0, ...(cost != null && { cost }) };
}

function toModel({ id, shutdown_date, type }: z.infer<typeof modelList>['data'][number]): ListedModel {
  return { id, embeds: /embed/i.test(id) || type === 'embedding', endsOn: shutdown_date ?? undefined };
}
