import { z } from 'zod';

/** One call to an AI provider, to the letter: the body that left and what came back, without headers and keys. */
export const aiExchange = z.object({
  /** As people know it: 'OpenAI'. */
  provider: z.string(),
  /** What it was asked for: 'explain', 'extract'. */
  task: z.string(),
  /** 'POST https://api.openai.com/v1/chat/completions' */
  address: z.string(),
  sent: z.string(),
  /** Of an answer that came in pieces, its text. Nothing of a refusal: providers repeat parts of keys in those. */
  received: z.string(),
  outcome: z.enum(['answered', 'refused', 'failed']),
  /** What stands in `sent` and `received` in the place of masked values. */
  standIns: z.array(z.string()),
  /** Characters that were left out of `sent` and `received` because they are too long to be kept. */
  cut: z.number().int(),
  at: z.iso.datetime(),
});

export const exchangesOutput = z.object({
  exchanges: z.array(aiExchange),
  /** Calls that were left out because there were too many to be kept. */
  leftOut: z.number().int(),
  /** Whether this server keeps them. */
  isKept: z.boolean(),
});

export type AiExchange = z.infer<typeof aiExchange>;
export type AiExchanges = z.infer<typeof exchangesOutput>;
