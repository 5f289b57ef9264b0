import { z } from 'zod';
import type { Verification } from '../port.ts';
import { regionRefused } from './failures.ts';

type Settings = { baseUrl: string; model: string };

const timeLimit = 10_000;

const messages = {
  invalid: 'Your OpenAI API key appears to be invalid. Please check and update it in your settings.',
  limited: 'OpenAI rate limit exceeded. Please try again later or check your usage limits.',
  other: 'OpenAI API error. Please check your API key and try again.',
  unreachable: 'The AI provider did not answer. Please try again later.',
  unreadable: 'The AI provider sent something that is not an answer. Please try again later.',
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

const chatAnswer = z.object({ choices: z.array(z.unknown()) });

type Answer = { status: number; body: unknown };

/** Lists the models; a key that may not list them but may chat is valid too. */
export async function verify(settings: Settings, key: string): Promise<Verification> {
  const models = await ask(settings, key, '/models');
  if (!models) return { outcome: 'unknown', reason: messages.unreachable };
  if (models.status === 200) return listed(models.body, settings.model);
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
  if (chat.status !== 200) return verdict(chat);
  return chatAnswer.safeParse(chat.body).success
    ? { outcome: 'valid', note: messages.restricted }
    : { outcome: 'unknown', reason: messages.unreadable };
}

/** Decided by code, then by status, never by text: texts repeat part of the key. */
function verdict(answer: Answer): Verification {
  if (codeOf(answer) === 'unsupported_country_region_territory') {
    return { outcome: 'unknown', reason: regionRefused };
  }
  if (answer.status === 401) return { outcome: 'refused', reason: messages.invalid };
  if (answer.status === 403) return { outcome: 'refused', reason: messages.other };
  if (answer.status === 429) return { outcome: 'unknown', reason: messages.limited };
  return { outcome: 'unknown', reason: messages.other };
}

function lacksScope(answer: Answer): boolean {
  if (answer.status !== 401 && answer.status !== 403) return false;
  const error = errorAnswer.safeParse(answer.body).data?.error ?? '';
  const text = typeof error === 'string' ? error : error.message;
  // The provider gives this case no code of its own.
  return codeOf(answer) === null && /missing scopes/i.test(text ?? '');
}

function codeOf(answer: Answer): string | null {
  const error = errorAnswer.safeParse(answer.body).data?.error ?? '';
  return typeof error === 'string' ? null : (error.code ?? null);
}

/** Whatever else answers with 200, such as a sign-in page, says nothing about the key. */
function listed(body: unknown, model: string): Verification {
  const parsed = modelList.safeParse(body);
  if (!parsed.success) return { outcome: 'unknown', reason: messages.unreadable };
  return { outcome: 'valid', note: modelNote(parsed.data.data, model) };
}

function modelNote(models: z.infer<typeof modelList>['data'], model: string): string | null {
  const mine = models.find((entry) => entry.id === model);
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
