import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Chip, Execution } from '@parley/contract/ask';
import type { ParameterValue } from '@parley/contract/parameters';
import { containsGold, type ResultRows } from '../../training/compare-results.ts';
import type { CaseQuestion } from './read-questions.ts';
import { rightValues } from './read-questions.ts';

/**
 * Whether a statement that is not the tool's own gives what the right tool gives with the right values, or what the
 * question says by itself.
 */
export type IsSameAnswer = (asked: CaseQuestion, execution: Execution) => boolean;

export type Gold = {
  /** What the right tool gives with the right values. */
  rowsOf(asked: CaseQuestion): ResultRows;
  isSameAnswer: IsSameAnswer;
  close(): void;
};

export function openGold(file: string): Gold {
  const database = new DatabaseSync(file, { readOnly: true });
  const rowsOf = (asked: CaseQuestion) => run(database, asked.tool.sql, rightValues(asked));
  return {
    rowsOf,
    isSameAnswer: (asked, { template, rewrite, chips }) => {
      const given = run(database, rewrite?.after ?? template ?? '', valuesOf(chips));
      const right = [rowsOf(asked), ...asked.literal.map((sql) => run(database, sql, {}))];
      return right.some((gold) => containsGold(gold, given));
    },
    close: () => database.close(),
  };
}

function run(
  database: DatabaseSync,
  sql: string,
  values: Readonly<Record<string, ParameterValue>>,
): ResultRows {
  const statement = database.prepare(sql);
  statement.setAllowUnknownNamedParameters(true);
  statement.setReturnArrays(true);
  const bound = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, bindable(value)]));
  // Given as arrays, which its type does not tell.
  const rows = statement.all(bound) as unknown as unknown[][];
  return { columns: statement.columns().map(({ name }) => name), rows };
}

const valuesOf = (chips: readonly Chip[]) =>
  Object.fromEntries(chips.map(({ parameter, value }) => [parameter.name, value]));

function bindable(value: ParameterValue): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return Array.isArray(value) ? JSON.stringify(value) : value;
}
