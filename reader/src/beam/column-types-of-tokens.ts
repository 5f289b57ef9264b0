import type { ColumnType } from '../schema/schema-types.ts';

/** A set of column types, one bit each. */
export type TypeSet = number;

export const typeBits: Readonly<Record<ColumnType, TypeSet>> = {
  text: 1,
  number: 2,
  time: 4,
  boolean: 8,
  other: 16,
};
const { text, number, time, boolean, other } = typeBits;
export const anyType: TypeSet = text | number | time | boolean | other;

const sets = (types: TypeSet, ...tokens: string[]): [string, TypeSet][] =>
  tokens.map((token) => [token, types]);

/** What a token of an expression can give. Tokens that are not listed give anything: it depends on their operand. */
const results = new Map([
  ...sets(number, 'COUNT_ROWS', 'COUNT', 'COUNT_DISTINCT', 'SUM', 'AVG', 'MEDIAN'),
  ...sets(number, 'SHARE_OF_ROWS', 'SHARE_OF_TOTAL', 'RUNNING_TOTAL', 'CHANGE', 'PERCENTAGE'),
  ...sets(number, 'ADD', 'SUBTRACT', 'MULTIPLY', 'DIVIDE'),
  ...sets(number, 'YEAR_NUMBER', 'MONTH_NUMBER', 'DAY_NUMBER', 'WEEKDAY', 'HOUR_NUMBER'),
  ...sets(number, 'YEARS_ELAPSED', 'MONTHS_ELAPSED', 'DAYS_ELAPSED', 'HOURS_ELAPSED', 'MINUTES_ELAPSED'),
  ...sets(time, 'NOW', 'YEAR', 'QUARTER', 'MONTH', 'WEEK', 'DAY', 'HOUR'),
  ...sets(text, 'JOINED_TEXT'),
]);
export const resultOf = (token: string): TypeSet => results.get(token) ?? anyType;

/** Tokens whose result has the type of their operand. */
export const passesTypeOn: ReadonlySet<string> = new Set(['MIN', 'MAX', 'FILTERED', 'VIA']);

/** What a token of an expression takes as its operands; null: whatever it is itself wanted as. */
export function operandOf(token: string): TypeSet | null {
  if (passesTypeOn.has(token)) return null;
  if (token === 'COUNT' || token === 'COUNT_DISTINCT') return anyType;
  if (token === 'JOINED_TEXT') return text | number | other;
  if (token.endsWith('_ELAPSED') || token.endsWith('_NUMBER') || token === 'WEEKDAY') return time;
  if (resultOf(token) === time) return time;
  return number;
}

const tests = new Map([
  ...sets(number | time | other, 'GT', 'LT', 'GE', 'LE', 'BETWEEN'),
  ...sets(text | other, 'CONTAINS', 'STARTS_WITH', 'ENDS_WITH', 'LACKS_TEXT'),
  ...sets(boolean | other, 'IS_TRUE', 'IS_FALSE'),
  ...sets(time, 'DURING', 'NOT_DURING', 'SINCE', 'AFTER', 'BEFORE', 'UNTIL'),
]);
/** What a test can be about. */
export const testedBy = (token: string): TypeSet => tests.get(token) ?? anyType;

/** What an expression of these types can be compared with. */
export const comparableWith = (types: TypeSet): TypeSet =>
  types & other || types === anyType ? anyType : types | other;

export const aggregates: ReadonlySet<string> = new Set([
  'COUNT_ROWS',
  'COUNT',
  'COUNT_DISTINCT',
  'SUM',
  'AVG',
  'MIN',
  'MAX',
  'MEDIAN',
]);

/** What cannot stand inside an aggregate: it looks at several rows itself. */
export const overRows: ReadonlySet<string> = new Set([
  ...aggregates,
  'FILTERED',
  'SHARE_OF_ROWS',
  'SHARE_OF_TOTAL',
  'RUNNING_TOTAL',
  'CHANGE',
]);
