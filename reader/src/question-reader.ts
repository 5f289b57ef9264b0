import { type EvidenceInput, evidenceOf } from './choice/evidence.ts';
import { mergeCandidates, type Proposal, withoutUnsaid } from './choice/merge-readings.ts';
import { isPointless } from './choice/pointless.ts';
import { layOut } from './layout/lay-out.ts';
import type { Layout } from './layout/layout.ts';
import type { Tokenizer } from './layout/word-pieces.ts';
import type { LogicalQuery } from './query/logical-query.ts';
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
};

export type ReadWith = { reader: Pick<Reader, 'read'>; tokenizer: Tokenizer };

/** Reads a question on a database: what the model proposes, as statements of the database's dialect. */
export function readOnDatabase({ reader, tokenizer }: ReadWith, input: ReaderInput): DatabaseReading {
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
