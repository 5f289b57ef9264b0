import type { ApprovedSql, BoundValue } from '../../guard/approved.ts';
import { codeOf } from './errors.ts';
import type { Step } from './pipeline.ts';
import type { Session } from './session.ts';

/** Type numbers, for the few places from which the server cannot tell what a value is meant to be. */
const typeNumbers: Record<BoundValue['type'], number> = {
  null: 25,
  text: 25,
  integer: 20,
  number: 1700,
  boolean: 16,
  date: 1082,
  timestamp: 1184,
  uuid: 2950,
};

/**
 * A value travels as text and the server decides its type from its place, as it does for a literal: a declared
 * type would keep `date + :days` from working, because there is no `date + bigint`.
 */
export function bound(
  session: Session,
  { text, values, fingerprint }: ApprovedSql,
  more: Partial<Step> & { isTyped?: boolean } = {},
): Step {
  const { isTyped = false, ...step } = more;
  const types = isTyped ? values.map(typeNumberOf) : [];
  return session.prepared(statementName(fingerprint, types), {
    ...step,
    text,
    types,
    values: values.map(textOf),
  });
}

function statementName(fingerprint: string, types: readonly number[] = []): string {
  return [fingerprint, ...types].join('_');
}

function textOf(value: BoundValue): string | null {
  if (value.type === 'null') return null;
  return value.type === 'boolean' ? String(value.value) : value.text;
}

/** The smaller integer goes wherever the larger one does, and to functions that take no other. */
function typeNumberOf(value: BoundValue): number {
  const isSmall = value.type === 'integer' && Math.abs(Number(value.text)) < 2 ** 31;
  return isSmall ? 23 : typeNumbers[value.type];
}

/** Why a statement may be tried once more, in the same words: it has changed nothing. */
export type Retry = { isTyped: boolean };

/**
 * What the server says when a place does not tell a value's type (42P18, 42P08), fits several (42725), fits none
 * (42883, 42804), or told a type that the value is not of (22007, 22P02): `current_date - :days` takes the days
 * for a date.
 */
const asksForTypes = new Set(['42P18', '42P08', '42725', '42883', '42804', '22007', '22P02']);

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
  typed?: TypedStatements,
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
export type TypedStatements = { has(): boolean; add(): void };
