import { providerForm } from '@parley/contract/ai/provider-forms';
import { scaleTimeLimit } from '../../platform/scale-time-limit.ts';
import type { ModelSettings, Verification } from '../port.ts';
import { callProvider, type Line } from './wire/call-provider.ts';
import { NoConnection, NotAnAnswer, Refused } from './wire/provider-error-classes.ts';
import { messages, translateProviderError } from './wire/translate-provider-error.ts';
import type { Call, ListedModel } from './wire/wire-format-types.ts';

const timeLimit = scaleTimeLimit(10_000);
const restricted = 'This key may not list models, but it can answer: it works.';

/** Lists the models; a key that may not list them but may chat is valid too. */
export async function verifyKey(line: Line, settings: ModelSettings): Promise<Verification> {
  const { dialect } = line;
  try {
    const answer = await ask(line, dialect.keyCheck ?? dialect.models);
    if (dialect.keyCheck) return { outcome: 'valid', note: null };
    const models = dialect.readModels(answer);
    // Whatever else answers with 200, such as a sign-in page, says nothing about the key.
    if (models === null) throw new NotAnAnswer();
    return { outcome: 'valid', note: noteOn(models, settings) };
  } catch (error) {
    const lacksScope = error instanceof Refused && error.refusal.meaning === 'scopes';
    return lacksScope ? verifyByChat(line, settings) : verdict(error, line, settings);
  }
}

async function verifyByChat(line: Line, settings: ModelSettings): Promise<Verification> {
  const { model } = settings;
  const asked = {
    model,
    system: 'You are brief.',
    user: 'Say OK.',
    temperature: undefined,
    format: undefined,
  };
  try {
    const answer = await ask(line, line.dialect.chat({ ...asked, stream: false }));
    if (line.dialect.readChat(answer) === null) throw new NotAnAnswer();
    return { outcome: 'valid', note: restricted };
  } catch (error) {
    return verdict(error, line, settings);
  }
}

function verdict(error: unknown, line: Line, settings: ModelSettings): Verification {
  const { title, isOwnAddress } = line;
  if (!(error instanceof Refused) || isOwnAddress) {
    const { code, message } = translateProviderError(error, { ...settings, line });
    return { outcome: code === 'ai_key_invalid' ? 'refused' : 'unknown', reason: message };
  }
  const { meaning } = error.refusal;
  if (meaning === 'region') return { outcome: 'unknown', reason: messages.region(title) };
  if (meaning === 'key' || error.status === 401) {
    return { outcome: 'refused', reason: messages.invalidKey(title) };
  }
  if (error.status === 403) return { outcome: 'refused', reason: messages.failed(title) };
  const reason = error.status === 429 ? messages.limited(title) : messages.failed(title);
  return { outcome: 'unknown', reason };
}

function noteOn(models: readonly ListedModel[], settings: ModelSettings): string | null {
  const { kind, model, isOwnAddress, baseUrl } = settings;
  if (!providerForm(kind).listsModels) return null;
  const mine = models.find(({ id }) => id === model || id === `${model}:latest`);
  if (!mine && isOwnAddress) return `${new URL(baseUrl).host} answers, but has no model called ${model}.`;
  if (!mine) return `The key works, but it has no access to the model ${model}.`;
  return mine.endsOn ? `The model ${model} will be shut down on ${mine.endsOn}.` : null;
}

async function ask(line: Line, call: Call): Promise<unknown> {
  const signal = AbortSignal.timeout(timeLimit);
  try {
    return await callProvider(line, call, { signal });
  } catch (error) {
    throw signal.aborted ? new NoConnection('silence', { cause: error }) : error;
  }
}
