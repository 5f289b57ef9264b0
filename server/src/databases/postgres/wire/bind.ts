import type { ApprovedSql, BoundItem, BoundValue, SingleValue } from '../../../guard/approved.ts';
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

/** As the server reads a literal of the type. */
export function textOf(value: BoundValue): string | null {
  if (value.type === 'null') return null;
  if (value.type === 'list') return `{${value.items.map((item) => quoted(plainText(item))).join(',')}}`;
  return plainText(value);
}

function plainText(value: BoundItem): string {
  return value.type === 'boolean' ? String(value.value) : value.text;
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

function typeNumberOf(value: BoundValue): number {
  if (value.type === 'list') return hasSmall(value) ? 1007 : arrayTypeNumbers[value.of];
  return hasSmall(value) ? 23 : typeNumbers[value.type];
}

/** The smaller integer goes wherever the larger one does, and to functions that take no other. */
function hasSmall(value: BoundValue): boolean {
  if (value.type === 'list') return value.of === 'integer' && value.items.every(hasSmall);
  return value.type === 'integer' && Math.abs(Number(value.text)) < 2 ** 31;
}

const typeNames: Record<SingleValue['type'], string> = {
  null: 'text',
  text: 'text',
  integer: 'int8',
  number: 'numeric',
  boolean: 'bool',
  date: 'date',
  timestamp: 'timestamptz',
  uuid: 'uuid',
};

/** The type that a value is declared to have, where its place does not tell. */
export function typeNameOf(value: BoundValue): string {
  if (value.type === 'list') return `pg_catalog.${hasSmall(value) ? 'int4' : typeNames[value.of]}[]`;
  return `pg_catalog.${hasSmall(value) ? 'int4' : typeNames[value.type]}`;
}
