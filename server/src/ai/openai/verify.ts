import { z } from 'zod';
import type { Verification } from '../port.ts';

type Settings = { baseUrl: string; model: string };

const timeLimit = 10_000;

const messages = {
  invalid: 'Your OpenAI API key appears to be invalid. Please check and update it in your settings.',
  limited: 'OpenAI rate limit exceeded. Please try again later or check your usage limits.',
  other: 'OpenAI API error. Please check your API key and try again.',
  unreachable: 'The AI provider did not answer. Please try again later.',
  restricted: 'This key may not list models, but it can answer: it works.',
} as const;

/** `error` is an object by the documentation, and a bare string in some real answers. */
const errorAnswer = z.object({
  error: z.union([
    z.string(),
    z.object({ message: z.string().nullish(), type: z.string().nullish(), code: z.string().nullish() }),
  ]),
});

const modelList = z.object({
  data: z.array(z.object({ id: z.string(), shutdown_date: z.string().nullish() })),
});

type Answer = { status: number; body: unknown };

/** Lists the models; a key that may not list them but may chat is valid too. */
export async function verify(settings: Settings, key: string): Promise<Verification> {
  const models = await ask(settings, key, '/models');
  if (!models) return { outcome: 'unknown', reason: messages.unreachable };
  if (models.status === 200) return { outcome: 'valid', note: shutdownNote(models.body, settings.model) };
  if (lacksScope(models)) return verifyByChat(settings, key);
  return verdict(models);
}

async function verifyByChat(settings: Settings, key: string): Promise<Verification> {
  const chat = await ask(settings, key, '/chat/completions', {
    model: settings.model,
    messages: [{ role: 'user', content: 'Say OK.' }],
    max_completion_tokens: 1,
  });
  if (!chat) return { outcome: 'unknown', reason: messages.unreachable };
  return chat.status === 200 ? { outcome: 'valid', note: messages.restricted } : verdict(chat);
}

/** Decided by code, then by status, never by text: texts repeat part of the key. */
function verdict(answer: Answer): Verification {
  if (answer.status === 401) return { outcome: 'refused', reason: messages.invalid };
  if (answer.status === 403) return { outcome: 'refused', reason: messages.other };
  if (answer.status === 429) return { outcome: 'unknown', reason: messages.limited };
  return { outcome: 'unknown', reason: messages.other };
}

function lacksScope(answer: Answer): boolean {
  if (answer.status !== 401 && answer.status !== 403) return false;
  const parsed = errorAnswer.safeParse(answer.body);
  if (!parsed.success) return false;
  const { error } = parsed.data;
  const code = typeof error === 'string' ? null : error.code;
  const text = typeof error === 'string' ? error : error.message;
  // The provider gives this case no code of its own.
  return code == null && /missing scopes/i.test(text ?? '');
}

function shutdownNote(body: unknown, model: string): string | null {
  const parsed = modelList.safeParse(body);
  if (!parsed.success) return null;
  const mine = parsed.data.data.find((entry) => entry.id === model);
  if (!mine) return `The key works, but it has no access to the model ${model}.`;
  return mine.shutdown_date ? `The model ${model} will be shut down on ${mine.shutdown_date}.` : null;
}

async function ask(
  settings: Settings,
  key: string,
  path: string,
  body?: unknown,
): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${settings.baseUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(timeLimit),
    });
    return { status: response.status, body: await response.json().catch(() => null) };
  } catch {
    return undefined;
  }
}
