import { singularOf, splitName } from './name-words.ts';
import type { ForeignKey, Schema, SchemaColumn } from './schema.ts';

/** Words that end a key's name: customer_id, cust_no, order_number. */
const keyEndings: ReadonlySet<string> = new Set([
  'id',
  'no',
  'nr',
  'num',
  'number',
  'code',
  'key',
  'fk',
  'ref',
  'uid',
]);
/** Words that tables begin or end with without meaning anything by it. */
const tableMarks: ReadonlySet<string> = new Set([
  'tbl',
  'tb',
  't',
  'dim',
  'fact',
  'tab',
  'table',
  'mst',
  'master',
]);

/**
 * Foreign keys that no database declared, guessed from names and types: `customer_id` leads to the table of customers.
 * A column gets a guess only where exactly one table fits, and none where a declared key has it.
 */
export function guessForeignKeys(schema: Pick<Schema, 'tables' | 'columns' | 'foreignKeys'>): ForeignKey[] {
  const declared = new Set(schema.foreignKeys.flatMap(({ from }) => from));
  const targets = schema.tables.map((_, at) => targetOf(schema, at));
  return schema.columns.flatMap((column, position): ForeignKey[] => {
    if (declared.has(position) || !canBeKey(column) || isOwnKey(schema, position)) return [];
    const target = bestTarget(schema, targets, position);
    return target === null ? [] : [{ from: [position], to: [target], declared: false }];
  });
}

/** The one column that rows of a table are told apart by, or null. */
function targetOf({ tables, columns }: Pick<Schema, 'tables' | 'columns'>, table: number): number | null {
  const { primaryKey = [], columns: own = [] } = tables[table] ?? {};
  const [key] = primaryKey;
  if (key !== undefined) return primaryKey.length === 1 ? key : null;
  const first = own[0];
  return first !== undefined && columns[first]?.unique && looksLikeKey(columns[first]) ? first : null;
}

const canBeKey = ({ type }: SchemaColumn): boolean =>
  type === 'number' || type === 'text' || type === 'other';

function looksLikeKey({ name }: SchemaColumn): boolean {
  const words = splitName(name);
  return words.some((word) => keyEndings.has(word));
}

/** A table's own key leads nowhere else, but for tables that share it whole (one row per row of another). */
function isOwnKey({ tables, columns }: Pick<Schema, 'tables' | 'columns'>, position: number): boolean {
  const { primaryKey = [] } = tables[columns[position]?.table ?? -1] ?? {};
  return (
    primaryKey.length === 1 &&
    primaryKey[0] === position &&
    splitName(columns[position]?.name ?? '').length === 1
  );
}

type Candidate = { column: number; strength: number };

function bestTarget(
  schema: Pick<Schema, 'tables' | 'columns'>,
  targets: readonly (number | null)[],
  position: number,
): number | null {
  const candidates = targets.flatMap((column, table): Candidate[] => {
    if (column === null || column === position || !sameKind(schema, position, column)) return [];
    const strength = strengthOf(schema, { position, column, table });
    return strength > 0 ? [{ column, strength }] : [];
  });
  const best = Math.max(0, ...candidates.map(({ strength }) => strength));
  const [first, second] = candidates.filter(({ strength }) => strength === best);
  return first === undefined || second !== undefined ? null : first.column;
}

type Pair = { position: number; column: number; table: number };

/** How well a column's name names a table's key; 0 where it does not. */
function strengthOf(
  { tables, columns }: Pick<Schema, 'tables' | 'columns'>,
  { position, column, table }: Pair,
): number {
  const own = columns[position];
  const key = columns[column];
  if (own === undefined || key === undefined) return 0;
  const ownTable = own.table === table;
  const isSelfReference =
    ownTable && splitName(own.name).some((word) => /^(parent|manager|boss|supervisor|reports)$/.test(word));
  if (ownTable) return isSelfReference && looksLikeKey(own) ? 2 : 0;
  const words = splitName(own.name);
  const tableWords = wordsOfTable(tables[table]?.name ?? '');
  const isShared = own.name.toLowerCase() === key.name.toLowerCase();
  // One row's key under the same name in both tables, as in orders.customer_no and customers.customer_no.
  if (isShared && words.length > 1)
    return names(words.slice(0, -1), tableWords) ? 6 : looksLikeKey(own) ? 3 : 0;
  const ending = words.at(-1) ?? '';
  const stem = keyEndings.has(ending) ? words.slice(0, -1) : words;
  const hasEnding = stem.length < words.length;
  if (stem.length === 0) return 0;
  if (names(stem, tableWords)) return hasEnding ? 5 : 2;
  // billing_customer_id: a role before the table's name.
  if (hasEnding && stem.length > tableWords.length && names(stem.slice(-tableWords.length), tableWords))
    return 4;
  return 0;
}

function wordsOfTable(name: string): string[] {
  const words = splitName(name);
  const kept = words.filter((word) => !tableMarks.has(word));
  return (kept.length === 0 ? words : kept).map(singularOf);
}

/** Whether words say a table's name: the same in the singular, or cut short as 'cust' for 'customer'. */
function names(words: readonly string[], table: readonly string[]): boolean {
  const singular = words.map(singularOf);
  if (singular.join('') === table.join('')) return true;
  if (singular.length !== table.length) return false;
  return singular.every((word, at) => {
    const full = table[at] ?? '';
    return word === full || (word.length >= 3 && word.length < full.length && isAbbreviation(word, full));
  });
}

/** 'cust' of 'customer', 'dept' of 'department': the letters in their order, the first three or the ends in place. */
function isAbbreviation(short: string, full: string): boolean {
  if (full.startsWith(short)) return true;
  if (short[0] !== full[0]) return false;
  let at = 0;
  for (const letter of full) if (letter === short[at]) at += 1;
  return at === short.length && /^[^aeiou]+$/.test(short.slice(1).replace(/[aeiou]/, ''));
}

/** Numbers lead to numbers, texts to texts. A name without an ending needs the very same type. */
function sameKind({ columns }: Pick<Schema, 'columns'>, from: number, to: number): boolean {
  const left = columns[from];
  const right = columns[to];
  if (left === undefined || right === undefined || left.type !== right.type) return false;
  const isWhole = ({ sqlType }: SchemaColumn): boolean =>
    !/numeric|decimal|real|double|float|money/i.test(sqlType);
  return left.type !== 'number' || (isWhole(left) && isWhole(right)) || left.sqlType === right.sqlType;
}
