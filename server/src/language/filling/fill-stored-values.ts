import type { ParameterValue } from '@parley/contract/parameters';
import { countryKeys } from '@parley/reader/question/country-names';
import { editDistance } from '../../platform/text-search/edit-distance.ts';
import { functionWords } from '../question/function-words.ts';
import type { Question } from '../question/question.ts';
import type { Span, Word } from '../question/split-question-words.ts';
import { spanOf, withoutPossessive, wordsAfter, wordsBefore } from '../question/split-question-words.ts';
import { isAcronym, isNegatedAt, isTitle, withoutLead } from '../question/word-context-checks.ts';
import { withCodeMeanings } from './code-meanings.ts';
import type { Reading } from './filling-state.ts';
import { fill, openRoles } from './filling-state.ts';
import type { Role } from './parameter-roles.ts';
import type { ValueIndex } from './value-index.ts';
import { alikeSpelling, indexValues, keyOf } from './value-index.ts';

const longestPhrase = 6;

type Source = { role: Role; index: ValueIndex; label: string };
type Match = {
  role: Role;
  span: Span;
  values: { value: string; label: string }[];
  quality: number;
  length: number;
};

const quality = { exact: 5, stem: 4, country: 3, part: 2, near: 1 } as const;
type Kind = keyof typeof quality;

/** Words that are values of the column a parameter is compared with: the longest first, exact before near. */
export function fillValues(reading: Reading, kinds: readonly Kind[]): void {
  const sources = openRoles(reading, isText).flatMap((role) => sourcesOf(reading, role));
  if (sources.length === 0) return;
  for (const { index } of sources) index.near.clear();
  const periods = reading.question.whole
    .periods(reading.now)
    .map((one) => withoutLead(reading.question, one));
  const matches = phrases(reading.question.whole)
    .filter(
      (phrase) => reading.question.isFree(phrase) && !periods.some((period) => isWithin(phrase, period)),
    )
    .flatMap((phrase) => sources.flatMap((source) => matchOf(reading, phrase, { source, kinds }) ?? []));
  for (const match of merged(matches).sort(better(reading))) take(reading, match, matches);
}

/** 'year' of 'this year' is no way to bill; 'May' alone may be somebody's name. */
function isWithin(part: Span, whole: Span): boolean {
  return (
    part.start >= whole.start && part.end <= whole.end && part.end - part.start < whole.end - whole.start
  );
}

function isText({ parameter }: Role): boolean {
  return parameter.type === 'text' || parameter.type === 'enum';
}

function sourcesOf(reading: Reading, role: Role): Source[] {
  const options = role.parameter.options;
  const columns =
    reading.task.known.find(({ parameter }) => parameter === role.parameter.name)?.columns ?? [];
  if (options && options.length > 0)
    return [{ role, index: withCodeMeanings(role.parameter, indexValues(options)), label: '' }];
  return columns.map(({ table, column, values }) => ({
    role,
    index: indexValues(values),
    label: `${table}.${column}`,
  }));
}

type Phrase = Span & { words: readonly Word[]; key: string; stemmed: string };

const phrasesRead = new WeakMap<Question, Phrase[]>();

/** Every run of a few words, as values are compared. */
function phrases(question: Question): Phrase[] {
  const known = phrasesRead.get(question);
  if (known) return known;
  const read = question.words.flatMap((_, start) =>
    Array.from({ length: Math.min(longestPhrase, question.words.length - start) }, (_, extra) =>
      phraseOf(question, question.words.slice(start, start + extra + 1)),
    ),
  );
  phrasesRead.set(question, read);
  return read;
}

function phraseOf(question: Question, words: readonly Word[]): Phrase {
  const span = spanOf(words);
  const key = keyOf(withoutPossessive(question.say(span)));
  return { ...span, words, key, stemmed: words.map(({ stem }) => alikeSpelling(stem)).join(' ') };
}

type Look = { source: Source; kinds: readonly Kind[] };

function matchOf(reading: Reading, phrase: Phrase, { source, kinds }: Look): Match | null {
  const { role, index, label } = source;
  const { words, start, end } = phrase;
  if (isBare(reading, words, role)) return null;
  for (const kind of kinds) {
    if (kind !== 'exact' && words.length === 1 && reading.toolWords.has(words[0]?.stem ?? '')) continue;
    if (kind === 'part' && isTorn(reading, words)) continue;
    if (kind === 'near' && role.nouns.has(words[0]?.stem ?? '')) continue;
    const values = [...new Set(lookUps[kind](phrase, index))].map((value) => ({ value, label }));
    if (values.length > 0)
      return { role, span: { start, end }, values, quality: quality[kind], length: end - start };
  }
  return null;
}

/** A word out of a longer name: 'Oak' of 'Oak Desk' is somebody else. */
function isTorn({ question }: Reading, words: readonly Word[]): boolean {
  const [first, last] = [words[0], words.at(-1)];
  const start = first ? question.words.indexOf(first) : -1;
  const [before, after] = [question.words[start - 1], question.words[start + words.length]];
  const isPart = (word: Word | undefined, joins: boolean | undefined) =>
    word !== undefined &&
    joins === true &&
    word.isCapital &&
    word.start > 0 &&
    !functionWords.has(word.plain) &&
    !isTitle(word) &&
    question.isFree(word);
  return (
    (first?.isCapital === true && isPart(before, first.joinsPrevious)) ||
    (last?.isCapital === true && isPart(after, after?.joinsPrevious))
  );
}

/** Words that carry the sentence or name the tool's own things are no values, unless they are written as a name. */
function isBare({ toolWords }: Reading, words: readonly Word[], role: Role): boolean {
  const [word] = words;
  const isName = words.length === 1 && word?.isCapital && (word.start > 0 || isAcronym(word));
  if (words.every(({ plain }) => functionWords.has(plain))) return !isName;
  if (words.length > 1 || !word || role.parameter.options) return false;
  return toolWords.has(word.stem) && !isName;
}

/** Only what was asked for is looked up: a near spelling costs a thousand times an exact one. */
const lookUps: Record<Kind, (phrase: Phrase, index: ValueIndex) => readonly string[]> = {
  exact: ({ key }, index) => index.byKey.get(key) ?? [],
  stem: ({ stemmed }, index) => index.byStems.get(stemmed) ?? [],
  country: ({ key }, index) => {
    const found = countryKeys(key).flatMap((other) => index.byKey.get(other) ?? []);
    return found.length <= 2 ? found : [];
  },
  part: ({ key, words }, index) => partOf(key, index, words),
  near: ({ key }, index) => (functionWords.has(key) ? [] : nearest(key, index)),
};

/** 'Berg' in 'Ada Berg': whole words of a longer value. */
function partOf(key: string, index: ValueIndex, words: readonly Word[]): readonly string[] {
  const [first] = key.split(' ');
  if (first === undefined || first.length < 3 || words.some(({ plain }) => functionWords.has(plain)))
    return [];
  return (index.byWord.get(first) ?? []).filter((value) => ` ${keyOf(value)} `.includes(` ${key} `));
}

/** So many different spellings of one question are looked up; after them a question is no question any more. */
const mostSpellings = 400;

/** Looking one up takes longer than all else that is done with a word, so each is looked up once. */
function nearest(key: string, index: ValueIndex): readonly string[] {
  if (key.length < 4) return [];
  const known = index.near.get(key);
  if (known) return known;
  if (index.near.size >= mostSpellings) return [];
  const found = nearestOf(key, index);
  index.near.set(key, found);
  return found;
}

function nearestOf(key: string, { byLength }: ValueIndex): readonly string[] {
  const most = key.length >= 8 ? 2 : 1;
  const near: { value: string; distance: number; place: number }[] = [];
  for (let length = key.length - most; length <= key.length + most; length += 1) {
    for (const { value, key: other, place } of byLength.get(length) ?? []) {
      const distance = editDistance(key, other, most);
      // 'unpaid' is no misspelling of 'paid'.
      if (distance <= most && !isOpposite(key, other)) near.push({ value, distance, place });
    }
  }
  near.sort((a, b) => a.distance - b.distance || a.place - b.place);
  return near.filter(({ distance }) => distance === near[0]?.distance).map(({ value }) => value);
}

function isOpposite(one: string, other: string): boolean {
  return /^(?:un|in|im|dis|non)/.test(one) && one.endsWith(other) && one !== other;
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

/**
 * 'Ada Berg', where one column holds 'Ada' and another 'Berg' and both are compared as one: one name. Small letters make
 * one of words that are both found.
 */
function wholeName({ question, task }: Reading, { role, span }: Match, all: readonly Match[]): Span {
  const uses = task.tool.statement.uses[role.parameter.name] ?? [];
  const isPutTogether = uses.some(({ isJoined }) => isJoined);
  const index = question.words.findIndex(({ start }) => start === span.start);
  const word = question.words[index];
  if (!isPutTogether || !role.isPattern || !word) return span;
  const [before, after] = [question.words[index - 1], question.words[index + 1]];
  const isFound = ({ start, end }: Word) =>
    all.some((one) => one.role === role && one.span.start === start && one.span.end === end);
  const isPart = (other: Word | undefined) =>
    other !== undefined &&
    question.isFree(other) &&
    !functionWords.has(other.plain) &&
    ((word.isCapital && other.isCapital && other.start > 0) || isFound(other));
  if (isPart(before) && word.joinsPrevious) return { start: before?.start ?? span.start, end: span.end };
  return isPart(after) && after?.joinsPrevious ? { start: span.start, end: after.end } : span;
}

function take(reading: Reading, match: Match, all: readonly Match[]): void {
  const { role, values } = match;
  const span = wholeName(reading, match, all);
  if (reading.values.has(role.parameter.name) || !reading.question.isFree(span)) return;
  if (isNegatedAt(reading.question, span.start) !== role.isExcluding) return;
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
  const isPartOfPattern = role.isPattern && (match.quality === quality.part || span !== match.span);
  const value: ParameterValue = isPartOfPattern
    ? withoutPossessive(reading.question.say(span))
    : (values[0]?.value ?? null);
  const alternatives = values.length > 1 ? values.slice(isPartOfPattern ? 0 : 1, 9).map(labelled) : [];
  fill(reading, role, { value, span, origin: isSure || isPartOfPattern ? 'words' : 'guessed', alternatives });
}

function labelled({ value, label }: { value: string; label: string }): { value: string; label: string } {
  return { value, label: label === '' ? value : `${value} (${label})` };
}
