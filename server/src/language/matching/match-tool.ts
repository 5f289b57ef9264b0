import type { Moment } from '@parley/contract/ask';
import type { ParameterValue } from '@parley/contract/parameters';
import type { Tool } from '@parley/contract/tools';
import { plainText, stem, stems, tokens } from '../../platform/text-search/tokenize-and-stem.ts';
import { extractParameters } from '../filling/extract-parameters-by-rules.ts';
import type { Extraction, ParameterValues } from '../filling/parameter-extraction-types.ts';
import type { Question } from '../question/question.ts';
import type { StatementFacts } from '../statement/analyse-statement.ts';
import { answerFeaturesOfStatement } from '../statement/answer-features-of-statement.ts';
import type { GivenForm } from './compare-answer-form.ts';
import { compareForm } from './compare-answer-form.ts';
import type { Entry } from './tool-catalogue-types.ts';

/** Only whether a period was said matters here, not which days it stands for. */
const anyMoment: Moment = { now: '2026-01-01T12:00:00Z', timeZone: 'UTC', weekStart: 'monday' };

/** What speaks for a tool and against it once the question has been read with its parameters at hand. */
export type ToolMatch = {
  /** Parts of the question that its parameters took. */
  found: number;
  /** Real values and choices of the tool that were named; a name of several words is hardly ever met by chance. */
  matched: number;
  /** Parameters that must be given and are not. */
  missing: number;
  /** Parts of the question that it cannot say. */
  unused: readonly string[];
  guessed: number;
  /** Its name stands in the question word for word. */
  isCalled: boolean;
  /** The question says what the name says, and nothing else but values. */
  isSaid: boolean;
  /** In how many respects the form of its answer is the one that is asked for, and in how many it is another. */
  agrees: number;
  differs: number;
  /** Terms that were read as values. */
  taken: ReadonlySet<string>;
  /** By parameter, as the question says it or by default. */
  values: ReadonlyMap<string, ParameterValue>;
};

export type ReadTool = Pick<Entry, 'tool' | 'statement'>;

/**
 * `head`: the stem of the thing that is asked for, where it is one that the tools are about. `columnWords`: stems of
 * what the source's columns are called.
 */
type Asked = { question: Question; head: string | null; columnWords: ReadonlySet<string> };

export function matchTool(
  { tool, statement }: ReadTool,
  { question, head, columnWords }: Asked,
  known: readonly ParameterValues[],
): ToolMatch {
  const asked = { ...tool, statement, tables: [] };
  const extraction = extractParameters({
    question,
    tool: asked,
    moment: anyMoment,
    known,
    columnWords,
    previous: null,
  });
  const read = Object.entries(extraction.values).filter(([, { origin }]) => origin === 'words');
  const named = read.filter(([name, { value }]) => isListed(tool, known, { name, value: String(value) }));
  const given = givenBy(tool, statement);
  const taken = new Set(read.flatMap(([, { words }]) => tokens(words ?? '')));
  const agreements = given ? Object.values(compareForm({ shape: question.shape, head }, given)) : [];
  return {
    found: distinctWords(extraction),
    matched: named.reduce((sum, [, { value }]) => sum + weightOf(String(value)), 0),
    missing: extraction.missing.length,
    unused: extraction.unused,
    isCalled: isCalled(tool.name, question),
    isSaid: isSaid(tool.name, question, taken) && agreements.every((one) => one >= 0),
    guessed: Object.values(extraction.values).filter(({ origin }) => origin === 'guessed').length,
    agrees: agreements.filter((one) => one > 0).length,
    differs: agreements.filter((one) => one < 0).length,
    taken,
    values: new Map(Object.entries(extraction.values).map(([name, { value }]) => [name, value])),
  };
}

/** A name of fewer words is a way to speak of things. */
const fewestNameWords = 3;

function isCalled(name: string, { terms }: Question): boolean {
  const words = tokens(name);
  return words.length >= fewestNameWords && ` ${terms.join(' ')} `.includes(` ${words.join(' ')} `);
}

/** Words that change nothing about what is asked for. Everything else may turn it around: 'without', 'first', 'not'. */
const neutral: ReadonlySet<string> = new Set(
  'a an and at by each every for from give in list me my of on our please per show the'.split(' '),
);

/** 'revenue by category', for a tool called 'Revenue per category'. */
function isSaid(name: string, question: Question, taken: ReadonlySet<string>): boolean {
  const wordsOf = (text: string) => tokens(text).filter((word) => !neutral.has(word));
  const said = new Set(
    wordsOf(question.text)
      .filter((word) => !taken.has(word))
      .map(stem),
  );
  const named = new Set(wordsOf(name).map(stem));
  return named.size > 0 && said.size === named.size && [...said].every((word) => named.has(word));
}

const given = new WeakMap<Tool, GivenForm | null>();

function givenBy(tool: Tool, statement: StatementFacts): GivenForm | null {
  const known = given.get(tool);
  if (known !== undefined) return known;
  const shape = answerFeaturesOfStatement(statement);
  const made = shape && {
    shape,
    named: new Set(stems(tool.name)),
    shown: new Set((tool.fields ?? []).flatMap((field) => stems(field.split('.').at(-1) ?? ''))),
    isComparison: isComparison(tool),
  };
  given.set(tool, made);
  return made;
}

/** Two periods to be set, or a name that says so. */
function isComparison({ name, parameters }: Tool): boolean {
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
function isListed({ parameters }: Tool, known: readonly ParameterValues[], { name, value }: Given): boolean {
  const options = parameters.find((one) => one.name === name)?.options ?? [];
  const columns = known.find((one) => one.parameter === name)?.columns ?? [];
  const said = ` ${plainText(value)} `;
  return [options, ...columns.map(({ values }) => values)].some((values) =>
    values.some((one) => one === value || ` ${plainText(one)} `.includes(said)),
  );
}
