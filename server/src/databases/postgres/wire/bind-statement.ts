import type { ApprovedSql, BoundItem, BoundValue, SingleValue } from '../../../guard/approved-sql.ts';
import { hasSmall, textOf } from '../bound-values.ts';
import type { Step } from './pipeline.ts';
import type { Session } from './session.ts';

/** Type numbers, for the few places from which the server cannot tell what a value is meant to be. */
const typeNumbers: Record<SingleValue['type'], number> = {
  null: 25,
  text: 25,
  integer: 20,
  number: 1700,
  boolean: 16,
  date: 1082,
  timestamp: 1184,
  uuid: 2950,
};

const arrayTypeNumbers: Record<BoundItem['type'], number> = {
  text: 1009,
  integer: 1016,
  number: 1231,
  boolean: 1000,
  date: 1182,
  timestamp: 1185,
  uuid: 2951,
};

/**
 * A value travels as text and the server decides its type from its place, as it does for a literal: a declared
 * type would keep `date + :days` from working, because there is no `date + bigint`.
 */
export function bindStatement(
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

function typeNumberOf(value: BoundValue): number {
  if (value.type === 'list') return hasSmall(value) ? 1007 : arrayTypeNumbers[value.of];
  return hasSmall(value) ? 23 : typeNumbers[value.type];
}
