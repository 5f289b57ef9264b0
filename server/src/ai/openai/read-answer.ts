import { ParleyError } from '@parley/contract/errors';
import { z } from 'zod';

const tokens = z.object({ prompt_tokens: z.number(), completion_tokens: z.number().optional() });
export type Tokens = z.infer<typeof tokens>;

const said = z.object({ content: z.string().nullish(), refusal: z.string().nullish() });
const finished = { finish_reason: z.string().nullish() };

const chatAnswer = z.object({
  choices: z.array(z.object({ ...finished, message: said })).min(1),
  usage: tokens.nullish(),
});
const chatChunk = z.object({
  choices: z.array(z.object({ ...finished, delta: said.nullish() })).default([]),
  usage: tokens.nullish(),
});
const embeddingAnswer = z.object({
  data: z.array(z.object({ index: z.number(), embedding: z.array(z.number()) })),
  usage: tokens.nullish(),
});

/** The text of a whole answer; one that is not whole is none. */
export function readChat(answer: unknown): { text: string; tokens: Tokens | null | undefined } {
  const { choices, usage } = parsed(chatAnswer, answer);
  const [choice] = choices;
  return { text: textOf(choice?.message, choice?.finish_reason), tokens: usage };
}

export function readChunk(chunk: unknown): { text: string; tokens: Tokens | null | undefined } {
  const { choices, usage } = parsed(chatChunk, chunk);
  const [choice] = choices;
  return { text: textOf(choice?.delta, choice?.finish_reason), tokens: usage };
}

/** One vector for each text, in the order of the texts. */
export function readEmbeddings(answer: unknown, count: number) {
  const { data, usage } = parsed(embeddingAnswer, answer);
  if (data.length !== count) throw noAnswer();
  const inOrder = data.toSorted((a, b) => a.index - b.index);
  return { vectors: inOrder.map(({ embedding }) => Float32Array.from(embedding)), tokens: usage };
}

/** Something else than the provider answered: a gateway, a sign-in page, a server at the wrong address. */
export function noAnswer(): ParleyError {
  return unusable('The AI provider sent something that is not an answer. Please try again later.');
}

function textOf(message: z.infer<typeof said> | null | undefined, finish: string | null | undefined): string {
  if (message?.refusal || finish === 'content_filter') throw unusable('The model declined to answer this.');
  if (finish === 'length') {
    throw unusable('The answer grew longer than the model may write. Select fewer tables or ask for less.');
  }
  return message?.content ?? '';
}

function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw noAnswer();
  return result.data;
}

function unusable(reason: string): ParleyError {
  return new ParleyError('ai_unusable', { values: { reason } });
}
