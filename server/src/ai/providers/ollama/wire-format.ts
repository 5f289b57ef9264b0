import { z } from 'zod';
import type { Refusal } from '../wire/provider-error-classes.ts';
import { objectIn, textIn } from '../wire/read-json-fields.ts';
import type { WireFormat } from '../wire/wire-format-types.ts';

const answer = z.object({
  message: z.object({ content: z.string() }).optional(),
  done: z.boolean().optional(),
  done_reason: z.string().optional(),
  prompt_eval_count: z.number().optional(),
  eval_count: z.number().optional(),
});
const vectors = z.object({
  embeddings: z.array(z.array(z.number())),
  prompt_eval_count: z.number().optional(),
});
const modelList = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      capabilities: z.array(z.string()).optional(),
      details: z.object({ family: z.string().optional() }).optional(),
    }),
  ),
});

/**
 * Ollama reads 4,096 tokens unless it is told otherwise and forgets the beginning of what is longer, silently. Steps,
 * because another length makes it load the model again.
 */
const contexts = [8_192, 16_384, 32_768];
const charactersPerToken = 3;
const roomToAnswer = 2_048;

/** Ollama's own chat. */
export const ollamaWireFormat: WireFormat = {
  headers: (key) => (key === '' ? {} : { authorization: `Bearer ${key}` }),
  chat: ({ model, system, user, temperature, format, stream }) => ({
    method: 'POST',
    path: '/api/chat',
    body: {
      model,
      stream,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
      ...(format && { format: format.schema }),
      options: {
        num_ctx: contextFor(system.length + user.length),
        ...(temperature !== undefined && { temperature }),
      },
    },
  }),
  framing: 'lines',
  readChat: read,
  readPiece: read,
  embed: (model, texts) => ({ method: 'POST', path: '/api/embed', body: { model, input: texts } }),
  readVectors: (body) => {
    const { success, data } = vectors.safeParse(body);
    return success ? { vectors: data.embeddings, tokens: { input: data.prompt_eval_count } } : null;
  },
  embeddingBatch: 100,
  models: { method: 'GET', path: '/api/tags' },
  readModels: (body) => {
    const { success, data } = modelList.safeParse(body);
    if (!success) return null;
    return data.models.map(({ name, capabilities, details }) => ({
      id: name,
      // Older ones do not tell what a model can do.
      embeds: capabilities?.includes('embedding') ?? /embed|bert/i.test(`${name} ${details?.family ?? ''}`),
    }));
  },
  readRefusal,
};

function contextFor(characters: number): number {
  const wanted = characters / charactersPerToken + roomToAnswer;
  return contexts.find((size) => size >= wanted) ?? Math.max(...contexts);
}

function read(body: unknown) {
  const { success, data } = answer.safeParse(body);
  if (!success || (data.message === undefined && data.done === undefined)) return null;
  const isCounted = data.prompt_eval_count !== undefined || data.eval_count !== undefined;
  return {
    text: data.message?.content ?? '',
    tokens: isCounted ? { input: data.prompt_eval_count ?? 0, output: data.eval_count ?? 0 } : undefined,
    unfinished: data.done_reason === 'length' ? ('too long' as const) : null,
  };
}

/** Its errors are a text and a status, and nothing else; the text may be the JSON of the program that runs models. */
function readRefusal(status: number | undefined, body: unknown): Refusal {
  const text = textIn(objectIn(body)?.error) ?? '';
  if (text.includes('exceed_context_size_error')) return { meaning: 'too long' };
  if (status === 501) return { meaning: 'unsupported' };
  if (status === 404 && /model/i.test(text)) return { meaning: 'model' };
  if (status === 401 || status === 403) return { meaning: 'key' };
  const isForm = status === 400 && /\bformat\b|schema|grammar/i.test(text);
  return { meaning: null, setting: isForm ? 'format' : undefined };
}
