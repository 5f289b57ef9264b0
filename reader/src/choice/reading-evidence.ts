import type { Layout } from '../model-input/layout-types.ts';
import type { LogicalQuery, Period } from '../query/logical-query.ts';
import type { ValueMatch } from '../question/find-stored-values.ts';
import type { NameLink } from '../question/link-words-to-names.ts';
import { foldWord, functionWords } from '../question/normalize-and-compare-words.ts';
import { isTimeWord } from '../question/number-and-date-words.ts';
import { followUpMark, type Question } from '../question/split-question-words.ts';
import type { Schema } from '../schema/schema-types.ts';
import { testKinds } from '../statement/walk-query.ts';
import { nodesIn, selectsIn } from './collect-query-nodes.ts';
import { countQueryFlaws } from './count-query-flaws.ts';

export type EvidenceInput = {
  question: Question;
  schema: Schema;
  links: readonly NameLink[];
  values: readonly ValueMatch[];
  layout: Pick<Layout, 'words' | 'tables' | 'columns' | 'values'>;
  /** How relevant each item of the layout is, 0 to 1. */
  relevance: ArrayLike<number>;
};

/** What speaks for and against a query as the meaning of a question, apart from the model's probability of it. */
export const evidenceNames = [
  'words that nothing in the query stands for',
  'share of such words',
  'names of the schema that the query leaves out',
  'stored values that the query leaves out',
  'numbers that the query leaves out',
  'words of time that the query leaves out',
  'values that the question does not name',
  'least relevance of what is used',
  'mean relevance of what is used',
  'most relevance of a table left out',
  'most relevance of a column left out',
  'most relevance of a value left out',
  'tables that the question does not name',
  'tables',
  'conditions',
  'selected expressions',
  'nested queries',
  'flaws',
  'words of the question',
] as const;

export function evidenceOf(query: LogicalQuery, input: EvidenceInput): number[] {
  const used = usedBy(query, input);
  const left = leftOut(used, input);
  const relevances = relevancesOf(used, input);
  const selects = selectsIn(query);
  const nodes = nodesIn(query);
  return [
    left.words,
    left.words / Math.max(1, left.contentWords),
    left.names,
    left.values,
    left.numbers,
    left.times,
    used.strangeValues,
    ...relevances,
    [...used.tables].filter((table) => !input.links.some(({ kind, at }) => kind === 'table' && at === table))
      .length,
    used.tables.size,
    nodes.filter(({ kind }) => testKinds.has(kind)).length,
    selects[0]?.select.length ?? 0,
    selects.length - 1,
    countQueryFlaws(query, input.schema),
    left.contentWords,
  ];
}

type Used = {
  tables: Set<number>;
  columns: Set<number>;
  values: Set<string>;
  /** Words that stand for literals and periods. */
  words: Set<number>;
  /** Whether something in the query is about time. */
  hasTime: boolean;
  strangeValues: number;
};

const valueKey = (column: number, value: string): string => `${column} ${value}`;

function usedBy(query: LogicalQuery, { schema, values }: EvidenceInput): Used {
  const used: Used = {
    tables: new Set(),
    columns: new Set(),
    values: new Set(),
    words: new Set(),
    hasTime: false,
    strangeValues: 0,
  };
  const matched = new Set(values.map(({ column, value }) => valueKey(column, value)));
  for (const node of nodesIn(query) as { kind: string }[]) {
    const { kind } = node;
    if (kind === 'tables' || kind === 'exists') {
      for (const { table } of (node as { tables?: { table: number }[] }).tables ?? []) used.tables.add(table);
    }
    if (kind === 'column') {
      const { column } = node as unknown as { column: number };
      used.columns.add(column);
      used.tables.add(schema.columns[column]?.table ?? -1);
    }
    if (kind === 'stored') {
      const { column, value } = node as unknown as { column: number; value: string };
      used.values.add(valueKey(column, value));
      if (!matched.has(valueKey(column, value))) used.strangeValues += 1;
    }
    if (kind === 'words') {
      const { first, last } = node as unknown as Extract<Period, { kind: 'words' }>;
      for (let word = first; word <= last; word += 1) used.words.add(word);
    }
    if (timeKinds.has(kind)) used.hasTime = true;
  }
  used.tables.delete(-1);
  return used;
}

const timeKinds: ReadonlySet<string> = new Set(['truncated', 'time part', 'elapsed', 'period', 'now']);

function leftOut(used: Used, { question, links, values }: EvidenceInput) {
  const covered = new Set(used.words);
  for (const { column, value, first, last } of values) {
    if (!used.values.has(valueKey(column, value))) continue;
    for (let word = first; word <= last; word += 1) covered.add(word);
  }
  const isUsed = ({ kind, at }: NameLink) => (kind === 'table' ? used.tables : used.columns).has(at);
  for (const link of links) if (isUsed(link)) covered.add(link.word);
  const names = properNamesIn(question);
  const left = { words: 0, contentWords: 0, names: 0, values: 0, numbers: 0, times: 0 };
  question.words.forEach(({ text }, at) => {
    const word = foldWord(text);
    if (at < question.previousWords || functionWords.has(word) || !/[\p{L}\p{N}]/u.test(word)) return;
    left.contentWords += 1;
    if (covered.has(at)) return;
    if (isTimeWord(word)) {
      if (!used.hasTime) left.times += 1;
      return;
    }
    left.words += 1;
    if (/^\d/.test(word)) left.numbers += 1;
    if (links.some((link) => link.word === at && link.strength === 2)) left.names += 1;
    const isStored = values.some(({ first, last, exact }) => exact && at >= first && at <= last);
    if (isStored || names.has(at)) left.values += 1;
  });
  return left;
}

const properName = /^\p{Lu}\p{Ll}{3,}$/u;
const endsSentence = new RegExp(`[.?!:${followUpMark}]`);

/**
 * Words with a capital that do not begin a sentence, where most have none: names, in the database or not. Short ones are
 * titles and units more often than not.
 */
function properNamesIn({ text, words }: Question): ReadonlySet<number> {
  const isFirst = (at: number) => {
    const before = words[at - 1];
    return before === undefined || endsSentence.test(text.slice(before.start, words[at]?.start));
  };
  const inside = [...words.keys()].filter((at) => !isFirst(at) && /\p{L}/u.test(words[at]?.text ?? ''));
  const capital = inside.filter((at) => /^\p{Lu}/u.test(words[at]?.text ?? ''));
  if (2 * capital.length > inside.length) return new Set();
  return new Set(capital.filter((at) => properName.test(words[at]?.text ?? '')));
}

/** Least and mean relevance of what the query uses; most of a table, a column and a value that it leaves out. */
function relevancesOf(used: Used, { layout, relevance }: EvidenceInput): number[] {
  const firstColumn = layout.words + layout.tables.length;
  const firstValue = firstColumn + layout.columns.length;
  const of = (at: number): number => relevance[at] ?? 0;
  const tables = layout.tables.map((table, at) => ({
    used: used.tables.has(table),
    relevance: of(layout.words + at),
  }));
  const columns = layout.columns.map((column, at) => ({
    used: used.columns.has(column),
    relevance: of(firstColumn + at),
  }));
  const values = layout.values.map(({ column, value }, at) => ({
    used: used.values.has(valueKey(column, value)),
    relevance: of(firstValue + at),
  }));
  const inside = [...tables, ...columns, ...values].filter((one) => one.used).map((one) => one.relevance);
  const most = (items: typeof tables) =>
    items.reduce((best, one) => (one.used ? best : Math.max(best, one.relevance)), 0);
  return [
    Math.min(1, ...inside),
    inside.reduce((sum, one) => sum + one, 0) / Math.max(1, inside.length),
    most(tables),
    most(columns),
    most(values),
  ];
}
