import { expect, test } from 'vitest';
import type { Condition, Expression, LogicalQuery, Select } from '../query/logical-query.ts';
import type { Question } from '../question/split-question-words.ts';
import { readQuestion } from '../question/split-question-words.ts';
import { columnTypeFromSqlType } from '../schema/column-type-from-sql-type.ts';
import type { Schema } from '../schema/schema-types.ts';
import { describeDifference, describeQuery } from './describe-query.ts';

const facts = { nullable: false, comment: null, timeStorage: 'native', values: [], unique: false } as const;
const column = (name: string, table: number, sqlType: string) => ({
  name,
  table,
  sqlType,
  type: columnTypeFromSqlType(sqlType),
  ...facts,
});
const table = (name: string, columns: number[]) => ({
  name,
  namespace: null,
  comment: null,
  columns,
  primaryKey: columns.slice(0, 1),
  rows: null,
});
/** Donors 0: id 0, name 1, country 2; tbl_gift 1: id 3, donor_id 4, amount 5, given_on 6. */
const schema: Schema = {
  tables: [table('donors', [0, 1, 2]), table('tbl_gift', [3, 4, 5, 6])],
  columns: [
    column('id', 0, 'integer'),
    column('name', 0, 'text'),
    column('country', 0, 'text'),
    column('id', 1, 'integer'),
    column('donor_id', 1, 'integer'),
    column('amount', 1, 'numeric'),
    column('given_on', 1, 'date'),
  ],
  foreignKeys: [{ from: [4], to: [0], declared: true }],
};
const moment = { local: '2026-06-30T15:00:00' };
const at = (position: number): Expression => ({ kind: 'column', column: position, via: null });
const total: Expression = { kind: 'aggregate', name: 'sum', of: at(5) };
const rows: Expression = { kind: 'count rows' };
const month: Expression = { kind: 'truncated', unit: 'month', of: at(6) };
const norway: Condition = {
  kind: 'comparison',
  operator: '=',
  left: at(2),
  right: { kind: 'literal', literal: { kind: 'stored', column: 2, value: 'Norway' } },
};

function select(tables: number[], expressions: Expression[], parts: Partial<Select> = {}): Select {
  return {
    kind: 'select',
    from: { kind: 'tables', tables: tables.map((one) => ({ table: one, join: 'inner', via: null })) },
    where: null,
    group: null,
    distinct: false,
    select: expressions,
    order: [],
    limit: null,
    ...parts,
  };
}

const described = (query: LogicalQuery, question: Question = readQuestion('')): string =>
  describeQuery({ query, schema, question, moment });

test('says what is listed, and how it is narrowed down and sorted', () => {
  const query = select([0, 1], [at(1)], { where: norway, order: [{ by: total, descending: true }] });
  expect(described(query)).toBe('donors, country Norway, by total gift amount, highest first');
});

test('says what is counted, per what and when', () => {
  const where: Condition = {
    kind: 'period',
    relation: 'during',
    of: at(6),
    period: { kind: 'words', first: 4, last: 4 },
  };
  const query = select([1], [month, rows], { where, order: [{ by: month, descending: false }] });
  expect(described(query, readQuestion('gifts per month in 2025'))).toBe(
    'number of gifts per month, given in 2025',
  );
});

test('says what rows lack', () => {
  const where: Condition = {
    kind: 'exists',
    negated: true,
    tables: [{ table: 1, join: 'inner', via: null }],
    where: null,
  };
  expect(described(select([0], [at(1)], { where }))).toBe('donors without a gift');
});

test('counts the rows of the table that has several per row of the other', () => {
  expect(described(select([0, 1], [at(1), rows]))).toBe('number of gifts per donor');
});

test('stays short', () => {
  const where: Condition = { kind: 'and', parts: Array.from({ length: 30 }, () => norway) };
  expect(described(select([0], [at(1)], { where })).length).toBeLessThanOrEqual(160);
});

test('tells two readings apart by what only one of them says', () => {
  const by = (expression: Expression) =>
    select([0, 1], [at(1)], {
      order: [{ by: expression, descending: true }],
      limit: { count: { kind: 'number', value: 1 }, per: [] },
    });
  const input = (query: LogicalQuery) => ({ query, schema, question: readQuestion('best donor'), moment });
  expect(describeDifference(input(by(rows)), input(by(total)))).toEqual([
    'by number of gifts, highest first',
    'by total gift amount, highest first',
  ]);
});

test('says that one reading goes without the condition of the other', () => {
  const input = (where: Condition | null) => ({
    query: select([0], [at(1)], { where }),
    schema,
    question: readQuestion('donors'),
    moment,
  });
  expect(describeDifference(input(null), input(norway))).toEqual([
    'not limited to country Norway',
    'country Norway',
  ]);
});
