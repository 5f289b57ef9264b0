import { z } from 'zod';
import type { Meaning, Refusal } from '../wire/provider-error-classes.ts';
import { objectIn, textIn } from '../wire/read-json-fields.ts';
import type { WireFormat } from '../wire/wire-format-types.ts';
import { toResponseSchema } from './response-schema.ts';

const answer = z.object({
  candidates: z
    .array(
      z.object({
        content: z
          .object({
            parts: z
              .array(z.object({ text: z.string().optional(), thought: z.boolean().optional() }))
              .default([]),
          })
          .optional(),
        finishReason: z.string().optional(),
      }),
    )
    .optional(),
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
  usageMetadata: z
    .object({
      promptTokenCount: z.number().optional(),
      candidatesTokenCount: z.number().optional(),
      thoughtsTokenCount: z.number().optional(),
    })
    .optional(),
});
const vectors = z.object({ embeddings: z.array(z.object({ values: z.array(z.number()) })) });
const modelList = z.object({
  models: z.array(
    z.object({ name: z.string(), supportedGenerationMethods: z.array(z.string()).default([]) }),
  ),
});
const declined: ReadonlySet<string> = new Set([
  'SAFETY',
  'RECITATION',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
]);

/** generateContent of the Gemini API. */
export const geminiWireFormat: WireFormat = {
  headers: (key) => ({ 'x-goog-api-key': key }),
  chat: ({ model, system, user, temperature, format, stream }) => ({
    method: 'POST',
    path: `/${pathOf(model)}:${stream ? 'streamGenerateContent?alt=sse' : 'generateContent'}`,
    body: {
      systemInstruction: { parts: [{ text: system }] },
      contents: [{ role: 'user', parts: [{ text: user }] }],
      generationConfig: {
        ...(temperature !== undefined && { temperature }),
        ...(format && {
          responseMimeType: 'application/json',
          responseSchema: toResponseSchema(format.schema),
        }),
      },
    },
  }),
  framing: 'events',
  readChat: read,
  readPiece: read,
  embed: (model, texts) => ({
    method: 'POST',
    path: `/${pathOf(model)}:batchEmbedContents`,
    body: { requests: texts.map((text) => ({ model: pathOf(model), content: { parts: [{ text }] } })) },
  }),
  readVectors: (body) => {
    const { success, data } = vectors.safeParse(body);
    return success ? { vectors: data.embeddings.map(({ values }) => values) } : null;
  },
  embeddingBatch: 100,
  models: { method: 'GET', path: '/models?pageSize=1000' },
  readModels: (body) => {
    const { success, data } = modelList.safeParse(body);
    if (!success) return null;
    return data.models.flatMap(({ name, supportedGenerationMethods: methods }) => {
      const embeds = methods.includes('embedContent');
      return embeds || methods.includes('generateContent')
        ? [{ id: name.replace(/^models\//, ''), embeds }]
        : [];
    });
  },
  readRefusal,
};

function pathOf(model: string): string {
  return `models/${encodeURIComponent(model.replace(/^models\//, ''))}`;
}

function read(body: unknown) {
  const { success, data } = answer.safeParse(body);
  if (!success || (!data.candidates && !data.promptFeedback && !data.usageMetadata)) return null;
  const [candidate] = data.candidates ?? [];
  const finish = candidate?.finishReason ?? '';
  const isDeclined = data.promptFeedback?.blockReason !== undefined || declined.has(finish);
  const counts = data.usageMetadata;
  return {
    text: (candidate?.content?.parts ?? []).map((part) => (part.thought ? '' : (part.text ?? ''))).join(''),
    tokens: counts && {
      input: counts.promptTokenCount,
      output: (counts.candidatesTokenCount ?? 0) + (counts.thoughtsTokenCount ?? 0),
    },
    unfinished: isDeclined ? ('declined' as const) : finish === 'MAX_TOKENS' ? ('too long' as const) : null,
  };
}

const byStatus: Readonly<Record<string, Meaning>> = {
  UNAUTHENTICATED: 'key',
  PERMISSION_DENIED: 'key',
  NOT_FOUND: 'model',
  RESOURCE_EXHAUSTED: 'busy',
  FAILED_PRECONDITION: 'region',
};

/** A wrong key is a bad request here, told apart by the reason among its details. */
function readRefusal(_status: number | undefined, body: unknown): Refusal {
  const error = objectIn(objectIn(body)?.error);
  const details = Array.isArray(error?.details) ? error.details : [];
  const reasons = details.map((detail) => textIn(objectIn(detail)?.reason));
  if (reasons.includes('API_KEY_INVALID')) return { meaning: 'key' };
  const name = textIn(error?.status) ?? '';
  if (name !== 'INVALID_ARGUMENT') return { meaning: byStatus[name] ?? null };
  const text = textIn(error?.message) ?? '';
  if (/token count.*exceeds/i.test(text)) return { meaning: 'too long' };
  const isForm = /response_?schema|response_?mime_?type|JSON mode/i.test(text);
  const isTemperature = /\btemperature\b/i.test(text);
  return { meaning: null, setting: isForm ? 'format' : isTemperature ? 'temperature' : undefined };
}
