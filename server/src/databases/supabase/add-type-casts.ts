import { scanSync } from 'libpg-query';
import type { BoundValue } from '../../guard/approved-sql.ts';
import { typeNameOf } from '../postgres/bound-values.ts';

/** `$1` becomes `$1::type`, for the few places from which the server cannot tell what a value is meant to be. */
export function addTypeCasts(text: string, values: readonly BoundValue[]): string {
  const source = Buffer.from(text, 'utf8');
  const pieces: string[] = [];
  let written = 0;
  for (const token of scanSync(text).tokens) {
    const value = /^\$\d+$/.test(token.text) ? values[Number(token.text.slice(1)) - 1] : undefined;
    if (!value) continue;
    pieces.push(source.toString('utf8', written, token.end), `::${typeNameOf(value)}`);
    written = token.end;
  }
  return [...pieces, source.toString('utf8', written)].join('');
}
