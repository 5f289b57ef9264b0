import { scanSync } from 'libpg-query';
import type { BoundValue, SingleValue } from '../../guard/approved.ts';
import { hasSmall } from '../postgres/bind.ts';

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

function typeNameOf(value: BoundValue): string {
  if (value.type === 'list') return `${hasSmall(value) ? 'int4' : typeNames[value.of]}[]`;
  return hasSmall(value) ? 'int4' : typeNames[value.type];
}
