import { limits } from '@parley/contract/limits';
import type { Parameter, ParameterType } from '@parley/contract/parameters';
import type { Proposal } from '../approved.ts';
import { loadParser } from './parse.ts';
import { scan } from './scan.ts';

/** A statement with `$1`, `$2` … and their values in a list, said in the words of a proposal. */
export async function numberedProposal(sql: string, given: readonly unknown[]): Promise<Proposal> {
  await loadParser();
  const parameters = given.map(
    (value, index): Parameter => ({
      name: nameOf(index + 1),
      type: typeOf(Array.isArray(value) ? value[0] : value),
      list: Array.isArray(value),
      description: '',
      required: false,
    }),
  );
  const values = Object.fromEntries(given.map((value, index) => [nameOf(index + 1), value]));
  return { sql: named(sql), parameters, values };
}

function nameOf(number: number): string {
  return `parameter_${number}`;
}

function typeOf(value: unknown): ParameterType {
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return 'text';
}

function named(sql: string): string {
  const source = Buffer.from(sql, 'utf8');
  const pieces: string[] = [];
  let written = 0;
  for (const { start, end, text } of isShort(sql) ? (scan(sql) ?? []) : []) {
    if (!/^\$\d+$/.test(text)) continue;
    pieces.push(source.toString('utf8', written, start), `:${nameOf(Number(text.slice(1)))}`);
    written = end;
  }
  return [...pieces, source.toString('utf8', written)].join('');
}

/** What is too long for the guard is refused by it as it is. */
function isShort(sql: string): boolean {
  return sql.length <= limits.query.statementBytes;
}
