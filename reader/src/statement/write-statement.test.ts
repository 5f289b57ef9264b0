import { describe, expect, test } from 'vitest';
import type { Condition, Expression, LogicalQuery, Select } from '../query/logical-query.ts';
import { readQuestion } from '../question/split-question-words.ts';
import { columnTypeFromSqlType } from '../schema/column-type-from-sql-type.ts';
import { markEmptyTexts } from '../schema/mark-empty-texts.ts';
import type { ForeignKey, Schema, SchemaColumn, SchemaTable } from '../schema/schema-types.ts';
import type { DialectName } from './dialects/dialects.ts';
import type { Statement } from './sql-with-parameters-types.ts';
import {
  UnconnectedTablesError,
  UnreadableLiteralError,
  UnsupportedQueryError,
} from './statement-error-classes.ts';
import { writeStatement } from './write-statement.ts';

const lines = [
  'customers id:integer name:text country:text',
  'order id:integer customer_id:integer>0 Total:numeric placed_at:timestamp',
  'islands id:integer name:text',
  'payments id:integer amount_cents:integer fee_pence:integer',
  'films id:integer title:text runtime_min:integer',
];
const facts = { nullable: false, comment: null, timeStorage: 'native', values: [], unique: false } as const;
const columns: SchemaColumn[] = [];
const foreignKeys: ForeignKey[] = [];
const tables = lines.map((line, table): SchemaTable => {
  const [name = '', ...fields] = line.split(' ');
  const own = fields.map((field) => {
    const [column = '', sqlType = '', target] = field.split(/[:>]/);
    const position =
      columns.push({ name: column, table, sqlType, type: columnTypeFromSqlType(sqlType), ...facts }) - 1;
    if (target !== undefined) foreignKeys.push({ from: [position], to: [Number(target)], declared: true });
    return position;
  });
  return { name, namespace: null, comment: null, columns: own, primaryKey: own.slice(0, 1), rows: null };
});
const schema: Schema = { tables, columns, foreignKeys };

const at = (table: string, name: string): Expression => ({
  kind: 'column',
  column: columns.findIndex((column) => column.name === name && tables[column.table]?.name === table),
  via: null,
});
const tableOf = (name: string) => ({
  table: tables.findIndex((table) => table.name === name),
  join: 'inner' as const,
  via: null,
});

function select(from: string[], expressions: Expression[], parts: Partial<Select> = {}): Select {
  return {
    kind: 'select',
    from: { kind: 'tables', tables: from.map(tableOf) },
    where: null,
    group: null,
    distinct: false,
    select: expressions,
    order: [],
    limit: null,
    ...parts,
  };
}

const june = { local: '2026-06-30T15:00:00' };
const written = (query: LogicalQuery, text = '', dialect: DialectName = 'postgres'): Statement =>
  writeStatement({
    query,
    schema,
    dialect,
    question: readQuestion(text),
    moment: june,
  });

const words = (first: number): Expression => ({
  kind: 'literal',
  literal: { kind: 'words', first, last: first },
});
const inCountry: Condition = {
  kind: 'comparison',
  operator: '=',
  left: at('customers', 'country'),
  right: words(2),
};

test('a statement of one table needs no alias, and its literal is a parameter', () => {
  const query = select(['customers'], [at('customers', 'name')], { where: inCountry });
  expect(written(query, 'customers in norway')).toEqual({
    sql: 'SELECT name\nFROM customers\nWHERE lower(country) = lower(:country)',
    parameters: [{ name: 'country', type: 'text', value: 'norway', column: 2, words: { first: 2, last: 2 } }],
  });
});

test('names are quoted where they have to be', () => {
  const query = select(['order'], [at('order', 'Total')]);
  expect(written(query).sql).toBe('SELECT "Total"\nFROM "order"');
  expect(written(query, '', 'mysql').sql).toBe('SELECT Total\nFROM `order`');
});

/** MySQL takes the first for a function where it is not quoted, and the others for syntax. */
test.each(['utc_date', 'signal', 'before', 'double', 'drop'])('a column called %s is quoted', (name) => {
  const named = { ...schema, columns: columns.map((column) => ({ ...column, name })) };
  const query = select(['customers'], [at('customers', 'name')]);
  const input = {
    query,
    schema: named,
    question: readQuestion(''),
    moment: { local: '2026-06-30T15:00:00' },
  };
  expect(writeStatement({ ...input, dialect: 'mysql' }).sql).toBe(`SELECT \`${name}\`\nFROM customers`);
});

test('totals per row of another table are joined, named and grouped by its key', () => {
  const total: Expression = { kind: 'aggregate', name: 'sum', of: at('order', 'Total') };
  const query = select(['customers', 'order'], [at('customers', 'name'), total], {
    order: [{ by: total, descending: true }],
    limit: { count: { kind: 'words', first: 1, last: 1 }, per: [] },
  });
  expect(written(query, 'top 5 customers')).toEqual({
    sql: [
      'SELECT c.name, SUM(o."Total") AS total',
      'FROM customers AS c',
      'JOIN "order" AS o ON o.customer_id = c.id',
      'GROUP BY c.id, c.name',
      'ORDER BY total DESC, c.name',
      'LIMIT :limit',
    ].join('\n'),
    parameters: [{ name: 'limit', type: 'number', value: 5, column: null, words: { first: 1, last: 1 } }],
  });
});

test('the same words for the same bound are one parameter', () => {
  const during: Condition = {
    kind: 'period',
    relation: 'during',
    of: at('order', 'placed_at'),
    period: { kind: 'words', first: 2, last: 2 },
  };
  const counted: Expression = { kind: 'filtered', aggregate: { kind: 'count rows' }, where: during };
  const total: Expression = { kind: 'aggregate', name: 'sum', of: at('order', 'Total') };
  const query = select(['order'], [counted, { kind: 'filtered', aggregate: total, where: during }]);
  expect(written(query, 'orders in 2025').parameters.map(({ name, value }) => [name, value])).toEqual([
    ['from_date', '2025-01-01'],
    ['to_date', '2026-01-01'],
  ]);
});

test('what forms leave empty is missing, where rows hold it', () => {
  const cells = new Map([[1, ['Ann', '', 'Bo']]]);
  const marked = markEmptyTexts(schema, cells);
  const sql = (negated: boolean, of: Schema) => {
    const where: Condition = { kind: 'is null', negated, of: at('customers', 'name') };
    const query = select(['customers'], [{ kind: 'count rows' }], { where });
    return writeStatement({
      query,
      schema: of,
      question: readQuestion(''),
      moment: june,
      dialect: 'postgres',
    }).sql;
  };
  expect(sql(false, marked)).toContain("WHERE NULLIF(name, '') IS NULL");
  expect(sql(true, marked)).toContain("WHERE NULLIF(name, '') IS NOT NULL");
  expect(sql(false, schema)).toContain('WHERE name IS NULL');
});

describe('refusals', () => {
  test('tables that no key connects', () => {
    const query = select(['customers', 'islands'], [at('customers', 'name')]);
    expect(() => written(query)).toThrow(UnconnectedTablesError);
  });

  test.each([
    [
      'groups by an aggregate',
      select(['order'], [at('order', 'Total')], { group: [{ kind: 'count rows' }] }),
    ],
    [
      'has months of a number',
      select(['order'], [{ kind: 'truncated', unit: 'month', of: at('order', 'Total') }]),
    ],
    [
      'has an average of moments',
      select(['order'], [{ kind: 'aggregate', name: 'avg', of: at('order', 'placed_at') }]),
    ],
  ] as const)('what %s has no statement', (_what, query) => {
    expect(() => written(query)).toThrow(UnsupportedQueryError);
  });

  test.each(['orders over 90071992547409930', 'orders over plenty'])(
    'words that are no number where one is needed: %s',
    (text) => {
      const where: Condition = {
        kind: 'comparison',
        operator: '>',
        left: at('order', 'Total'),
        right: words(2),
      };
      expect(() => written(select(['order'], [at('order', 'id')], { where }), text)).toThrow(
        UnreadableLiteralError,
      );
    },
  );

  test('a long number keeps every digit', () => {
    const where: Condition = { kind: 'comparison', operator: '=', left: at('order', 'id'), right: words(1) };
    const { parameters } = written(select(['order'], [at('order', 'id')], { where }), 'order 4560596484842');
    expect(parameters[0]?.value).toBe(4_560_596_484_842);
  });
});

describe('money in cents', () => {
  const amount = at('payments', 'amount_cents');
  const sum = (of: Expression): Expression => ({ kind: 'aggregate', name: 'sum', of });

  test('is shown, added up and compared in whole units', () => {
    const where: Condition = {
      kind: 'comparison',
      operator: '>',
      left: amount,
      right: { kind: 'literal', literal: { kind: 'words', first: 2, last: 2 } },
    };
    const list = written(select(['payments'], [amount], { where }), 'payments over 5000');
    expect(list.sql).toBe(
      'SELECT amount_cents * 0.01 AS amount\nFROM payments\nWHERE amount_cents * 0.01 > :min_amount',
    );
    expect(list.parameters.map(({ value }) => value)).toEqual([5000]);
    expect(written(select(['payments'], [sum(amount)])).sql).toBe(
      'SELECT SUM(amount_cents) * 0.01 AS total_amount\nFROM payments',
    );
  });

  test('is counted and tested for NULL as it is stored', () => {
    const where: Condition = { kind: 'is null', negated: true, of: at('payments', 'fee_pence') };
    const count: Expression = { kind: 'aggregate', name: 'count', of: amount };
    expect(written(select(['payments'], [count], { where })).sql).toContain(
      'COUNT(amount_cents) AS amount_cents\nFROM payments\nWHERE fee_pence IS NOT NULL',
    );
  });

  test.each([
    ['price_cents over 2000', 4, 4],
    ['more than 2000 cents', 2, 2],
    ['more than 2000 cents', 2, 3],
  ])('is compared in cents where the question speaks of them: %s', (text, first, last) => {
    const right: Expression = {
      kind: 'literal',
      literal: { kind: 'words', first, last },
    };
    const where: Condition = { kind: 'comparison', operator: '>', left: amount, right };
    expect(written(select(['payments'], [amount], { where }), text).parameters[0]?.value).toBe(20);
  });

  test('stays exact in a product', () => {
    const product: Expression = {
      kind: 'arithmetic',
      operator: '*',
      left: at('payments', 'id'),
      right: amount,
    };
    expect(written(select(['payments'], [sum(product)])).sql).toContain('amount_cents * 0.01)');
  });
});

describe('units of measure', () => {
  const runtime = at('films', 'runtime_min');

  test.each([
    ['films longer than two hours', 3, 120],
    ['films longer than 1.5 hours', 3, 90],
    ['films longer than 90 minutes', 3, 90],
    ['films longer than 90', 3, 90],
    ['films longer than 3 kg', 3, 3],
  ])('%s', (text, word, value) => {
    const right: Expression = { kind: 'literal', literal: { kind: 'words', first: word, last: word } };
    const where: Condition = { kind: 'comparison', operator: '>', left: runtime, right };
    const { parameters } = written(select(['films'], [at('films', 'title')], { where }), text);
    expect(parameters.map((parameter) => parameter.value)).toEqual([value]);
  });
});
