import { dropPartialNameReadings } from './choice/drop-partial-name-readings.ts';
import { isPointlessQuery } from './choice/is-pointless-query.ts';
import { judge } from './choice/judge-readings.ts';
import { mergeReadings, type Proposal, withoutUnsaid } from './choice/merge-readings.ts';
import { type EvidenceInput, evidenceOf } from './choice/reading-evidence.ts';
import type { Known } from './follow-up/apply-requested-change.ts';
import { changePreviousQuery, timeAfter } from './follow-up/change-previous-query.ts';
import { figureChangeQueries, type NoChange } from './follow-up/figure-change-queries.ts';
import { readRequestedChanges } from './follow-up/read-requested-changes.ts';
import { deserializeReading, type Meaning } from './follow-up/serialize-reading.ts';
import { buildLayout } from './model-input/build-layout.ts';
import type { Layout } from './model-input/layout-types.ts';
import type { Tokenizer } from './model-input/word-piece-tokenizer.ts';
import type { Expression, LogicalQuery, Period } from './query/logical-query.ts';
import { findStoredValues, type ValueMatch } from './question/find-stored-values.ts';
import { findUnmatchedWords } from './question/find-unmatched-words.ts';
import { linkWordsToNames } from './question/link-words-to-names.ts';
import { rankColumns } from './question/rank-columns.ts';
import { boundsOfPeriod, type Moment, type PeriodBounds } from './question/resolve-period.ts';
import { type Question, readQuestion } from './question/split-question-words.ts';
import type { ValueIndex } from './question/stored-value-index-keys.ts';
import type { Schema } from './schema/schema-types.ts';
import { addExplainingColumns } from './statement/completing/add-explaining-columns.ts';
import { correctModelQuery } from './statement/completing/correct-model-query.ts';
import { leaveOutDeletedRows } from './statement/completing/leave-out-deleted-rows.ts';
import { withOpenPeriods } from './statement/completing/mend-open-periods.ts';
import type { DialectName } from './statement/dialects/dialects.ts';
import type { Statement } from './statement/sql-with-parameters-types.ts';
import { writeStatement } from './statement/write-statement.ts';
import type { TrainedModel } from './trained-model.ts';
import { describeQuery } from './wording/describe-query.ts';

export type ReaderInput = {
  question: string;
  /** The question before, where this one may follow up on it. */
  previous: string | null;
  /** What that one was read as (`serializeReading`), where it is known. */
  before?: string | null;
  schema: Schema;
  index: ValueIndex;
  dialect: DialectName;
  moment: Moment;
};

/** One meaning of a question, with the statement that answers it. */
export type StatementReading = {
  /** As read; the statement may show further columns of the same rows. */
  query: LogicalQuery;
  statement: Statement;
  /** So many of the statement's first columns were asked for. */
  asked: number;
  wording: string;
  /** Logarithm of the model's probability of this reading, and of each of its tokens. */
  score: number;
  steps: readonly number[];
  /** What speaks for and against it, in the order of `evidenceNames`. */
  evidence: readonly number[];
};

export type DatabaseReading = {
  question: Question;
  /** Best first; none where the question cannot be answered, or nothing could be made of what was read. */
  readings: StatementReading[];
  /** The model's probability that the database cannot answer the question. */
  unanswerable: number;
  /** Words of the question that name nothing in the database. */
  unplaced: string[];
  /** The only reading is the query before with what the follow-up says: there is nothing to judge. */
  isContinued: boolean;
  /** Of a query that no longer names it: the moment that the conversation has been about. */
  time?: Expression | undefined;
};

export type ReadWith = { reader: Pick<TrainedModel, 'read'>; tokenizer: Tokenizer };

/** Reads a question on a database: what it makes of the query before, or else what the model proposes. */
export function readOnDatabase(model: ReadWith, input: ReaderInput): DatabaseReading {
  return readContinued(model, input) ?? readWithModel(model, input);
}

/** Null where there is nothing to go on from, or the words say more than a change of what was asked before. */
function readContinued(model: ReadWith, input: ReaderInput): DatabaseReading | null {
  const known = knownOf(input);
  if (known === null || readRequestedChanges(known) === null) return null;
  const meaning = meaningBefore(model, input);
  const query = meaning && changePreviousQuery(meaning, known);
  if (meaning === null || query === null) return null;
  const readings = toReading(asProposal(query), writeInputOf(model, input, known));
  if (readings.length === 0) return null;
  const time = timeAfter(meaning, query);
  return { question: known.question, readings, unanswerable: 0, unplaced: [], isContinued: true, time };
}

/** How a figure changed, as statements: the figure of two periods, and per value of what its rows are told apart by. */
export type ChangeReading = {
  question: Question;
  now: PeriodBounds;
  before: PeriodBounds;
  total: StatementReading;
  /** Each worded without a period. */
  breakdowns: { wording: string; fallen: StatementReading; risen: StatementReading }[];
};

/** `distinct`: how many values a column has, where they are few enough to be known. */
export function readChange(
  model: ReadWith,
  input: ReaderInput,
  distinct: (column: number) => number | null,
): ChangeReading | NoChange {
  const known = knownOf(input);
  const meaning = known && meaningBefore(model, input);
  if (known === null || meaning === null) return 'no figure';
  const queries = figureChangeQueries(meaning, known, distinct);
  if (typeof queries === 'string') return queries;
  const { question, moment } = known;
  const bounds = (period: Period) => boundsOfPeriod(period, question, moment) ?? { start: '', end: '' };
  const write = writeInputOf(model, input, known);
  const written = (query: LogicalQuery) => toReading(asProposal(query), write)[0];
  const total = written(queries.total);
  const breakdowns = queries.breakdowns.flatMap(({ base, ...ways }) => {
    const [fallen, risen] = [written(ways.fallen), written(ways.risen)];
    if (fallen === undefined || risen === undefined) return [];
    return [{ wording: describeQuery({ query: base, ...write }), fallen, risen }];
  });
  if (total === undefined || breakdowns.length === 0) return 'no dimension';
  return { question, now: bounds(queries.now), before: bounds(queries.before), total, breakdowns };
}

/** The words of a follow-up behind those of the question before. */
function knownOf({ question: said, previous, before, schema, index, moment }: ReaderInput): Known | null {
  const text = (before ? deserializeReading(before) : null)?.text ?? previous;
  if (text === null) return null;
  const question = readQuestion(said, text);
  const links = linkWordsToNames(question, schema);
  return { question, schema, links, values: findStoredValues(question, index), moment };
}

function writeInputOf({ tokenizer }: ReadWith, { dialect }: ReaderInput, known: Known): WriteInput {
  const layout = buildLayout({ ...known, ranked: rankColumns(known), tokenizer });
  return { ...known, dialect, layout, relevance: new Float32Array(layout.kinds.length), isModels: false };
}

const asProposal = (query: LogicalQuery): Proposal => ({ query, score: 0, steps: [], isMerged: false });

const meaningBefore = (model: ReadWith, input: ReaderInput): Meaning | null =>
  (input.before ? deserializeReading(input.before) : null) ??
  (input.previous === null ? null : meaningOf(model, input, input.previous));

/** What a question that was answered otherwise, by a saved tool for instance, means without a doubt. */
function meaningOf(model: ReadWith, input: ReaderInput, text: string): Meaning | null {
  const read = readWithModel(model, { ...input, question: text, previous: null });
  const { verdict, ranked } = judge(read);
  const query = read.readings[ranked[0]?.at ?? -1]?.query;
  return verdict === 'sure' && query !== undefined ? { text, query } : null;
}

/** What the model proposes, as statements of the database's dialect. */
function readWithModel({ reader, tokenizer }: ReadWith, input: ReaderInput): DatabaseReading {
  const { schema, index, moment, dialect } = input;
  const question = readQuestion(input.question, input.previous ?? undefined);
  const links = linkWordsToNames(question, schema);
  const values = findStoredValues(question, index);
  const ranked = rankColumns({ question, schema, links, values });
  const layout = buildLayout({ question, schema, links, values, ranked, tokenizer });
  const { candidates, unanswerable, relevance } = reader.read({ layout, schema });
  const isNamed = (column: number, value: string) =>
    values.some((match) => match.column === column && match.value === value);
  const proposals = dropPartialNameReadings(
    withoutUnsaid(mergeReadings(candidates, schema), isNamed),
    question,
  );
  const readings = proposals.flatMap((proposal) =>
    toReading(proposal, {
      question,
      schema,
      links,
      values,
      moment,
      dialect,
      layout,
      relevance,
      isModels: true,
    }),
  );
  const sound = readings.filter(({ query }) => !isPointlessQuery(query, { question, moment, schema }));
  const unplaced = findUnmatchedWords(question, { links, values, moment });
  return {
    question,
    readings: withoutRepeats(sound.length > 0 ? sound : readings),
    unanswerable,
    unplaced,
    isContinued: false,
  };
}

type WriteInput = EvidenceInput & {
  layout: Layout;
  moment: Moment;
  dialect: DialectName;
  /** Else the query is what a follow-up makes of the one before. */
  isModels: boolean;
};

/** What cannot be written as a statement (tables that no key connects, words that are no number) is no reading. */
function toReading({ query: read, score, steps, isMerged }: Proposal, input: WriteInput): StatementReading[] {
  try {
    const corrected = correctModelQuery(read, input.question, input.schema);
    const query = withOpenPeriods(corrected, input.question, input);
    const present = leaveOutDeletedRows(query, input.question, input.schema);
    const written = writeStatement({ ...input, query: addExplainingColumns({ ...input, query: present }) });
    const statement = withSpokenValues(written, input.values);
    const wording = describeQuery({
      query: isMerged ? withoutColumns(present, input.schema) : present,
      ...input,
    });
    const asked = query.kind === 'select' ? query.select.length : query.left.select.length;
    return [{ query, statement, asked, wording, score, steps, evidence: evidenceOf(query, input) }];
  } catch {
    return [];
  }
}

/** The rows alone, for describing a list whose columns are not certain. */
function withoutColumns(query: LogicalQuery, schema: Schema): LogicalQuery {
  if (query.kind !== 'select' || query.from.kind === 'query') return query;
  const main = query.from.tables[0]?.table ?? -1;
  const [key] = schema.tables[main]?.primaryKey ?? [];
  return key === undefined ? query : { ...query, select: [{ kind: 'column', column: key, via: null }] };
}

/** A stored value that the question names was read from those words, though they may spell it differently. */
function withSpokenValues({ sql, parameters }: Statement, matches: readonly ValueMatch[]): Statement {
  return {
    sql,
    parameters: parameters.map((parameter) => {
      const spoken = matches.find(
        ({ column, value }) => column === parameter.column && value === parameter.value,
      );
      if (parameter.words !== null || spoken === undefined) return parameter;
      return { ...parameter, words: { first: spoken.first, last: spoken.last } };
    }),
  };
}

/** Two ways to write one statement are one reading. */
function withoutRepeats(readings: readonly StatementReading[]): StatementReading[] {
  const textOf = ({ statement }: StatementReading) =>
    JSON.stringify([statement.sql, statement.parameters.map(({ value }) => value)]);
  return readings.filter(
    (reading, at) => readings.findIndex((other) => textOf(other) === textOf(reading)) === at,
  );
}
