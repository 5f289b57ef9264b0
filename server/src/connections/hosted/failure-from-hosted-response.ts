import { ParleyError } from '@parley/contract/errors';

/** The service does not accept the token. Whoever holds the grant may refresh it and try again. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
}

const longestText = 300;
const defaultWait = 60;

/** The service writes `message`; others of its kind write what OAuth prescribes. */
export function textOf(error: unknown, response: Response): string {
  const body = typeof error === 'object' && error !== null ? (error as Record<string, unknown>) : {};
  const said = [body.error_description, body.error, body.message].find(
    (text): text is string => typeof text === 'string' && text !== '',
  );
  return (said ?? (response.statusText || `HTTP ${response.status}`)).slice(0, longestText);
}

/** What an answer that is no success means to the person who waits for it. */
export function failureFromHostedResponse(error: unknown, response: Response): ParleyError | TokenRefused {
  const reason = textOf(error, response);
  const { status } = response;
  if (status === 401) return new TokenRefused(reason);
  if (status === 404) return new ParleyError('not_found', { message: reason });
  if (status === 429)
    return new ParleyError('hosted_rate_limited', { values: { seconds: waitOf(response) } });
  if (status >= 500)
    return new ParleyError('hosted_failed', { values: { reason: `The hosted service failed: ${reason}` } });
  return new ParleyError('hosted_refused', { values: { reason } });
}

/** Seconds until the service answers again. */
export function waitOf({ headers }: Response): number {
  const told = [headers.get('retry-after'), headers.get('x-ratelimit-reset')]
    .map((text) => (text === null ? Number.NaN : Number(text)))
    .find((seconds) => Number.isFinite(seconds) && seconds >= 0);
  return Math.ceil(told ?? defaultWait);
}

export function unreachable(cause: unknown): ParleyError {
  const reason = 'The hosted service could not be reached. Please try again in a moment.';
  return new ParleyError('hosted_failed', { values: { reason }, cause });
}
