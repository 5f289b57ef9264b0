import type { Moment } from '../question/resolve-period.ts';
import type { Question } from '../question/split-question-words.ts';
import { wordsWithoutMinorUnit } from '../schema/minor-currency-units.ts';
import type { Schema } from '../schema/schema-types.ts';
import { pluralOf, singularOf, splitName } from '../schema/split-and-pluralize-names.ts';
import { wordsOfTables } from '../schema/words-of-tables.ts';

export type WordingContext = { schema: Schema; question: Question; moment: Moment };

const tableMarks = /^(tbl|tb|t|mst|master)$/;
/** Words of column names that say how a value is kept, not what it is. */
const timeMarks = /^(at|on|date|time|ts|datetime|timestamp|day|epoch|dt)$/;
const keyMarks = /^(id|no|nr|code|key|cd)$/;

function wordsOfTable(schema: Schema, table: number): readonly string[] {
  const words = wordsOfTables(schema)[table] ?? ['row'];
  const kept = words.filter((word) => !tableMarks.test(word));
  return kept.length === 0 ? words : kept;
}

export function tablePlural(schema: Schema, table: number): string {
  const words = wordsOfTable(schema, table);
  return [...words.slice(0, -1), pluralOf(words.at(-1) ?? 'row')].join(' ');
}

export function tableSingular(schema: Schema, table: number): string {
  const words = wordsOfTable(schema, table);
  return [...words.slice(0, -1), singularOf(words.at(-1) ?? 'row')].join(' ');
}

/** A column in words; keys are called by what they stand for, names by whose they are. */
export function columnWords(schema: Schema, column: number, via: number | null = null): string {
  const found = schema.columns[column];
  if (found === undefined) return 'value';
  const event = eventWords(schema, column);
  const words =
    found.type === 'time' && event !== '' ? `date ${event}` : wordsWithoutMinorUnit(schema, column).join(' ');
  return via === null ? words : `${roleOf(schema, via)} ${words}`.trim();
}

/** What a foreign-key column is for: 'manager' of manager_id. */
export const roleOf = (schema: Schema, column: number): string =>
  splitName(schema.columns[column]?.name ?? '')
    .filter((word) => !keyMarks.test(word))
    .join(' ');

/** What happened at a moment: 'placed' of placed_at. Empty where the name says no more than that it is a moment. */
export const eventWords = (schema: Schema, column: number): string =>
  splitName(schema.columns[column]?.name ?? '')
    .filter((word) => !timeMarks.test(word))
    .join(' ');

/** Whether a column is what rows of its table are called by: name, title, customer_name. */
export function isName(schema: Schema, column: number): boolean {
  const found = schema.columns[column];
  if (found === undefined || found.type !== 'text') return false;
  const words = splitName(found.name);
  return (
    /^(name|title|label)$/.test(words.at(-1) ?? '') ||
    /^(firstname|lastname|fullname|surname)$/.test(words[0] ?? '')
  );
}

export function isKey(schema: Schema, column: number): boolean {
  const { table = -1 } = schema.columns[column] ?? {};
  return (
    (schema.tables[table]?.primaryKey.includes(column) ?? false) ||
    schema.foreignKeys.some(({ from }) => from.includes(column))
  );
}

export function wordsOf({ question }: WordingContext, first: number, last: number): string {
  const start = question.words[first]?.start ?? 0;
  return question.text.slice(start, question.words[last]?.end ?? start);
}

/** 'a', 'a and b', 'a, b and c'. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
