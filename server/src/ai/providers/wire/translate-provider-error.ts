import { ParleyError } from '@parley/contract/errors';
import type { Line } from './call-provider.ts';
import { type Meaning, NoConnection, NotAnAnswer, Refused, Unfinished } from './provider-error-classes.ts';

export type Spoken = {
  line: Pick<Line, 'title' | 'baseUrl' | 'isOwnAddress'>;
  model: string;
  /** Whether the person chose the model and not the operator. */
  isOwnModel?: boolean;
  signal?: AbortSignal;
};

/** What failed, as people are told it: in our words, for the provider's repeat parts of keys. */
export function translateProviderError(error: unknown, spoken: Spoken): ParleyError {
  if (spoken.signal?.aborted) return new ParleyError('query_cancelled', { cause: error });
  if (error instanceof ParleyError) return error;
  if (error instanceof Refused) return refused(error, spoken);
  if (error instanceof NoConnection) return unusable(noConnection(spoken), error);
  if (error instanceof NotAnAnswer) return unusable(noAnswer(error, spoken), error);
  if (error instanceof Unfinished) return unusable(unfinished[error.why], error);
  throw error;
}

const unfinished = {
  declined: 'The model declined to answer this.',
  'too long': 'The answer grew longer than the model may write. Select fewer tables or ask for less.',
} as const;

function refused(error: Refused, spoken: Spoken): ParleyError {
  const { line } = spoken;
  const { meaning, scopes } = error.refusal;
  if (meaning !== null) return byMeaning[meaning](error, spoken, scopes);
  const { status = 0 } = error;
  if (status === 401) return byMeaning.key(error, spoken);
  if (status === 429) return byMeaning.busy(error, spoken);
  if (line.isOwnAddress && status >= 300 && status < 400) {
    return unusable(`${hostOf(line)} redirects elsewhere. Enter the address that it leads to.`, error);
  }
  if (line.isOwnAddress && (status === 404 || status === 405)) {
    return unusable(
      `${hostOf(line)} answers, but not as an AI provider does (${status}). Check the path of the address.`,
      error,
    );
  }
  // Such a server may have no keys at all: what helps is in its log.
  if (line.isOwnAddress) {
    const message =
      status >= 500
        ? `${hostOf(line)} could not answer (${status}). See what its log says, or choose another model in your settings.`
        : `${hostOf(line)} refused the request (${status}). Check its address, key and model in your settings, or see what its log says.`;
    return new ParleyError('ai_failed', { message, cause: error });
  }
  return new ParleyError('ai_failed', { message: messages.failed(line.title), cause: error });
}

type Told = (cause: unknown, spoken: Spoken, scopes?: string) => ParleyError;

const byMeaning: Readonly<Record<Meaning, Told>> = {
  key: (cause, { line }) =>
    new ParleyError('ai_key_invalid', { message: messages.invalidKey(line.title), cause }),
  scopes: (cause, { line }, scopes = '') =>
    unusable(`Your ${line.title} API key lacks a right it needs: ${scopes.trim() || 'unknown'}`, cause),
  busy: (cause, { line }) =>
    new ParleyError('ai_rate_limited', { message: messages.limited(line.title), cause }),
  spent: (cause, { line }) =>
    new ParleyError('ai_rate_limited', { message: messages.limited(line.title), cause }),
  model: (cause, { line, model, isOwnModel }) => {
    const lacks = line.isOwnAddress
      ? `${hostOf(line)} has no model called ${model}.`
      : `The model ${model} is not available to this key.`;
    const advice = isOwnModel
      ? 'Choose another in your settings.'
      : 'Whoever runs this server can set another.';
    return unusable(`${lacks} ${advice}`, cause);
  },
  'too long': (cause) =>
    unusable('That is more than the model can read at once. Select fewer tables.', cause),
  unsupported: (cause, { line, model }) =>
    unusable(
      `${hostOf(line)} says that ${model} cannot do this. Choose another model for it in your settings.`,
      cause,
    ),
  region: (cause, { line }) => unusable(messages.region(line.title), cause),
  declined: (cause) => unusable(unfinished.declined, cause),
};

export const messages = {
  invalidKey: (title: string) =>
    `Your ${title} API key appears to be invalid. Please check and update it in your settings.`,
  limited: (title: string) =>
    `${title} rate limit exceeded. Please try again later or check your usage limits.`,
  failed: (title: string) => `${title} API error. Please check your API key and try again.`,
  region: (title: string) =>
    `${title} API error. ${title} does not serve the country or region this server calls from.`,
  unreachable: 'The AI provider did not answer. Please try again later.',
  unreadable: 'The AI provider sent something that is not an answer. Please try again later.',
} as const;

function noConnection({ line }: Spoken): string {
  return line.isOwnAddress
    ? `Nothing answered at ${hostOf(line)}. Check the address, and that the server there is running.`
    : messages.unreachable;
}

function noAnswer({ isPage }: NotAnAnswer, { line }: Spoken): string {
  if (!line.isOwnAddress) return messages.unreadable;
  return isPage
    ? `${hostOf(line)} answered with a web page, not as an AI provider does. Check the address: it may lack a path such as /v1.`
    : `${hostOf(line)} sent something that is not an answer. Check the address and the kind of provider.`;
}

function hostOf({ baseUrl }: Pick<Line, 'baseUrl'>): string {
  return new URL(baseUrl).host;
}

function unusable(reason: string, cause: unknown): ParleyError {
  return new ParleyError('ai_unusable', { values: { reason }, cause });
}
