import type { Column, Table } from '@parley/contract/database-schema';
import type { ColumnProfile } from '../ai/port.ts';
import { isSecretColumn, isSecretIn } from '../guard/secret-columns/secret-columns.ts';
import type { Question } from '../language/question/question.ts';
import { stem, tokens } from '../platform/text-search/tokenize-and-stem.ts';

/** The columns with secrets that a question is about, as 'users.password', and the stems that it names them by. */
export type SecretsAsked = { columns: string[]; stems: ReadonlySet<string> };

/** Both are asked for only where the question names a secret at all. */
type Source = {
  schema(): Promise<{ tables: readonly Table[] }>;
  profilesSoon(): Promise<readonly ColumnProfile[]>;
};
type Known = { tables: readonly Table[]; profiles: readonly ColumnProfile[] };

const longestPhrase = 4;
/** Whoever says more than this says it with other words as well, and every phrase costs time. */
const mostWords = 100;
const password = /^(?:pass(?:word|wd|wrd|phrase|code|wort)s?|pswd|pwd|psw|pw|kennwort|mdp)$/;
/** `has_password` answers who has one; whether is asked in many words. */
const askingWords: ReadonlySet<string> = new Set(['has', 'had', 'is', 'was'].map(stem));

/**
 * The columns with secrets that a question names, or null. A question is not about a secret where its words are a
 * table's ('how many API keys'), a value's ('paid by credit card') or those of a column that tells something about the
 * secret ('whose password was changed in May').
 */
export async function secretsAsked({ terms }: Question, source: Source): Promise<SecretsAsked | null> {
  const named = secretPhrases(terms);
  if (named.length === 0) return null;
  const { tables } = await source.schema();
  const known = { tables, profiles: await source.profilesSoon() };
  const phrases = named.filter((phrase) => !isValue(phrase, known));
  const said = new Set(terms.map(stemOf));
  const columns = tables.flatMap((table) => table.columns.map((column) => ({ table, column })));
  const open = columns.filter(({ table, column }) => !isSecretIn(table, column));
  const about = phrases
    .map((phrase) => phrase.map(stemOf))
    .filter((phrase) => !tables.some(({ name }) => holds(stemsOf(name), phrase)))
    .filter((phrase) => !open.some(({ column }) => tellsAbout(column, phrase, said)));
  const found = columns.filter(
    ({ table, column }) =>
      isSecretIn(table, column) && about.some((phrase) => holds(stemsOf(column.name), phrase)),
  );
  if (found.length === 0) return null;
  return {
    columns: found.map(({ table, column }) => `${table.name}.${column.name}`),
    stems: new Set(about.flat()),
  };
}

/** Neighbouring words that would be the name of a secret, the longest first. */
function secretPhrases(all: readonly string[]): string[][] {
  const words = all.filter((word) => /\p{L}/u.test(word)).slice(0, mostWords);
  const phrases: string[][] = [];
  const seen = new Set<string>();
  for (let length = longestPhrase; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const phrase = words.slice(start, start + length);
      const name = phrase.join(' ');
      if (seen.has(name)) continue;
      seen.add(name);
      const isNew = !phrases.some((one) => phrase.every((word) => one.includes(word)));
      if (isNew && isSecretName(phrase)) phrases.push(phrase);
    }
  }
  // 'passwords of customers' is a secret by 'passwords' alone.
  return phrases.map(shortest);
}

function shortest(phrase: string[]): string[] {
  const [first, last] = [phrase.slice(1), phrase.slice(0, -1)];
  const smaller = [first, last].find((part) => part.length > 0 && isSecretName(part));
  return smaller ? shortest(smaller) : phrase;
}

function isSecretName(phrase: readonly string[]): boolean {
  const name = phrase.join('_');
  return isSecretColumn({ name }) || (name.endsWith('s') && isSecretColumn({ name: name.slice(0, -1) }));
}

function isValue(phrase: readonly string[], { tables, profiles }: Known): boolean {
  const stems = phrase.map(stemOf);
  const lists = [
    ...profiles.map(({ values }) => values),
    ...tables.flatMap(({ columns }) => columns.map(({ enumValues }) => enumValues)),
  ];
  return lists.some((values) => values?.some((value) => holds(stemsOf(value), stems)));
}

/** Another word of its name is said as well, or it says whether there is one. */
function tellsAbout({ name }: Column, phrase: readonly string[], said: ReadonlySet<string>): boolean {
  const own = stemsOf(name);
  if (!holds(own, phrase)) return false;
  const others = [...own].filter((word) => !phrase.includes(word));
  return others.some((word) => askingWords.has(word) || [...said].some((one) => isAlike(one, word)));
}

/** 'Expire' and 'expiry' have one beginning. */
function isAlike(one: string, other: string): boolean {
  return one === other || (Math.min(one.length, other.length) > 4 && one.slice(0, 5) === other.slice(0, 5));
}

function holds(stems: ReadonlySet<string>, phrase: readonly string[]): boolean {
  return phrase.every((word) => stems.has(word));
}

function stemsOf(name: string): ReadonlySet<string> {
  return new Set(tokens(name).map(stemOf));
}

function stemOf(word: string): string {
  return password.test(word) ? 'password' : stem(word);
}
