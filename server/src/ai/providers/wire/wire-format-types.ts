import type { AnswerFormat } from '../../tasks/chat-client-types.ts';
import type { Refusal } from './provider-error-classes.ts';

export type Call = { method: 'GET' | 'POST'; path: string; body?: Readonly<Record<string, unknown>> };

/** A prompt as it is to be sent, less what the model refused before. */
export type Asked = {
  model: string;
  system: string;
  user: string;
  temperature: number | undefined;
  format: AnswerFormat | undefined;
  stream: boolean;
};

/** What was counted; parts of a stream may each know one of them. */
export type Tokens = { input?: number | undefined; output?: number | undefined; cost?: number | undefined };

export type Said = { text: string; tokens?: Tokens | undefined; unfinished?: 'declined' | 'too long' | null };

export type ListedModel = { id: string; embeds: boolean; endsOn?: string | undefined };

/**
 * How a provider writes what Parley asks and answers. The reading functions give null for what is no answer at all.
 * An object with an `error` among the data of a stream is an error in every dialect.
 */
export type WireFormat = {
  headers(key: string): Readonly<Record<string, string>>;
  chat(asked: Asked): Call;
  readChat(answer: unknown): Said | null;
  /** `events`: server-sent events; `lines`: one JSON object per line. */
  framing: 'events' | 'lines';
  readPiece(event: unknown): Said | null;
  embed(model: string, texts: readonly string[]): Call;
  readVectors(answer: unknown): { vectors: readonly (readonly number[])[]; tokens?: Tokens } | null;
  /** How many texts one request may carry. */
  embeddingBatch: number;
  models: Call;
  readModels(answer: unknown): ListedModel[] | null;
  /** Where the list of models is open to everybody and so says nothing about the key. */
  keyCheck?: Call;
  readRefusal(status: number | undefined, body: unknown): Refusal;
};
