import type { ParameterValue } from '@parley/contract/parameters';
import { editDistance } from './edit-distance.ts';
import { isNegated } from './fill-booleans.ts';
import { functionWords } from './function-words.ts';
import { alikeKeys, countryKeys } from './other-words.ts';
import type { Role } from './parameter-roles.ts';
import type { Span, Word } from './question.ts';
import { spanOf, wordsAfter, wordsBefore } from './question.ts';
import type { Reading } from './reading.ts';
import { fill, openRoles } from './reading.ts';
import type { ValueIndex } from './value-index.ts';
import { indexValues, keyOf, stemsOf } from './value-index.ts';

const longestPhrase = 6;
/** So many values are still a list of states or kinds, where other words may mean one of them. */
const fewValues = 40;

type Source = { role: Role; index: ValueIndex; label: string };
type Match = {
  role: Role;
  span: Span;
  values: { value: string; label: string }[];
  quality: number;
  length: number;
};

const quality = { exact: 5, stem: 4, country: 3, alike: 2.5, part: 2, near: 1 } as const;

/** Words that are values of the column a parameter is compared with: the longest first, exact before near. */
export function fillValues(
  reading: Reading,
  least: keyof typeof quality,
  most: keyof typeof quality = 'exact',
): void {
  const sources = openRoles(reading, isText).flatMap((role) => sourcesOf(reading, role));
  if (sources.length === 0) return;
  const matches = phrases(reading)
    .flatMap((words) => sources.flatMap((source) => matchOf(reading, words, source) ?? []))
    .filter((match) => match.quality >= quality[least] && match.quality <= quality[most]);
  for (const match of merged(matches).sort(better(reading))) take(reading, match, matches);
}

function isText({ parameter }: Role): boolean {
  return parameter.type === 'text' || parameter.type === 'enum';
}

function sourcesOf(reading: Reading, role: Role): Source[] {
  const options = role.parameter.options;
  const columns =
    reading.task.known.find(({ parameter }) => parameter === role.parameter.name)?.columns ?? [];
  if (options && options.length > 0) return [{ role, index: indexValues(options), label: '' }];
  return columns.map(({ table, column, values }) => ({
    role,
    index: indexValues(values),
    label: `${table}.${column}`,
  }));
}

function phrases({ question }: Reading): Word[][] {
  const { words } = question;
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(longestPhrase, words.length - start) }, (_, extra) =>
      words.slice(start, start + extra + 1),
    ),
  );
}

function matchOf(reading: Reading, words: Word[], { role, index, label }: Source): Match | null {
  const span = spanOf(words);
  if (!reading.question.isFree(span) || isBare(reading, words, role)) return null;
  const key = keyOf(reading.question.say(span).replace(/['’]s\b/g, ''));
  const found = lookUp(key, index, role, words);
  if (!found) return null;
  const values = [...new Set(found.values)].map((value) => ({ value, label }));
  return { role, span, values, quality: found.quality, length: span.end - span.start };
}

/** Words that carry the sentence or name the tool's own things are no values, unless they are written as a name. */
function isBare({ toolWords }: Reading, words: readonly Word[], role: Role): boolean {
  const [word] = words;
  const isName = words.length === 1 && word?.isCapital && (word.start > 0 || /^\p{Lu}{2,}$/u.test(word.text));
  if (words.every(({ plain }) => functionWords.has(plain))) return !isName;
  if (words.length > 1 || !word || role.parameter.options) return false;
  return toolWords.has(word.stem) && !isName;
}

function lookUp(
  key: string,
  index: ValueIndex,
  role: Role,
  words: readonly Word[],
): { values: string[]; quality: number } | null {
  const exact = index.byKey.get(key);
  if (exact) return { values: exact, quality: quality.exact };
  const stemmed = index.byStems.get(stemsOf(key));
  if (stemmed) return { values: stemmed, quality: quality.stem };
  const country = countryKeys(key).flatMap((other) => index.byKey.get(other) ?? []);
  if (country.length > 0 && country.length <= 2) return { values: country, quality: quality.country };
  if (index.values.length <= fewValues) {
    const alike = alikeKeys(key).flatMap((other) => index.byStems.get(stemsOf(other)) ?? []);
    if (alike.length > 0) return { values: alike, quality: quality.alike };
  }
  const part = partOf(key, index, words);
  if (part) return { values: part, quality: quality.part };
  const near = nearest(key, index);
  return near && !functionWords.has(key) && !role.nouns.has(words[0]?.stem ?? '')
    ? { values: near, quality: quality.near }
    : null;
}

/** 'Berg' in 'Ada Berg': whole words of a longer value. */
function partOf(key: string, index: ValueIndex, words: readonly Word[]): string[] | null {
  const [first] = key.split(' ');
  if (first === undefined || first.length < 3 || words.some(({ plain }) => functionWords.has(plain)))
    return null;
  const found = (index.byWord.get(first) ?? []).filter((value) => ` ${keyOf(value)} `.includes(` ${key} `));
  return found.length > 0 ? found : null;
}

function nearest(key: string, { values }: ValueIndex): string[] | null {
  if (key.length < 4) return null;
  const most = key.length >= 8 ? 2 : 1;
  const near = values
    .map((value) => ({ value, distance: editDistance(key, keyOf(value), most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance);
  const best = near[0]?.distance;
  return best === undefined
    ? null
    : near.filter(({ distance }) => distance === best).map(({ value }) => value);
}

/** One parameter compared with two columns has one reading, with both places as its alternatives. */
function merged(matches: readonly Match[]): Match[] {
  const byPlace = new Map<string, Match>();
  for (const match of matches) {
    const key = `${match.role.parameter.name} ${match.span.start} ${match.span.end} ${match.quality}`;
    const other = byPlace.get(key);
    byPlace.set(key, other ? { ...other, values: [...other.values, ...match.values] } : match);
  }
  return [...byPlace.values()];
}

function better(reading: Reading): (a: Match, b: Match) => number {
  return (a, b) => b.quality - a.quality || b.length - a.length || cue(reading, b) - cue(reading, a);
}

/** Its own noun stands beside the words: 'the city of Luxembourg', 'status paid'. */
function cue({ question }: Reading, { role, span }: Match): number {
  const near = [...wordsBefore(question, span.start, 2), ...wordsAfter(question, span.end, 1)];
  return near.filter(({ stem }) => role.nouns.has(stem)).length;
}

function take(reading: Reading, match: Match, all: readonly Match[]): void {
  const { role, span, values } = match;
  if (reading.values.has(role.parameter.name) || !reading.question.isFree(span)) return;
  if (isNegated(reading, span.start) !== role.isExcluding) return;
  const isShared = all.some(
    (other) =>
      other.role !== role &&
      other.span.start === span.start &&
      other.span.end === span.end &&
      other.quality === match.quality &&
      cue(reading, other) === cue(reading, match) &&
      !reading.values.has(other.role.parameter.name),
  );
  const isSure =
    match.quality >= quality.country && !isShared && new Set(values.map(({ value }) => value)).size === 1;
  const isPartOfPattern = role.isPattern && match.quality === quality.part;
  const value: ParameterValue = isPartOfPattern
    ? reading.question.say(span).replace(/['’]s$/, '')
    : (values[0]?.value ?? null);
  const alternatives = values.length > 1 ? values.slice(isPartOfPattern ? 0 : 1, 9).map(labelled) : [];
  fill(reading, role, { value, span, origin: isSure || isPartOfPattern ? 'words' : 'guessed', alternatives });
}

function labelled({ value, label }: { value: string; label: string }): { value: string; label: string } {
  return { value, label: label === '' ? value : `${value} (${label})` };
}
