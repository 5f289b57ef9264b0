import type { Usage } from '@parley/contract/tools';
import type { Calling } from '../../port.ts';
import { sumUsage } from '../../sum-usage.ts';
import type { ChatClient, CompletionPiece, Prompt } from '../../tasks/chat-client-types.ts';
import { callProvider, isPage, type Line, openNoted } from './call-provider.ts';
import { NotAnAnswer, Refused, Unfinished } from './provider-error-classes.ts';
import { readEventStream } from './read-event-stream.ts';
import type { RefusedSettings } from './refused-settings.ts';
import { type Pause, retrying } from './retry.ts';
import { translateProviderError } from './translate-provider-error.ts';
import type { Asked, Said, Tokens } from './wire-format-types.ts';

export type Priced = (model: string, tokens: { input: number; output: number }) => number | null;

export type ClientParts = {
  line: Line;
  model: string;
  isOwnModel: boolean;
  embeddingModel: string;
  quirks: RefusedSettings;
  pause: Pause;
  costOf: Priced;
};

/** Speaks to one model in the provider's dialect. */
export function createChatClient(parts: ClientParts): ChatClient {
  const { line, model, embeddingModel } = parts;
  const usageOf = (of: string, tokens: Tokens | undefined) => toUsage(parts.costOf, of, tokens);
  return {
    title: line.title,
    complete: (prompt, calling) =>
      translated(parts, calling, async () => {
        const { text, tokens } = await withoutRefused(parts, prompt, calling, async (asked) =>
          whole(line.dialect.readChat(await callProvider(line, line.dialect.chat(asked), calling))),
        );
        return { text, usage: usageOf(model, tokens) };
      }),
    stream: async function* (prompt, calling) {
      const { reply, exchange } = await translated(parts, calling, () =>
        withoutRefused(parts, { ...prompt, stream: true }, calling, (asked) =>
          openNoted(line, line.dialect.chat(asked), calling),
        ),
      );
      let said = '';
      try {
        if (isPage(reply)) {
          await reply.text();
          throw new NotAnAnswer(true);
        }
        for await (const piece of pieces(
          parts,
          readEventStream(reply.chunks, line.dialect.framing),
          usageOf,
        )) {
          said += piece.text;
          yield piece;
        }
        exchange.close('answered', said);
      } catch (error) {
        throw translateProviderError(error, { ...parts, signal: calling.signal });
      } finally {
        // It broke off, or nobody wanted the rest.
        exchange.close('failed', said);
      }
    },
    embed: (texts, calling) =>
      translated({ ...parts, model: embeddingModel }, calling, async () => {
        const vectors: Float32Array[] = [];
        let usage = usageOf(embeddingModel, undefined);
        const { embeddingBatch } = line.dialect;
        for (let start = 0; start < texts.length; start += embeddingBatch) {
          const batch = await embedBatch(parts, texts.slice(start, start + embeddingBatch), calling);
          vectors.push(...batch.vectors.map(unitVector));
          usage = sumUsage(usage, usageOf(embeddingModel, batch.tokens)) ?? usage;
        }
        return { vectors, usage };
      }),
  };
}

async function translated<T>(parts: ClientParts, { signal }: Calling, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw translateProviderError(error, { ...parts, signal });
  }
}

/** Newer models refuse a temperature, imitations refuse a schema: both work without, and are asked so from then on. */
async function withoutRefused<T>(
  { line, model, quirks, pause }: ClientParts,
  prompt: Prompt & { stream?: boolean },
  { signal }: Calling,
  call: (asked: Asked) => Promise<T>,
): Promise<T> {
  const owner = JSON.stringify([line.baseUrl, model, line.key]);
  const { format } = prompt;
  for (;;) {
    const takes = (setting: 'temperature' | 'format') => !quirks.has({ owner, setting, format });
    const asked: Asked = {
      model,
      system: prompt.system,
      user: prompt.user,
      temperature: takes('temperature') ? prompt.temperature : undefined,
      format: takes('format') ? format : undefined,
      stream: prompt.stream ?? false,
    };
    try {
      return await retrying(() => call(asked), pause, signal);
    } catch (error) {
      const setting = error instanceof Refused ? error.refusal.setting : undefined;
      // Another call may have learned it in the meantime; what counts is whether this request still had it.
      if (setting === undefined || asked[setting] === undefined) throw error;
      quirks.add({ owner, setting, format });
    }
  }
}

async function* pieces(
  { line, model }: ClientParts,
  events: AsyncIterable<unknown>,
  usageOf: (model: string, tokens: Tokens) => Usage,
): AsyncGenerator<CompletionPiece> {
  let tokens: Tokens | undefined;
  let count = 0;
  for await (const event of events) {
    count += 1;
    if (isError(event)) throw new Refused(line.dialect.readRefusal(undefined, event));
    const said = whole(line.dialect.readPiece(event));
    if (said.tokens) tokens = { ...tokens, ...defined(said.tokens) };
    if (said.text) yield { text: said.text };
  }
  if (count === 0) throw new NotAnAnswer();
  if (tokens) yield { text: '', usage: usageOf(model, tokens) };
}

function embedBatch(parts: ClientParts, texts: readonly string[], calling: Calling) {
  const { line, embeddingModel, pause } = parts;
  return retrying(
    async () => {
      const answer = await callProvider(line, line.dialect.embed(embeddingModel, texts), calling);
      const read = line.dialect.readVectors(answer);
      if (read === null || read.vectors.length !== texts.length) throw new NotAnAnswer();
      return read;
    },
    pause,
    calling.signal,
  );
}

function whole(said: Said | null): Said {
  if (said === null) throw new NotAnAnswer();
  if (said.unfinished) throw new Unfinished(said.unfinished);
  return said;
}

/** Not every provider sends vectors of length 1, which is what nearness is computed with. */
function unitVector(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values) || 1;
  return Float32Array.from(values, (value) => value / length);
}

function toUsage(costOf: Priced, model: string, tokens: Tokens | undefined): Usage {
  const input = tokens?.input ?? 0;
  const output = tokens?.output ?? 0;
  const cost = tokens?.cost ?? costOf(model, { input, output });
  return { model, inputTokens: input, outputTokens: output, cost };
}

function defined(tokens: Tokens): Tokens {
  return Object.fromEntries(Object.entries(tokens).filter(([, count]) => count !== undefined));
}

function isError(event: unknown): boolean {
  return typeof event === 'object' && event !== null && Boolean((event as { error?: unknown }).error);
}
