import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { singular, splitName } from '../reader/src/question/normalize-and-compare-words.ts';
import type { Schema } from '../reader/src/schema/schema-types.ts';

/** Words of names, in the singular, and what other schemas would write instead. */
export type OtherWords = ReadonlyMap<string, readonly string[]>;

/** How the columns of a schema name the table that they are in. */
type Habit = 'as they are' | 'with the table' | 'without the table';
const habits: readonly Habit[] = ['as they are', 'as they are', 'with the table', 'without the table'];

export function readOtherWords(): OtherWords {
  const file = fileURLToPath(new URL('other-names.json', import.meta.url));
  const words = z.record(z.string(), z.array(z.string())).parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(Object.entries(words));
}

/**
 * The same database as another designer would have named it: two words in five are replaced, each in the same way
 * everywhere. The model sees few schemas and many questions on each, so it would learn their names by heart.
 */
export function renameSchema(schema: Schema, words: OtherWords, random: (below: number) => number): Schema {
  const choose = onceForEach((word) => {
    const others = words.get(word) ?? [];
    return random(5) < 2 ? others[random(Math.max(1, others.length))] : undefined;
  });
  return withNames(schema, random, (name) =>
    splitName(name).map((word) => {
      const one = singular(word);
      const other = choose(one) ?? one;
      return other === one ? word : one === word ? other : plural(other);
    }),
  );
}

/** The same database as a designer would have named it who types little: `cust_nm` for `customer_name`. */
export function abbreviateSchema(schema: Schema, random: (below: number) => number): Schema {
  const choose = onceForEach((word) => (random(4) === 0 ? undefined : abbreviated(word, random)));
  return withNames(schema, random, (name) => splitName(name).map((word) => choose(singular(word)) ?? word));
}

const shortestToCut = 4;

/** Its first letters, or its first and its consonants; undefined where nothing would be saved. */
function abbreviated(word: string, random: (below: number) => number): string | undefined {
  if (word.length < shortestToCut || !/^[a-z]+$/.test(word)) return undefined;
  const consonants = word.slice(0, 1) + word.slice(1).replace(/[aeiou]/g, '');
  const beginning = word.slice(0, word.length > shortestToCut + 1 ? 3 + random(2) : 3);
  const short = random(2) === 0 && consonants.length > 1 ? consonants.slice(0, 3 + random(2)) : beginning;
  return short.length + 1 < word.length ? short : undefined;
}

/** The same answer whenever a word comes up again. */
function onceForEach(choose: (word: string) => string | undefined): typeof choose {
  const chosen = new Map<string, string | undefined>();
  return (word) => {
    if (!chosen.has(word)) chosen.set(word, choose(word));
    return chosen.get(word);
  };
}

function withNames(
  schema: Schema,
  random: (below: number) => number,
  rename: (name: string) => string[],
): Schema {
  const tables = distinct(schema.tables.map(({ name }) => ({ renamed: rename(name).join('_'), name })));
  const habit = habits[random(habits.length)] ?? 'as they are';
  const columns = schema.columns.map(({ name, table }) => {
    const owner = tables[table]?.split('_').map(singular).join('_') ?? '';
    return { renamed: inHabit(rename(name).join('_'), owner, habit), name, table };
  });
  const renamed = schema.tables.map((_, at) => distinct(columns.filter(({ table }) => table === at)));
  const next = renamed.map(() => 0);
  return {
    ...schema,
    tables: schema.tables.map((table, at) => ({ ...table, name: tables[at] ?? table.name })),
    columns: schema.columns.map((column) => {
      const at = next[column.table] ?? 0;
      next[column.table] = at + 1;
      return { ...column, name: renamed[column.table]?.[at] ?? column.name };
    }),
  };
}

/** Names that two share stay what they were. */
function distinct(list: readonly { renamed: string; name: string }[]): string[] {
  const isTaken = (one: string, at: number) =>
    list.some(({ renamed, name }, other) => other !== at && (renamed === one || name === one));
  return list.map(({ renamed, name }, at) => (renamed === '' || isTaken(renamed, at) ? name : renamed));
}

function inHabit(name: string, owner: string, habit: Habit): string {
  if (owner === '') return name;
  if (habit === 'with the table' && !name.includes('_')) return `${owner}_${name}`;
  const bare = name.startsWith(`${owner}_`) ? name.slice(owner.length + 1) : name;
  return habit === 'without the table' && bare !== 'id' ? bare : name;
}

function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
