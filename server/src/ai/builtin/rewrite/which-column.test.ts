import type { ColumnKind, Table } from '@parley/contract/database-schema';
import { expect, test } from 'vitest';
import { moment, table } from '../../../../testing/extract-from-question.ts';
import { readQuestion } from '../../../language/question/question.ts';
import { analyseLoaded } from '../../../language/statement/analyse-statement.ts';
import { rewriteSql, unformed } from './rewrite-sql.ts';

function typed(name: string, columns: Record<string, ColumnKind>): Table {
  const made = table(name, Object.keys(columns));
  const typedColumns = made.columns.map((column) => ({ ...column, kind: columns[column.name] ?? 'text' }));
  return { ...made, columns: typedColumns };
}

const members = typed('members', {
  id: 'integer',
  name: 'text',
  joined_at: 'timestamp',
  cancelled_at: 'timestamp',
  birth_year: 'integer',
});
const invoices = typed('invoices', { id: 'integer', number: 'text', total: 'number', issued_on: 'date' });
const titles = typed('titles', { id: 'integer', name: 'text', release_year: 'integer', added_on: 'date' });

function taskOf(question: string, unused: string[], [sql, ...tables]: [string, ...Table[]]) {
  const dialect = 'sqlite' as const;
  const statement = analyseLoaded({ dialect, sql });
  const tool = { name: 'A tool', description: '', dialect, sql, statement, parameters: [], tables };
  return { question: readQuestion(question), tool, moment, reachable: [], unused };
}

function rewritten(...given: Parameters<typeof taskOf>): string | undefined {
  return rewriteSql(taskOf(...given))?.sql;
}

const byName = 'SELECT m.id, m.name FROM members m ORDER BY m.name';

test('of several moments a period goes to the one that is spoken of, else to when it came to be', () => {
  expect(rewritten('members cancelled last month', ['last month'], [byName, members])).toContain(
    'WHERE m.cancelled_at >= :since_day AND m.cancelled_at < :before_day',
  );
  expect(rewritten('members of last month', ['last month'], [byName, members])).toContain(
    'WHERE m.joined_at >= :since_day',
  );
});

test('a whole year is looked for in a column of years that is spoken of', () => {
  const task = taskOf('titles released in 2020', ['in 2020'], ['SELECT t.id FROM titles t', titles]);
  const made = rewriteSql(task);
  expect(made?.sql).toContain('WHERE t.release_year >= :since_year AND t.release_year <= :last_year');
  expect(made?.parameters.map((one) => one.default)).toEqual([2020, 2020]);
});

test('a bare amount is said of what the rows amount to', () => {
  const glance = 'SELECT COUNT(*) AS invoices FROM invoices';
  expect(rewritten('invoices over 1000', ['over 1000'], [glance, invoices])).toContain(
    'WHERE invoices.total > :least_total',
  );
});

test('what is said not to be there, and cannot be told here, is told to be left', () => {
  expect(unformed(taskOf('who has not paid', ['not paid'], [byName, members]))).toEqual(['not paid']);
  expect(unformed(taskOf('members without a name', ['without name'], [byName, members]))).toEqual([]);
});
