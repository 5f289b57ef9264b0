import type { Token } from '../../reader/src/query/grammar.ts';
import { writeTokens } from '../../reader/src/query/query-tokens.ts';
import { buildValueIndex, findStoredValues } from '../../reader/src/question/find-stored-values.ts';
import { readQuestion, textOfWords } from '../../reader/src/question/split-question-words.ts';
import { columnTypeFromSqlType } from '../../reader/src/schema/column-type-from-sql-type.ts';
import type { Schema, SchemaColumn } from '../../reader/src/schema/schema-types.ts';
import { toLogicalQuery } from './to-logical-query.ts';

/** Columns as 'name type', the first one the primary key, `?` behind what may be missing, `> table` behind a key. */
const tables: Readonly<Record<string, readonly string[]>> = {
  branches: ['id int', 'name text', 'city text'],
  employees: [
    'id int',
    'full_name text',
    'manager_id int? > employees',
    'branch_id int > branches',
    'hired_on date',
    'active boolean',
  ],
  customers: ['id int', 'name text', 'country text', 'born date?'],
  orders: [
    'id int',
    'customer_id int > customers',
    'taken_by int > employees',
    'delivered_by int? > employees',
    'status text',
    'total numeric',
    'placed_at timestamp',
    'paid_at timestamp?',
    'due_on date',
    'credit_days int',
  ],
  order_lines: ['id int', 'order_id int > orders', 'product text', 'quantity int', 'unit_price numeric'],
  refunds: ['id int', 'order_id int > orders', 'amount_cents int'],
};

const values: Readonly<Record<string, readonly string[]>> = {
  status: ['open', 'paid', 'cancelled'],
  country: ['Norway', 'Sweden', 'Denmark'],
};

const names = Object.keys(tables);
const parsed = names.flatMap((table, at) =>
  (tables[table] ?? []).map((line) => {
    const [, name = '', type = '', missing = '', target] = /^(\w+) (\w+)(\?)?(?: > (\w+))?$/.exec(line) ?? [];
    return { name, type, nullable: missing !== '', target, table: at };
  }),
);
const columns = parsed.map(
  ({ name, type, nullable, table }): SchemaColumn => ({
    name,
    table,
    type: columnTypeFromSqlType(type),
    sqlType: type,
    nullable,
    comment: null,
    timeStorage: 'native',
    values: values[name] ?? [],
    unique: name === 'id',
  }),
);
const columnsOf = (table: number): number[] =>
  columns.flatMap((one, at) => (one.table === table ? [at] : []));

const company: Schema = {
  tables: names.map((name, at) => ({
    name,
    namespace: 'public',
    comment: null,
    columns: columnsOf(at),
    primaryKey: columnsOf(at).slice(0, 1),
    rows: null,
  })),
  columns,
  foreignKeys: parsed.flatMap(({ target }, from) =>
    target === undefined
      ? []
      : [{ from: [from], to: [columnsOf(names.indexOf(target))[0] as number], declared: true }],
  ),
};

const cells = new Map(
  columns.flatMap(({ name }, at): [number, readonly string[]][] =>
    name === 'city' ? [[at, ['Oslo', 'Bergen']]] : name === 'country' ? [[at, values.country ?? []]] : [],
  ),
);
const index = buildValueIndex(company, cells);

/** The tokens of the form that a statement gets, or why it gets none. Words of the question stand in quotes. */
export function formOf(text: string, sql: string, previous?: string): string {
  const question = readQuestion(text, previous);
  const { query, reason } = toLogicalQuery({
    sql,
    question,
    schema: company,
    values: findStoredValues(question, index),
    moment: { local: '2026-06-30T15:00:00' },
  });
  if (reason !== undefined) return `(${reason})`;
  let first = 0;
  const spell = (token: Token): string[] => {
    if (typeof token === 'string') return [token];
    switch (token.point) {
      case 'TABLE':
        return [names[token.at] ?? ''];
      case 'COLUMN':
        return [columns[token.at]?.name ?? ''];
      case 'VALUE':
        return [`<${token.value}>`];
      case 'FIRST_WORD':
        first = token.at;
        return [];
      case 'LAST_WORD':
        return [`'${textOfWords(question, first, token.at)}'`];
    }
  };
  return writeTokens(query).flatMap(spell).join(' ');
}
