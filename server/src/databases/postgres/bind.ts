import type { ApprovedSql, BoundValue } from '../../guard/approved.ts';
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
