import type { Schema } from './schema-types.ts';
import { singularOf, splitName } from './split-and-pluralize-names.ts';

/** Whether columns tell the rows of a table apart, as far as people do: a unique text, a name, first and last name. */
export function tellsRowsApart(schema: Schema, table: number, columns: readonly number[]): boolean {
  const texts = columns.filter((column) => schema.columns[column]?.type === 'text');
  const kinds = texts.map((column) => kindOfName(schema, table, column));
  return kinds.includes('whole') || kinds.filter((kind) => kind === 'part').length >= 2;
}

const halfNames = /^(lastname|firstname|surname|forename)$/;
const names = /^(name|title|label|fullname)$/;
const halves = /^(first|last|given|family|sur|fore)$/;
const kinds = /^(city|town|country|region|state|status|type|kind|category|email|phone|currency|unit)$/;

function kindOfName(schema: Schema, table: number, position: number): 'whole' | 'part' | 'none' {
  const column = schema.columns[position];
  const words = splitName(column?.name ?? '');
  const last = words.at(-1) ?? '';
  if (column === undefined || kinds.test(last)) return 'none';
  // Many people share a first name: that it is repeated does not make it a kind of people.
  if (isHalfName(words)) return 'part';
  if (isRepeated(schema, position)) return 'none';
  if (column.unique) return 'whole';
  if (names.test(last)) return isOfAnother(schema, table, words.slice(0, -1)) ? 'none' : 'whole';
  if (hasName(schema, table) || firstText(schema, table) !== position) return 'none';
  return hasRepeats(schema, position) ? 'none' : 'whole';
}

const isHalfName = (words: readonly string[]): boolean =>
  halfNames.test(words.at(-1) ?? '') || (words.at(-1) === 'name' && halves.test(words.at(-2) ?? ''));

/** Few values over many rows are a kind of rows, not a name: 'Summer' of many years' seasons. */
function isRepeated({ columns, tables }: Schema, position: number): boolean {
  const { values = [], table = -1 } = columns[position] ?? {};
  return values.length > 0 && values.length * 2 <= (tables[table]?.rows ?? 0);
}

/** Whether two rows are known to share a value. */
function hasRepeats({ columns, tables }: Schema, position: number): boolean {
  const { values = [], table = -1 } = columns[position] ?? {};
  return values.length > 0 && values.length < (tables[table]?.rows ?? 0);
}

/** customer_name of an order names another table's rows. */
function isOfAnother({ tables }: Schema, table: number, words: readonly string[]): boolean {
  const wanted = words.map(singularOf).join(' ');
  return tables.some(({ name }, at) => at !== table && splitName(name).map(singularOf).join(' ') === wanted);
}

const hasName = ({ tables, columns }: Schema, table: number): boolean =>
  (tables[table]?.columns ?? []).some((column) =>
    names.test(splitName(columns[column]?.name ?? '').at(-1) ?? ''),
  );

/** What rows are called by where no column is a name. */
function firstText({ tables, columns, foreignKeys }: Schema, table: number): number | undefined {
  const { columns: own = [], primaryKey = [] } = tables[table] ?? {};
  return own.find(
    (column) =>
      columns[column]?.type === 'text' &&
      !primaryKey.includes(column) &&
      !foreignKeys.some(({ from }) => from.includes(column)),
  );
}

/** What people call the rows of a table by: a name, first and last name, or else the first text. */
export function columnsThatNameRows(schema: Schema, table: number): number[] {
  const { columns: own = [], primaryKey = [] } = schema.tables[table] ?? {};
  const texts = own.filter(
    (column) => schema.columns[column]?.type === 'text' && !primaryKey.includes(column),
  );
  const of = (kind: 'whole' | 'part') => texts.filter((column) => kindOfName(schema, table, column) === kind);
  const isCalledName = (column: number) =>
    names.test(splitName(schema.columns[column]?.name ?? '').at(-1) ?? '');
  const whole = of('whole');
  const halfNames = of('part');
  const called = whole.find(isCalledName);
  if (called !== undefined) return [called];
  return halfNames.length > 0 ? halfNames : whole.slice(0, 1);
}

/** First and last name belong together: the other halves of a name, where the column is one. */
export function otherHalves(schema: Schema, position: number): number[] {
  const isHalf = (column: number) => isHalfName(splitName(schema.columns[column]?.name ?? ''));
  const table = schema.columns[position]?.table ?? -1;
  if (!isHalf(position)) return [];
  return (schema.tables[table]?.columns ?? []).filter((column) => column !== position && isHalf(column));
}
