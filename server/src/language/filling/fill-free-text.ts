import { countryKeys } from '@parley/reader/question/country-names';
import { functionWords } from '../question/function-words.ts';
import type { Span, Word } from '../question/split-question-words.ts';
import { spanOf, withoutPossessive, wordsBefore } from '../question/split-question-words.ts';
import {
  hasDigit,
  isNamedAt,
  isNumeral,
  isParticle,
  isSought,
  isSoughtAt,
  leadsToName,
  leadsToPlace,
} from '../question/word-context-checks.ts';
import type { Reading } from './filling-state.ts';
import { fill, openRoles } from './filling-state.ts';
import type { Role } from './parameter-roles.ts';
import { indexValues, keyOf } from './value-index.ts';

const codeNouns =
  /^(code|sku|number|ref|refer|invoic|serial|zip|postcod|postal|kei|ticket|track|phone|coupon|voucher|licens|plate|isbn|iban|slug)$/;
const mailNouns = /^(mail|email)$/;

/** What is written so that nobody can take it for anything else: quotes, e-mail addresses, identifiers, codes. */
export function fillMarked(reading: Reading): void {
  const { cues } = reading.question.whole;
  fillSpans(
    reading,
    cues.uuids,
    ({ parameter, nouns }) => parameter.type === 'uuid' || (parameter.type === 'text' && nouns.size === 0),
  );
  fillSpans(reading, cues.emails, (role) => isFreeText(role) && hasNoun(role, mailNouns));
  fillSpans(reading, cues.codes, (role) => isFreeText(role) && hasNoun(role, codeNouns));
  fillSpans(reading, cues.quoted, isFreeText);
}

function fillSpans(
  reading: Reading,
  spans: readonly (Span & { said: string })[],
  fits: (role: Role) => boolean,
): void {
  for (const span of spans.filter(reading.question.isFree)) {
    const [role] = byCue(reading, openRoles(reading, fits), span.start);
    if (role) fill(reading, role, { value: asStored(reading, role, span.said), span });
  }
}

/** The stored spelling, where one row alone has it: an exact comparison with 'ly-918-pt' would not find 'LY-918-PT'. */
function asStored({ task }: Reading, { parameter, isPattern }: Role, said: string): string {
  const columns = task.known.find((one) => one.parameter === parameter.name)?.columns ?? [];
  const held = columns.flatMap(({ values }) => indexValues(values).byKey.get(keyOf(said)) ?? []);
  const [only] = held;
  return isPattern || only === undefined || new Set(held).size > 1 ? said : only;
}

function isFreeText({ parameter, part }: Role): boolean {
  return parameter.type === 'text' && !parameter.options && part === null;
}

/** A text may offer choices that are only the most frequent ones. Free texts come first. */
function isNameable({ parameter, part, isPattern }: Role): boolean {
  return parameter.type === 'text' && part === null && (!parameter.options || isPattern);
}

/** A country that no row is of is a country all the same. */
function isCountryOf(role: Role, words: readonly Word[]): boolean {
  const { parameter } = role;
  const key = words.map(({ plain }) => plain).join(' ');
  return parameter.type === 'text' && hasNoun(role, /^(countri|nation)$/) && countryKeys(key).length > 0;
}

function hasNoun({ nouns }: Role, pattern: RegExp): boolean {
  return [...nouns].some((noun) => pattern.test(noun));
}

/** The parameter whose noun was said last before a place comes first. */
function byCue(reading: Reading, roles: readonly Role[], place: number): Role[] {
  const near = new Set(wordsBefore(reading.question, place, 4).map(({ stem }) => stem));
  const score = (role: Role) => [...role.nouns].filter((noun) => near.has(noun)).length;
  const isOpen = ({ parameter }: Role) => (parameter.options ? 0 : 1);
  return roles.toSorted((a, b) => score(b) - score(a) || isOpen(b) - isOpen(a));
}

/** Names that no list of values knows: after 'named', or in capitals where no sentence starts. */
export function fillNames(reading: Reading): void {
  for (const words of runs(reading)) {
    const span = spanOf(words);
    const roles = byCue(
      reading,
      openRoles(reading, (one) => isNameable(one) || isCountryOf(one, words)),
      span.start,
    );
    const [role] = roles.toSorted((a, b) => fitOf(reading, b, words) - fitOf(reading, a, words));
    if (!role || !reading.question.isFree(span) || isElsewhere(reading, role, words)) continue;
    const isKnown =
      role.parameter.options !== undefined ||
      reading.task.known.some(({ parameter }) => parameter === role.parameter.name);
    const value = withoutPossessive(reading.question.say(span));
    fill(reading, role, { value, span, origin: isKnown && !role.isPattern ? 'guessed' : 'words' });
  }
  for (const role of openRoles(reading, (one) => isFreeText(one) && isWanted(one.parameter)))
    fillRest(reading, role);
  fillSought(reading);
}

/** 'find member anna': looked for, whether anybody is called so or not. */
function fillSought(reading: Reading): void {
  const { question, toolWords } = reading;
  const last = question.words.at(-1);
  const before = question.words.at(-2);
  const isOpen = last !== undefined && question.isFree(last) && !hasDigit(last);
  if (!isSought(question) || !isOpen || !before || functionWords.has(last.plain)) return;
  const isAfterThing = toolWords.has(before.stem) || isSoughtAt(question, last.start);
  const patterns = reading.roles.filter((role) => isFreeText(role) && role.isPattern);
  const [role] = patterns;
  if (!role || !isAfterThing || toolWords.has(last.stem)) return;
  if (patterns.every(({ parameter }) => !reading.values.has(parameter.name)))
    fill(reading, role, { value: question.say(last), span: last });
}

function fitOf(reading: Reading, role: Role, words: readonly Word[]): number {
  return isCountryOf(role, words) ? words.length : familiarity(reading, role, words);
}

/** How many of the words some value of its columns has. */
function familiarity({ task }: Reading, { parameter }: Role, words: readonly Word[]): number {
  const columns = task.known.find((one) => one.parameter === parameter.name)?.columns ?? [];
  return Math.max(
    0,
    ...columns.map(({ values }) => {
      const { byWord, byKey } = indexValues(values);
      return words.filter(({ plain }) => byWord.has(plain) || byKey.has(plain)).length;
    }),
  );
}

const placeNouns = /^(countri|citi|place|region|state|town|locat|address|nation|origin|destin)$/;

/** 'orders from Norway' names no customer, where customers are known and none is called so. */
function isElsewhere(reading: Reading, role: Role, words: readonly Word[]): boolean {
  const [first] = words;
  const [before] = first ? wordsBefore(reading.question, first.start, 1) : [];
  const isFrom = before !== undefined && leadsToPlace(before);
  const isKnown = reading.task.known.some(
    ({ parameter, columns }) =>
      parameter === role.parameter.name && columns.some(({ values }) => values.length > 0),
  );
  return (
    isFrom &&
    isKnown &&
    !role.parameter.required &&
    !hasNoun(role, placeNouns) &&
    familiarity(reading, role, words) === 0
  );
}

function isWanted({ required, default: preset }: Role['parameter']): boolean {
  return required && (preset ?? null) === null;
}

function runs(reading: Reading): Word[][] {
  const found: Word[][] = [];
  const { question, toolWords } = reading;
  for (const [index, word] of question.words.entries()) {
    if (found.at(-1)?.includes(word) || !question.isFree(word)) continue;
    const isNamed = isNamedAt(question, word.start) && !functionWords.has(word.plain);
    const previous = question.words[index - 1];
    const isName = word.isCapital && index > 0 && !functionWords.has(word.plain) && !toolWords.has(word.stem);
    const isLed = previous !== undefined && leadsToName(previous);
    if (isNamed || (isName && isLed)) found.push(runFrom(reading, index, isNamed));
  }
  return found;
}

function runFrom({ question }: Reading, index: number, isNamed: boolean): Word[] {
  const [first, ...rest] = question.words.slice(index);
  if (!first) return [];
  const run = [first];
  for (const word of rest.slice(0, 5)) {
    const isPart = word.isCapital || (isNamed && !functionWords.has(word.plain)) || isParticle(word);
    if (!isPart || !word.joinsPrevious || !question.isFree(word)) break;
    run.push(word);
  }
  while (run.length > 1 && functionWords.has(run.at(-1)?.plain ?? '')) run.pop();
  return run;
}

/**
 * A text that must be given, and words left that name nothing else: those are probably it. Words that are all called
 * like columns ask for these.
 */
function fillRest(reading: Reading, role: Role): void {
  const { question, toolWords, columnWords } = reading;
  const rest = question.words.filter(
    (word) =>
      question.isFree(word) &&
      !isNumeral(word) &&
      !functionWords.has(word.plain) &&
      !toolWords.has(word.stem) &&
      !role.nouns.has(word.stem) &&
      !role.hints.has(word.stem),
  );
  const last = rest.at(-1);
  if (!last) return;
  const run = [last];
  for (const word of rest.toReversed().slice(1)) {
    if (question.text.slice(word.end, run[0]?.start).trim() !== '') break;
    run.unshift(word);
  }
  if (run.every((word) => columnWords.has(word.stem))) return;
  const span = spanOf(run);
  fill(reading, role, { value: question.say(span), span, origin: 'guessed' });
}
