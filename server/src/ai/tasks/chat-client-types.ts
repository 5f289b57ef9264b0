import type { Usage } from '@parley/contract/tools';
import type { Calling } from '../port.ts';

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

/** A model that answers prompts, whoever runs it. Every failure leaves as a `ParleyError`, without the provider's text. */
export type ChatClient = {
  /** As people know the provider: 'OpenAI'. */
  title: string;
  complete(prompt: Prompt, calling: Calling): Promise<Completion>;
  stream(prompt: Prompt, calling: Calling): AsyncIterable<CompletionPiece>;
  embed(texts: readonly string[], calling: Calling): Promise<{ vectors: Float32Array[]; usage: Usage }>;
};
