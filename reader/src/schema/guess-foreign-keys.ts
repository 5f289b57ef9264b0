import type { ForeignKey, Schema, SchemaColumn } from './schema-types.ts';
import { singularOf, splitName } from './split-and-pluralize-names.ts';

/** Words that end a key's name: customer_id, cust_no, order_number. */
export const keyEndings: ReadonlySet<string> = new Set([
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

/** Where more tables answer to a name than this, none of them is meant by it. */
const mostAlike = 200;

/**
 * Foreign keys that no database declared, guessed from names and types: `customer_id` leads to the table of customers.
 * A column gets a guess only where exactly one table fits, and none where a declared key has it.
 */
export function guessForeignKeys(schema: KeySchema): ForeignKey[] {
  // A column of a composite key may lead to a table of its own as well.
  const declared = new Set(schema.foreignKeys.flatMap(({ from }) => (from.length === 1 ? from : [])));
  const targets = new Targets(schema);
  return schema.columns.flatMap((column, position): ForeignKey[] => {
    if (declared.has(position) || !canBeKey(column)) return [];
    const least = isOwnKey(schema, position) ? strongest : 1;
    const target = bestTarget(schema, { targets, position, least });
    return target === null ? [] : [{ from: [position], to: [target], declared: false }];
  });
}

type KeySchema = Pick<Schema, 'tables' | 'columns' | 'foreignKeys'>;

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

/** The whole name of another table, and an ending that keys have. */
const strongest = 6;

/** A table's own key leads elsewhere only where it is named after another table: order_id of order_totals. */
function isOwnKey({ tables, columns }: Pick<Schema, 'tables' | 'columns'>, position: number): boolean {
  const { primaryKey = [] } = tables[columns[position]?.table ?? -1] ?? {};
  return primaryKey.length === 1 && primaryKey[0] === position;
}

/** A table that a key may lead to. */
type Target = { table: number; column: number; words: readonly string[]; keyName: string };

/** The name of a column that may be a key: `stem` is what stands before its ending, `owner` its table's name. */
type KeyName = {
  name: string;
  table: number;
  stem: readonly string[];
  ending: string | null;
  owner: readonly string[];
};

/**
 * The tables by everything that a column can call them. To hold each column against each table would take a minute
 * where there are a thousand tables.
 */
class Targets {
  readonly #byName = new Map<string, Target[]>();
  readonly #byTail = new Map<string, Target[]>();
  readonly #byKey = new Map<string, Target[]>();
  readonly #byLetters = new Map<string, Target[]>();
  readonly #byTable = new Map<number, Target>();

  constructor(schema: Pick<Schema, 'tables' | 'columns'>) {
    for (const [table, { name }] of schema.tables.entries()) {
      const column = targetOf(schema, table);
      if (column === null) continue;
      const words = wordsOfTable(name);
      const keyName = (schema.columns[column]?.name ?? '').toLowerCase();
      const target = { table, column, words, keyName };
      this.#byTable.set(table, target);
      listAt(this.#byName, words.join('')).push(target);
      listAt(this.#byKey, keyName).push(target);
      listAt(this.#byLetters, lettersOf(words)).push(target);
      for (let from = 1; from < words.length; from += 1)
        listAt(this.#byTail, words.slice(from).join('')).push(target);
    }
  }

  /** Those that `strengthOf` may find anything in. */
  alike({ name, table, stem, ending, owner }: KeyName): Set<Target> {
    const words = stem.map(singularOf);
    const groups = [
      this.#byName.get(words.join('')),
      this.#byName.get([...owner, ...words].join('')),
      this.#byKey.get(name),
    ];
    if (ending !== null) {
      for (let from = 1; from < words.length; from += 1)
        groups.push(this.#byName.get(words.slice(from).join('')));
      groups.push(this.#byLetters.get(lettersOf(words)));
      if (ending === 'id') groups.push(this.#byTail.get(words.join('')));
    }
    const own = this.#byTable.get(table);
    const found = groups.flatMap((group = []) => (group.length > mostAlike ? [] : group));
    return new Set(own ? [own, ...found] : found);
  }
}

function listAt<T>(lists: Map<string, T[]>, key: string): T[] {
  const known = lists.get(key);
  if (known) return known;
  const made: T[] = [];
  lists.set(key, made);
  return made;
}

/** A word and what it is short for begin with the same letter. */
const lettersOf = (words: readonly string[]): string => words.map((word) => word[0]).join('');

type Candidate = { column: number; strength: number };

function bestTarget(
  schema: KeySchema,
  { targets, position, least }: { targets: Targets; position: number; least: number },
): number | null {
  const own = keyNameOf(schema, position);
  if (own === null) return null;
  const candidates = [...targets.alike(own)].flatMap((target): Candidate[] => {
    const { column } = target;
    if (column === position || !sameKind(schema, position, column)) return [];
    const strength = strengthOf(own, target) || lookUpStrength(schema, { own, position, target });
    return strength >= least ? [{ column, strength }] : [];
  });
  const best = Math.max(0, ...candidates.map(({ strength }) => strength));
  const [first, second] = candidates.filter(({ strength }) => strength === best);
  return first === undefined || second !== undefined ? null : first.column;
}

function keyNameOf(
  { tables, columns }: Pick<Schema, 'tables' | 'columns'>,
  position: number,
): KeyName | null {
  const column = columns[position];
  if (column === undefined) return null;
  const words = splitName(column.name);
  const last = words.at(-1) ?? '';
  const ending = keyEndings.has(last) ? last : null;
  const stem = ending === null ? words : words.slice(0, -1);
  if (stem.length === 0) return null;
  const owner = wordsOfTable(tables[column.table]?.name ?? '');
  return { name: column.name.toLowerCase(), table: column.table, stem, ending, owner };
}

/** How well a column's name names a table's key; 0 where it does not. */
function strengthOf({ name, table, stem, ending }: KeyName, { words, keyName, ...target }: Target): number {
  const hasEnding = ending !== null;
  if (table === target.table) return hasEnding && isSelfReference(stem, words) ? 2 : 0;
  const isShared = name === keyName;
  if (isExactly(stem, words)) return hasEnding || isShared ? strongest : isPlural(stem) ? 0 : 2;
  if (!hasEnding) return isShared && name !== 'name' ? 2 : 0;
  // billing_customer_id: a role before the table's name.
  const tail = stem.slice(-words.length);
  if (stem.length > words.length && isExactly(tail, words)) return 5;
  if (isShared) return 4;
  if (isShortFor(stem, words)) return 3;
  // order_id beside outbound_orders.
  const isTail = words.length > stem.length && isExactly(stem, words.slice(-stem.length));
  return isTail && ending === 'id' ? 1 : 0;
}

type LookUp = { own: KeyName; position: number; target: Target };

/** tickets.priority beside ticket_priorities, of the same type; ratings that belong to a hotel are what it was given. */
function lookUpStrength({ tables, columns }: KeySchema, { own, position, target }: LookUp): number {
  if (own.ending !== null || own.table === target.table) return 0;
  if (!isExactly([...own.owner, ...own.stem], target.words)) return 0;
  const [left, right] = [columns[position], columns[target.column]];
  if (left?.sqlType.toLowerCase() !== right?.sqlType.toLowerCase()) return 0;
  const leadsBack = tables[target.table]?.columns.some((at) => {
    const words = splitName(columns[at]?.name ?? '');
    return words.length > 1 && keyEndings.has(words.at(-1) ?? '') && isExactly(words.slice(0, -1), own.owner);
  });
  return leadsBack ? 0 : 2;
}

/** `orders` beside the months of a report counts them: a key without an ending is in the singular. */
const isPlural = (words: readonly string[]): boolean => {
  const last = words.at(-1) ?? '';
  return singularOf(last) !== last;
};

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
