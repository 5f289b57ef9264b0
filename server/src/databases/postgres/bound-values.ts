import type { BoundItem, BoundValue, SingleValue } from '../../guard/approved-sql.ts';

/** As the server reads a literal of the type. */
export function textOf(value: BoundValue): string | null {
  if (value.type === 'null') return null;
  if (value.type === 'list') return `{${value.items.map((item) => quoted(plainText(item))).join(',')}}`;
  return plainText(value);
}

/** The type that a value is declared to have, where its place does not tell. */
export function typeNameOf(value: BoundValue): string {
  if (value.type === 'list') return `pg_catalog.${hasSmall(value) ? 'int4' : typeNames[value.of]}[]`;
  return `pg_catalog.${hasSmall(value) ? 'int4' : typeNames[value.type]}`;
}

function plainText(value: BoundItem): string {
  return value.type === 'boolean' ? String(value.value) : value.text;
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** The smaller integer goes wherever the larger one does, and to functions that take no other. */
export function hasSmall(value: BoundValue): boolean {
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
