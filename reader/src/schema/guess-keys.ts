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
  'cd',
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
  // A column of a composite key may lead to a table of its own as well.
  const declared = new Set(schema.foreignKeys.flatMap(({ from }) => (from.length === 1 ? from : [])));
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

/** A table's own key tells its rows apart; whatever it is called, it leads nowhere else. */
function isOwnKey({ tables, columns }: Pick<Schema, 'tables' | 'columns'>, position: number): boolean {
  const { primaryKey = [] } = tables[columns[position]?.table ?? -1] ?? {};
  return primaryKey.length === 1 && primaryKey[0] === position;
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
  const tableWords = wordsOfTable(tables[table]?.name ?? '');
  const words = splitName(own.name);
  const hasEnding = keyEndings.has(words.at(-1) ?? '');
  const stem = hasEnding ? words.slice(0, -1) : words;
  if (stem.length === 0) return 0;
  if (own.table === table) return hasEnding && isSelfReference(stem, tableWords) ? 2 : 0;
  const isShared = own.name.toLowerCase() === key.name.toLowerCase();
  if (isExactly(stem, tableWords)) return hasEnding || isShared ? 6 : 2;
  if (!hasEnding) return isShared && own.name.toLowerCase() !== 'name' ? 2 : 0;
  // billing_customer_id: a role before the table's name.
  const tail = stem.slice(-tableWords.length);
  if (stem.length > tableWords.length && isExactly(tail, tableWords)) return 5;
  if (isShared) return 4;
  if (isShortFor(stem, tableWords)) return 3;
  // order_id beside outbound_orders.
  const isTail = tableWords.length > stem.length && isExactly(stem, tableWords.slice(-stem.length));
  return isTail && words.at(-1) === 'id' ? 1 : 0;
}

const people = /^(employee|staff|person|user|worker|member|agent)$/;

/** parent_id leads to its own table; manager_id does so among people. */
function isSelfReference(stem: readonly string[], table: readonly string[]): boolean {
  if (stem.includes('parent')) return true;
  return table.some((word) => people.test(word)) && /^(manager|boss|supervisor)$/.test(stem.at(-1) ?? '');
}

function wordsOfTable(name: string): string[] {
  const words = splitName(name);
  const kept = words.filter((word) => !tableMarks.has(word));
  return (kept.length === 0 ? words : kept).map(singularOf);
}

const isExactly = (words: readonly string[], table: readonly string[]): boolean =>
  words.map(singularOf).join('') === table.join('');

/** Whether words are a table's name cut short, as 'cust' for 'customer'. */
function isShortFor(words: readonly string[], table: readonly string[]): boolean {
  if (words.length !== table.length) return false;
  return words.map(singularOf).every((word, at) => {
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
