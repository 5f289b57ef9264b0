import type { Moment } from '@parley/contract/ask';
import { extractParameters } from '../language/filling/extract-parameters.ts';
import type { Extraction, ParameterValues } from '../language/filling/extraction.ts';
import { meets } from '../language/matching/meets.ts';
import { suits } from '../language/matching/suits.ts';
import type { AskedShape } from '../language/question/asked-shape.ts';
import { functionWords } from '../language/question/function-words.ts';
import { isSpoken } from '../language/question/like-words.ts';
import { toolShape } from '../language/statement/tool-shape.ts';
import { editDistance } from '../platform/text-search/edit-distance.ts';
import { plainText, stem, stems, tokens } from '../platform/text-search/tokens.ts';
import type { Entry } from './catalogue.ts';

/** As many of the best candidates are read with the question in hand: fewer with a long one, which takes longer. */
export function rereadCount({ length }: string): number {
  return Math.max(4, Math.min(14, Math.floor(5_600 / length)));
}

/** What a value found, a value missing and a part left over are worth beside meaning and words. */
const worth = {
  found: 0.12,
  matched: 0.3,
  missing: 0.26,
  leftOver: 0.22,
  unsaid: -0.03,
  notMeant: -0.25,
  /** How much the kind of answer counts, in all that speaks for it and against it. */
  kind: 0.7,
} as const;
const mostUnsaid = 3;

/** Only whether a period was said matters here, not which days it stands for. */
const anyMoment: Moment = { now: '2026-01-01T12:00:00Z', timeZone: 'UTC', weekStart: 'monday' };
const neutral =
  /^(january|february|march|april|june|july|august|september|october|november|december|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|days?|weeks?|months?|quarters?|years?|dollars?|euros?|money|times|right|pieces?|things?)$/;

/** Who wants something changed is not served by reading it. */
const changing = /^\s*(?:please\s+)?(?:delete|remove|erase|drop|truncate|insert|update)\b/i;

export type Reading = {
  /** To be added to the score: a tool that can say what was asked is likelier to be meant. */
  bonus: number;
  /** It can be what was asked for. */
  isMeant: boolean;
  /** Real values and choices of the tool that were named; a name of several words is hardly ever met by chance. */
  matched: number;
  /** Plain words that were read as values. */
  taken: ReadonlySet<string>;
};

/** A question with what can be told of it before any tool is looked at. */
export type Told = {
  question: string;
  shape: AskedShape;
  /** The stem of the thing that is asked for, where it is one that the tools are about. */
  head: string | null;
};

/** How well a tool's parameters and the kind of its answer take up a question: no call to anybody. */
export function reread(
  entry: Entry,
  { question, shape, head }: Told,
  known: readonly ParameterValues[],
): Reading {
  const { tool } = entry;
  const asked = { ...tool, tables: [] };
  const extraction = extractParameters({ question, tool: asked, moment: anyMoment, known, previous: null });
  const found = Object.entries(extraction.values).filter(([, { origin }]) => origin === 'words');
  const matched = found.reduce(
    (sum, [name, { value }]) =>
      isListed(tool, known, { name, value: String(value) }) ? sum + weightOf(String(value)) : sum,
    0,
  );
  const own = toolShape(tool.sql);
  const suited = own && {
    shape: own,
    named: namesOf(tool),
    shown: shownBy(tool),
    isComparison: isComparison(tool),
  };
  const filled = new Set(found.flatMap(([name]) => stems(name)));
  const unspoken = unsaid(tool, question, extraction);
  const special = unspoken.length;
  // Only some of the rows, and nobody asked for just those: no count, no grouping and no end of them is right.
  const isOfAll = shape.counts || shape.dimensions.length > 0 || shape.sortBy !== null;
  const isSome = shape.ranks !== null && unspoken.some((word) => !own?.measured.has(word));
  const isPartial = own?.isNarrow && special > 0 && (isOfAll || isSome);
  const isUndone = tool.type === 'query' && changing.test(question);
  const { unused } = extraction;
  const isMeant =
    !isPartial && !isUndone && (!suited || meets({ question, shape, head }, suited, { filled, unused }));
  const bonus =
    worth.kind * (suited ? suits(shape, suited, head) : 0) +
    (isMeant ? 0 : worth.notMeant) +
    worth.unsaid * (own?.isNarrow ? 2 : 1) * Math.min(mostUnsaid, special) +
    worth.found * distinctWords(extraction) +
    worth.matched * matched -
    worth.missing * extraction.missing.length -
    worth.leftOver * extraction.unused.length;
  const taken = new Set(found.flatMap(([, { words }]) => tokens(words ?? '')));
  return { bonus, isMeant, matched, taken };
}

const names = new WeakMap<Entry['tool'], ReadonlySet<string>>();

function namesOf(tool: Entry['tool']): ReadonlySet<string> {
  const known = names.get(tool) ?? new Set(stems(tool.name));
  names.set(tool, known);
  return known;
}

const shown = new WeakMap<Entry['tool'], ReadonlySet<string>>();

function shownBy(tool: Entry['tool']): ReadonlySet<string> {
  const known =
    shown.get(tool) ?? new Set((tool.fields ?? []).flatMap((field) => stems(field.split('.').at(-1) ?? '')));
  shown.set(tool, known);
  return known;
}

/** Words that make a tool a special one and that nobody said: 'reopened tickets' are not just any tickets. */
function unsaid(tool: Entry['tool'], question: string, { values }: Extraction): string[] {
  const said = new Set(stems(question));
  const filled = new Set(
    Object.entries(values).flatMap(([name, { origin }]) => (origin === 'default' ? [] : stems(name))),
  );
  // What a look-up goes by is a way to find, not a kind of thing.
  return tokens(tool.name.replace(/^(find|search|look up)\b(.*?)\bby\b.*$/i, '$2'))
    .filter((word) => !functionWords.has(word))
    .map(stem)
    .filter((word) => !isSpoken(word, said) && !filled.has(word));
}

/** Two periods to be set, or a name that says so. */
function isComparison({ name, parameters }: Entry['tool']): boolean {
  const days = parameters.filter(({ type }) => type === 'date' || type === 'timestamp');
  return days.length >= 4 || /\bcompar/i.test(name);
}

/** Both ends of a period are one thing said. */
function distinctWords({ values }: Extraction): number {
  const said = Object.values(values).flatMap(({ origin, words }) =>
    origin === 'words' && words ? [words] : [],
  );
  return new Set(said).size;
}

function weightOf(value: string): number {
  return tokens(value).length > 1 ? 2 : 1;
}

type Given = { name: string; value: string };

/** One of the choices, a value of the column, or whole words of one. */
function isListed(
  { parameters }: Entry['tool'],
  known: readonly ParameterValues[],
  { name, value }: Given,
): boolean {
  const options = parameters.find((one) => one.name === name)?.options ?? [];
  const columns = known.find((one) => one.parameter === name)?.columns ?? [];
  const said = ` ${plainText(value)} `;
  return [options, ...columns.map(({ values }) => values)].some((values) =>
    values.some((one) => one === value || ` ${plainText(one)} `.includes(said)),
  );
}

/** The words of the source that some strange ones are nearly: 'cuntries' are countries. */
export function meantWords(question: string, vocabulary: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const word of strangeWords(question, vocabulary, new Set())) {
    const own = stem(word);
    if (word.length < 5) continue;
    for (const known of vocabulary) {
      const isNear = known[0] === own[0] && known.length > 3 && editDistance(own, known, 1) <= 1;
      if (isNear) found.set(word, known);
    }
  }
  return found;
}

/** Words that name something, apart from those that were read as values. */
export function tellingWords(question: string, taken: ReadonlySet<string>): string[] {
  return tokens(question).filter(
    (word) => !functionWords.has(word) && !/^\d/.test(word) && !neutral.test(word) && !taken.has(word),
  );
}

/** Those of them that no tool of the source knows: a sign that the question is about another one. */
export function strangeWords(
  question: string,
  vocabulary: ReadonlySet<string>,
  taken: ReadonlySet<string>,
): string[] {
  return tellingWords(question, taken).filter((word) => !isSpoken(stem(word), vocabulary));
}

/** Things are asked for in the plural: where none of those is known here, the question is about something else. */
export function isAboutOthers(question: string, strange: ReadonlySet<string>): boolean {
  const things = tokens(question).filter(
    (word) =>
      /[a-z]{3}s$/.test(word) && !/(ss|us|is)$/.test(word) && !functionWords.has(word) && !neutral.test(word),
  );
  return things.length > 0 && things.every((word) => strange.has(word));
}
