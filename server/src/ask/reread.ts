import { extractParameters } from '../ai/builtin/extract/extract-parameters.ts';
import { functionWords } from '../ai/builtin/extract/function-words.ts';
import type { Extraction, Moment, ParameterValues } from '../ai/port.ts';
import { plainText, stem, tokens } from '../platform/text-search/tokens.ts';
import type { Entry } from './catalogue.ts';

/** As many of the best candidates are read with the question in hand. */
export const rereadCount = 8;

/** What a value found, a value missing and a part left over are worth beside the blend of meaning and words. */
const worth = { found: 0.1, matched: 0.08, missing: 0.25, leftOver: 0.12 } as const;

/** Only whether a period was said matters here, not which days it stands for. */
const anyMoment: Moment = { now: '2026-01-01T12:00:00Z', timeZone: 'UTC', weekStart: 'monday' };
const neutral = /^(days?|weeks?|months?|quarters?|years?|dollars?|euros?|money|times|right|pieces?|things?)$/;

export type Reading = {
  /** To be added to the score: a tool that can say what was asked is likelier to be meant. */
  bonus: number;
  /** Real values and choices of the tool that were named. */
  matched: number;
  /** Plain words that were read as values. */
  taken: ReadonlySet<string>;
};

/** How well a tool's parameters take up a question, by the built-in reader: no call to anybody. */
export function reread({ tool }: Entry, question: string, known: readonly ParameterValues[]): Reading {
  const asked = { ...tool, tables: [] };
  const extraction = extractParameters({ question, tool: asked, moment: anyMoment, known, previous: null });
  const found = Object.entries(extraction.values).filter(([, { origin }]) => origin === 'words');
  const matched = found.filter(([name, { value }]) =>
    isListed(tool, known, { name, value: String(value) }),
  ).length;
  const bonus =
    worth.found * distinctWords(extraction) +
    worth.matched * matched -
    worth.missing * extraction.missing.length -
    worth.leftOver * extraction.unused.length;
  return { bonus, matched, taken: new Set(found.flatMap(([, { words }]) => tokens(words ?? ''))) };
}

/** Both ends of a period are one thing said. */
function distinctWords({ values }: Extraction): number {
  const said = Object.values(values).flatMap(({ origin, words }) =>
    origin === 'words' && words ? [words] : [],
  );
  return new Set(said).size;
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

/** Words that name something and that no tool of the source knows: a sign that the question is about another one. */
export function strangeWords(
  question: string,
  vocabulary: ReadonlySet<string>,
  taken: ReadonlySet<string>,
): string[] {
  return tokens(question).filter(
    (word) =>
      !functionWords.has(word) &&
      !/^\d/.test(word) &&
      !neutral.test(word) &&
      !taken.has(word) &&
      !vocabulary.has(stem(word)),
  );
}
