import type { ColumnKind, Table } from '@parley/contract/schema';
import { expect, test } from 'vitest';
import { moment, table } from '../../../../testing/asked-tool.ts';
import { readQuestion } from '../../../language/question/question.ts';
import { rewriteSql, unformed } from './rewrite-sql.ts';

function typed(name: string, columns: Record<string, ColumnKind>, parent?: string): Table {
  const made = table(name, Object.keys(columns));
  const link = {
    name: `${name}_${parent}`,
    columns: [`${parent}_id`],
    referencedSchema: '',
    referencedTable: `${parent}s`,
    referencedColumns: ['id'],
  };
  return {
    ...made,
    columns: made.columns.map((column) => ({ ...column, kind: columns[column.name] ?? 'text' })),
    foreignKeys: parent === undefined ? [] : [link],
  };
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
const plays = typed(
  'plays',
  { id: 'integer', title_id: 'integer', started_at: 'timestamp', minutes_watched: 'number' },
  'title',
);
const tickets = typed('tickets', {
  id: 'integer',
  subject: 'text',
  priority: 'text',
  satisfaction: 'integer',
  opened_at: 'timestamp',
});

function taskOf(question: string, unused: string[], [sql, ...tables]: [string, ...Table[]]) {
  const tool = { name: 'A tool', description: '', dialect: 'sqlite' as const, sql, parameters: [], tables };
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

const mostPlayed =
  'SELECT t.name AS title, COUNT(*) AS plays FROM plays p JOIN titles t ON t.id = p.title_id GROUP BY t.id, t.name ORDER BY 2 DESC LIMIT 10';

test.each([
  ['top 5 titles by minutes watched', 'by minutes'],
  ['only 2026', 'ranked by minutes'],
])('a ranking is made by what another column adds up to: %s', (question, said) => {
  expect(rewritten(question, [said], [mostPlayed, plays, titles])).toMatch(
    /SUM\(p\.minutes_watched\), 2\) AS minutes_watched,\n {2}COUNT\(\*\) AS plays\n[\s\S]*ORDER BY 2 DESC, 1\nLIMIT 10$/,
  );
});

test('rows that are joined to many are never added up', () => {
  const down =
    'SELECT t.name AS title, COUNT(*) AS plays FROM titles t JOIN plays p ON p.title_id = t.id GROUP BY t.id ORDER BY 2 DESC';
  expect(rewritten('top titles by minutes', ['by minutes'], [down, titles, plays])).toBeUndefined();
});

test('a mean for each of something is the mean of the column that is spoken of', () => {
  const list = 'SELECT s.id, s.subject FROM tickets s ORDER BY s.subject';
  expect(rewritten('average satisfaction by priority', ['by priority'], [list, tickets])).toContain(
    'ROUND(AVG(s.satisfaction), 2) AS average_satisfaction',
  );
});

test('the latest come first where a list is sorted by something else', () => {
  expect(rewritten('latest members', ['latest'], [byName, members])).toContain(
    'ORDER BY m.joined_at DESC, m.name',
  );
});

test('what is said not to be there, and cannot be told here, is told to be left', () => {
  expect(unformed(taskOf('who has not paid', ['not paid'], [byName, members]))).toEqual(['not paid']);
  expect(unformed(taskOf('members without a name', ['without name'], [byName, members]))).toEqual([]);
});

test('the oldest are those made first, the latest those written down last', () => {
  const list = 'SELECT t.id, t.name FROM titles t ORDER BY t.name';
  expect(rewritten('oldest titles', ['oldest'], [list, titles])).toContain('ORDER BY t.release_year, t.name');
  expect(rewritten('latest titles', ['latest'], [list, titles])).toContain(
    'ORDER BY t.added_on DESC, t.name',
  );
});

test('the same rows in another order', () => {
  const list = 'SELECT i.id, i.number FROM invoices i ORDER BY i.number';
  expect(rewritten('sort them by total', ['sort them by total'], [list, invoices])).toContain(
    'ORDER BY i.total, i.number',
  );
});

test('what is counted apart is counted together where one number is asked for', () => {
  const groups =
    "SELECT t.priority, COUNT(*) AS tickets FROM tickets t WHERE t.subject <> '' GROUP BY 1 ORDER BY 2";
  expect(rewritten('how many tickets', ['how many tickets'], [groups, tickets])).toBe(
    "SELECT COUNT(*) AS tickets\nFROM tickets t\nWHERE t.subject <> ''",
  );
});

test('a day is no day of the week', () => {
  const list = 'SELECT t.id FROM tickets t ORDER BY t.id';
  expect(rewritten('tickets per day', ['per day'], [list, tickets])).not.toContain('%w');
  expect(rewritten('best day for tickets', ['best day'], [list, tickets])).toContain('%w');
});
