import { asksForTypes, codeOf } from '../map-database-errors.ts';
import type { Session } from './session.ts';

/** Why a statement may be tried once more, in the same words: it has changed nothing. */
type Retry = { isTyped: boolean };

/** 26000, 42P05 and a stale plan: what the server has prepared is not what we think, as poolers bring about. */
async function retryAfter(error: unknown, session: Session): Promise<Retry | undefined> {
  const code = codeOf(error);
  if (asksForTypes.has(code)) return (await session.rollBack()) ? { isTyped: true } : undefined;
  const isStalePlan = code === '0A000' && String(error).includes('cached plan');
  if (!isStalePlan && code !== '26000' && code !== '42P05') return undefined;
  session.forget(isStalePlan);
  return (await session.rollBack()) ? { isTyped: false } : undefined;
}

/**
 * Runs `attempt`, and once more if the server's answer says that it would help. Where declared types do not help
 * either, what it said first is what the person should read.
 */
export async function withRetry<T>(
  session: Session,
  attempt: (isTyped: boolean) => Promise<T>,
  typed?: TypedStatement,
): Promise<T> {
  const isTyped = typed?.has() ?? false;
  try {
    return await attempt(isTyped);
  } catch (error) {
    const retry = isTyped ? undefined : await retryAfter(error, session);
    if (!retry) throw error;
    try {
      const result = await attempt(retry.isTyped);
      if (retry.isTyped) typed?.add();
      return result;
    } catch (again) {
      throw retry.isTyped ? error : again;
    }
  }
}

/** Whether a statement is known to need its types declared. */
export type TypedStatement = { has(): boolean; add(): void };

const mostTyped = 500;

/** Remembers by fingerprint, so that only the first run of such a statement is made twice. */
export function typedStatements(): (fingerprint: string) => TypedStatement {
  const known = new Set<string>();
  return (fingerprint) => ({
    has: () => known.has(fingerprint),
    add: () => {
      if (known.size >= mostTyped) known.clear();
      known.add(fingerprint);
    },
  });
}
