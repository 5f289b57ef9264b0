import { scanSync } from 'libpg-query';
import type { BoundValue } from '../../guard/approved.ts';

const typeNames: Record<BoundValue['type'], string> = {
  null: 'text',
  text: 'text',
  integer: 'int8',
  number: 'numeric',
  boolean: 'bool',
  date: 'date',
  timestamp: 'timestamptz',
  uuid: 'uuid',
};

/** `$1` becomes `$1::type`, for the few places from which the server cannot tell what a value is meant to be. */
export function typedText(text: string, values: readonly BoundValue[]): string {
  const source = Buffer.from(text, 'utf8');
  const pieces: string[] = [];
  let written = 0;
  for (const token of scanSync(text).tokens) {
    const value = /^\$\d+$/.test(token.text) ? values[Number(token.text.slice(1)) - 1] : undefined;
    if (!value) continue;
    pieces.push(source.toString('utf8', written, token.end), `::pg_catalog.${typeNameOf(value)}`);
    written = token.end;
  }
  return [...pieces, source.toString('utf8', written)].join('');
}

/** The smaller integer goes wherever the larger one does, and to functions that take no other. */
function typeNameOf(value: BoundValue): string {
  const isSmall = value.type === 'integer' && Math.abs(Number(value.text)) < 2 ** 31;
  return isSmall ? 'int4' : typeNames[value.type];
}

export function textOf(value: BoundValue): string | null {
  if (value.type === 'null') return null;
  return value.type === 'boolean' ? String(value.value) : value.text;
}
