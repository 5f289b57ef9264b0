import { limits } from '@parley/contract/limits';
import type { Parameter, ParameterType } from '@parley/contract/parameters';
import type { Proposal } from './approved-sql.ts';
import { nameOfNumber as nameOf } from './postgres/name-numbered-parameters.ts';
import { readInThread } from './read-in-thread/read-in-thread.ts';

/** A statement with `$1`, `$2` … and their values in a list, said in the words of a proposal. */
export async function proposalFromPositionalSql(sql: string, given: readonly unknown[]): Promise<Proposal> {
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
  return { sql: isShort(sql) ? await readInThread('postgresNumbers', sql) : sql, parameters, values };
}

function typeOf(value: unknown): ParameterType {
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return 'text';
}

/** What is too long for the guard is refused by it as it is. */
function isShort(sql: string): boolean {
  return sql.length <= limits.query.statementBytes;
}
