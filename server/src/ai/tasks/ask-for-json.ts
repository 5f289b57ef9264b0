import { ParleyError } from '@parley/contract/errors';
import type { z } from 'zod';
import type { Answered, Calling } from '../port.ts';
import type { ChatClient, Prompt } from './chat-client-types.ts';
import { strictJsonSchema } from './strict-json-schema.ts';

type Wanted<T> = {
  name: string;
  schema: z.ZodType<T>;
  /** What to say when nothing usable came. */
  otherwise: string;
};

/** Asks for an answer of a given shape, and takes it out of whatever came. */
export async function askForJson<T>(
  client: ChatClient,
  prompt: Omit<Prompt, 'format'>,
  wanted: Wanted<T>,
  calling: Calling,
): Promise<Answered<T>> {
  const format = { name: wanted.name, schema: strictJsonSchema(wanted.schema) };
  const { text, usage } = await client.complete({ ...prompt, format }, calling);
  for (const candidate of readings(text)) {
    const parsed = wanted.schema.safeParse(candidate);
    if (parsed.success) return { value: parsed.data, usage };
  }
  throw new ParleyError('ai_unusable', { values: { reason: wanted.otherwise } });
}

/** The whole text, then without its code fence, then the first array or object in it. */
function* readings(text: string): Generator<unknown> {
  const bare = text.trim().replace(/^```\w*\s*|\s*```$/g, '');
  const list = /\[[\s\S]*\]/.exec(text)?.[0];
  const object = /\{[\s\S]*\}/.exec(text)?.[0];
  for (const candidate of [text, bare, object, list]) {
    const value = parse(candidate);
    if (value !== undefined) yield* [value, ...wrapped(value)];
  }
}

/** Asked for an object with one list, some models send the bare list. */
function wrapped(value: unknown): unknown[] {
  return Array.isArray(value) ? [{ tools: value }, { parameters: value }] : [];
}

function parse(text: string | undefined): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
