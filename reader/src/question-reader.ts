import { type EvidenceInput, evidenceOf } from './choice/evidence.ts';
import { judge } from './choice/judge.ts';
import { mergeCandidates, type Proposal, withoutUnsaid } from './choice/merge-readings.ts';
import { isPointless } from './choice/pointless.ts';
import { followUp, timeAfter } from './follow-up/follow-up.ts';
import { readFragment } from './follow-up/fragment.ts';
import { type Meaning, readMeaning } from './follow-up/meaning.ts';
import { layOut } from './layout/lay-out.ts';
import type { Layout } from './layout/layout.ts';
import type { Tokenizer } from './layout/word-pieces.ts';
import type { Expression, LogicalQuery } from './query/logical-query.ts';
import { linkNames } from './question/links.ts';
import type { Moment } from './question/period.ts';
import { type Question, readQuestion } from './question/question.ts';
import { rankColumns } from './question/rank-columns.ts';
import { unplacedWords } from './question/unplaced-words.ts';
import type { ValueIndex } from './question/value-index.ts';
import { findValues, type ValueMatch } from './question/values.ts';
import type { Reader } from './reader.ts';
import type { Schema } from './schema/schema.ts';
import { completeSelection } from './statement/complete-selection.ts';
import { mendQuery } from './statement/mend-query.ts';
import type { DialectName, Statement } from './statement/statement.ts';
import { writeStatement } from './statement/write-statement.ts';
import { describeQuery } from './wording/describe-query.ts';

export type ReaderInput = {
  question: string;
  /** The question before, where this one may follow up on it. */
  previous: string | null;
  /** What that one was read as (`writeMeaning`), where it is known. */
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

export type ReadWith = { reader: Pick<Reader, 'read'>; tokenizer: Tokenizer };

/** Reads a question on a database: what it makes of the query before, or else what the model proposes. */
export function readOnDatabase(model: ReadWith, input: ReaderInput): DatabaseReading {
  return readContinued(model, input) ?? readWithModel(model, input);
}

/** Null where there is nothing to go on from, or the words say more than a change of what was asked before. */
function readContinued(model: ReadWith, input: ReaderInput): DatabaseReading | null {
  const { schema, index, moment, dialect } = input;
  const before = input.before ? readMeaning(input.before) : null;
  const text = before?.text ?? input.previous;
  if (input.previous === null || text === null) return null;
  const question = readQuestion(input.question, text);
  const links = linkNames(question, schema);
  const values = findValues(question, index);
  const known = { question, schema, links, values, moment };
  if (readFragment(known) === null) return null;
  const meaning = before ?? meaningOf(model, input, text);
  const query = meaning && followUp(meaning, known);
  if (meaning === null || query === null) return null;
  const ranked = rankColumns({ question, schema, links, values });
  const layout = layOut({ question, schema, links, values, ranked, tokenizer: model.tokenizer });
  const relevance = new Float32Array(layout.kinds.length);
  const proposal = { query, score: 0, steps: [], isMerged: false };
  const readings = toReading(proposal, { ...known, dialect, layout, relevance });
  return readings.length === 0
    ? null
    : {
        question,
        readings,
        unanswerable: 0,
        unplaced: [],
        isContinued: true,
        time: timeAfter(meaning, query),
      };
}

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
  const links = linkNames(question, schema);
  const values = findValues(question, index);
  const ranked = rankColumns({ question, schema, links, values });
  const layout = layOut({ question, schema, links, values, ranked, tokenizer });
  const { candidates, unanswerable, relevance } = reader.read({ layout, schema });
  const isNamed = (column: number, value: string) =>
    values.some((match) => match.column === column && match.value === value);
  const proposals = withoutUnsaid(mergeCandidates(candidates, schema), isNamed);
  const readings = proposals.flatMap((proposal) =>
    toReading(proposal, { question, schema, links, values, moment, dialect, layout, relevance }),
  );
  const sound = readings.filter(({ query }) => !isPointless(query, { question, moment }));
  const unplaced = unplacedWords(question, { links, values, moment });
  return {
    question,
    readings: withoutRepeats(sound.length > 0 ? sound : readings),
    unanswerable,
    unplaced,
    isContinued: false,
  };
}

type WriteInput = EvidenceInput & { layout: Layout; moment: Moment; dialect: DialectName };

/** What cannot be written as a statement (tables that no key connects, words that are no number) is no reading. */
function toReading({ query: read, score, steps, isMerged }: Proposal, input: WriteInput): StatementReading[] {
  try {
    const query = mendQuery(read, input.question, input.schema);
    const written = writeStatement({ ...input, query: completeSelection({ query, ...input }) });
    const statement = withSpokenValues(written, input.values);
    const wording = describeQuery({
      query: isMerged ? withoutColumns(query, input.schema) : query,
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
