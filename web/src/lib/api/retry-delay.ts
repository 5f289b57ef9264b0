import { limits } from '@parley/contract/limits';

const { base, cap } = limits.client.retries;

export function isRetryable(status: number): boolean {
  return status === 429 || (status >= 500 && status <= 599);
}

/** Milliseconds before retry number `retry` (from 0). What the server asks for in Retry-After wins. */
export function retryDelay(retry: number, retryAfter: string | null, now: number): number {
  return retryAfterDelay(retryAfter, now) ?? Math.min(base * 2 ** retry, cap);
}

function retryAfterDelay(value: string | null, now: number): number | undefined {
  if (value === null || value.trim() === '') return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
