import { z } from 'zod';
import type { Meaning, Refusal } from '../wire/provider-error-classes.ts';
import { objectIn, textIn } from '../wire/read-json-fields.ts';
import type { Said, WireFormat } from '../wire/wire-format-types.ts';

/** Every request has to say how long its answer may grow; all models of today write at least this much. */
const mostTokens = 8_192;

const block = z.looseObject({ type: z.string(), text: z.string().optional(), input: z.unknown().optional() });
const counted = z.object({ input_tokens: z.number().optional(), output_tokens: z.number().optional() });
const message = z.object({
  type: z.literal('message'),
  content: z.array(block),
  stop_reason: z.string().nullish(),
  usage: counted,
});
const streamEvent = z.looseObject({
  type: z.string(),
  message: z.object({ usage: counted.optional() }).optional(),
  delta: z
    .looseObject({
      text: z.string().optional(),
      partial_json: z.string().optional(),
      stop_reason: z.string().nullish(),
    })
    .optional(),
  usage: counted.optional(),
});
const modelList = z.object({ data: z.array(z.object({ id: z.string() })) });

/** The Messages API. A wanted shape is asked for as the one tool that the model has to call. */
export const anthropicWireFormat: WireFormat = {
  headers: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  chat: ({ model, system, user, temperature, format, stream }) => ({
    method: 'POST',
    path: '/messages',
    body: {
      model,
      max_tokens: mostTokens,
      system,
      messages: [{ role: 'user', content: user }],
      // From 0 to 1 here, where others take 2.
      ...(temperature !== undefined && { temperature: Math.min(1, temperature) }),
      ...(format && {
        tools: [
          { name: format.name, description: 'Gives the answer in its form.', input_schema: format.schema },
        ],
        tool_choice: { type: 'tool', name: format.name },
      }),
      ...(stream && { stream: true }),
    },
  }),
  framing: 'events',
  readChat: (answer) => {
    const { success, data } = message.safeParse(answer);
    if (!success) return null;
    const text = data.content.map((part) =>
      part.type === 'tool_use' ? JSON.stringify(part.input) : part.text,
    );
    return said(text.join(''), data.stop_reason, data.usage);
  },
  readPiece: (event) => {
    const { success, data } = streamEvent.safeParse(event);
    if (!success) return null;
    const { delta } = data;
    return said(
      delta?.text ?? delta?.partial_json ?? '',
      delta?.stop_reason,
      data.usage ?? data.message?.usage,
    );
  },
  embed: () => {
    throw new Error('Anthropic has no embeddings.');
  },
  readVectors: () => null,
  embeddingBatch: 1,
  models: { method: 'GET', path: '/models?limit=1000' },
  readModels: (answer) => {
    const { success, data } = modelList.safeParse(answer);
    return success ? data.data.map(({ id }) => ({ id, embeds: false })) : null;
  },
  readRefusal,
};

function said(
  text: string,
  stop: string | null | undefined,
  usage: z.infer<typeof counted> | undefined,
): Said {
  const unfinished = stop === 'refusal' ? 'declined' : stop === 'max_tokens' ? 'too long' : null;
  const tokens = usage && { input: usage.input_tokens, output: usage.output_tokens };
  return { text, tokens, unfinished };
}

const byType: Readonly<Record<string, Meaning>> = {
  authentication_error: 'key',
  rate_limit_error: 'busy',
  overloaded_error: 'busy',
  billing_error: 'spent',
  request_too_large: 'too long',
};

/** A bad request has one type for everything, so that its text is all there is to tell one from the other. */
function readRefusal(status: number | undefined, body: unknown): Refusal {
  const error = objectIn(objectIn(body)?.error);
  const type = textIn(error?.type) ?? '';
  const text = textIn(error?.message) ?? '';
  if (type === 'not_found_error') return { meaning: /\bmodel\b/i.test(text) ? 'model' : null };
  if (type !== 'invalid_request_error') return { meaning: byType[type] ?? null };
  if (/credit balance/i.test(text)) return { meaning: 'spent' };
  if (/prompt is too long|context (?:window|limit)/i.test(text)) return { meaning: 'too long' };
  const isRefusing = status === 400 && /not support|deprecated|not permitted|invalid|may not be/i.test(text);
  if (isRefusing && /\btemperature\b/.test(text)) return { meaning: null, setting: 'temperature' };
  const isForm = isRefusing && /\b(?:tools?|tool_choice|input_schema)\b/.test(text);
  return { meaning: null, setting: isForm ? 'format' : undefined };
}
