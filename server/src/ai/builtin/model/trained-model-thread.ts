import { workerData } from 'node:worker_threads';
import { type Judgement, judge } from '@parley/reader/choice/judge-readings';
import { readerDataFolder } from '@parley/reader/data-folder';
import { ReaderUnavailableError } from '@parley/reader/engine/check-weights';
import { ThreadTeamError } from '@parley/reader/engine/thread-team';
import { serializeReading } from '@parley/reader/follow-up/serialize-reading';
import type { Tokenizer } from '@parley/reader/model-input/word-piece-tokenizer';
import { buildValueIndex } from '@parley/reader/question/find-stored-values';
import { textOfWords } from '@parley/reader/question/split-question-words';
import type { ValueIndex } from '@parley/reader/question/stored-value-index-keys';
import {
  type DatabaseReading,
  readChange,
  readOnDatabase,
  type StatementReading,
} from '@parley/reader/read-question-on-database';
import { guessForeignKeys } from '@parley/reader/schema/guess-foreign-keys';
import { markEmptyTexts } from '@parley/reader/schema/mark-empty-texts';
import type { Schema } from '@parley/reader/schema/schema-types';
import { openTrainedModel, type TrainedModel } from '@parley/reader/trained-model';
import { answerThreadTasks } from '../../../platform/threads/answer-thread-tasks.ts';
import type { ModelAnswer, ModelTask, TrainedModelThreadData } from './model-task-types.ts';
import { PreparedDatabaseCache } from './prepared-database-cache.ts';
import type { AnsweredReading, ChangeAnswer, ReadAnswer, ReadJob } from './question-reading-message-types.ts';
import { totalTextLength } from './total-text-length.ts';

type Model = { reader: TrainedModel; tokenizer: Tokenizer };
type Prepared = {
  schema: Schema;
  index: ValueIndex;
  /** How many values those columns have whose values were read. */
  counts: ReadonlyMap<number, number>;
};

/** Weighed in letters, each of which takes up to twenty bytes: half of the thread's memory. */
const databases = new PreparedDatabaseCache<Prepared>({ most: 8, mostWeight: 12_000_000 });
/** What is kept of a column beside its values. */
const lettersPerColumn = 50;

const { threads } = workerData as TrainedModelThreadData;
const opened = openTrainedModel(readerDataFolder, { threads }).then(
  (reader) => ({ reader, tokenizer: reader.tokenizer }),
  (error: unknown) => {
    if (error instanceof ReaderUnavailableError) return error;
    throw error;
  },
);

answerThreadTasks<ModelTask, ModelAnswer>(async (task) => {
  const model = await opened;
  if (model instanceof ReaderUnavailableError) return { kind: 'unavailable', reason: model.message };
  try {
    return answerTask(model, task);
  } catch (error) {
    // The reader is of no use any more: the next task starts this thread, and with it the others, anew.
    if (error instanceof ThreadTeamError) setImmediate(() => process.exit(1));
    throw error;
  }
});

function answerTask(model: Model, task: ModelTask): ModelAnswer {
  if (task.kind === 'embed') return { kind: 'vector', vector: model.reader.embed(task.text) };
  return task.kind === 'read' ? read(model, task.job) : change(model, task.job);
}

function read(model: Model, job: ReadJob): ReadAnswer {
  const database = preparedOf(job);
  if (database === undefined) return { kind: 'database missing' };
  return answerOf(readOnDatabase(model, { ...askedOf(job), ...database }));
}

const askedOf = ({ question, previous, before, dialect, local, weekStart }: ReadJob) => ({
  question,
  previous,
  before,
  dialect,
  moment: { local, weekStart },
});

function change(model: Model, job: ReadJob): ChangeAnswer {
  const database = preparedOf(job);
  if (database === undefined) return { kind: 'database missing' };
  const { counts } = database;
  const found = readChange(model, { ...askedOf(job), ...database }, (column) => counts.get(column) ?? null);
  if (typeof found === 'string') return { kind: 'no change', why: found };
  const { question, now, before, total, breakdowns } = found;
  const answer = (reading: StatementReading) => ({
    ...toAnswer(reading, { question }),
    confidence: 1,
    place: 0,
  });
  return {
    kind: 'change',
    now,
    before,
    total: answer(total),
    breakdowns: breakdowns.map(({ wording, fallen, risen }) => ({
      wording,
      fallen: answer(fallen),
      risen: answer(risen),
    })),
  };
}

function preparedOf({ key, database }: ReadJob): Prepared | undefined {
  return (
    databases.get(key) ??
    (database ? databases.add(key, weightOf(database), () => prepare(database)) : undefined)
  );
}

function weightOf({ schema, cells }: Sent): number {
  return cells.reduce(
    (sum, [, values]) => sum + totalTextLength(values),
    schema.columns.length * lettersPerColumn,
  );
}

type Sent = NonNullable<ReadJob['database']>;

/** Sentences tell rows apart, but name nothing that people would ask by. */
const isLabel = (value: string): boolean => value.length <= 40 && value.split(/\s+/).length <= 4;

function prepare({ schema: sent, cells }: Sent): Prepared {
  const known = new Map(cells);
  const connected = { ...sent, foreignKeys: [...sent.foreignKeys, ...guessForeignKeys(sent)] };
  const schema = markEmptyTexts(connected, known);
  const listed = schema.columns.map(({ values }, at): [number, number] => [at, values.length]);
  const counted = cells.map(([column, values]): [number, number] => [
    column,
    values.every(isLabel) ? values.length : 0,
  ]);
  const counts = new Map([...listed, ...counted]);
  return { schema, index: buildValueIndex(schema, known), counts };
}

const continued: Judgement = { verdict: 'sure', ranked: [{ at: 0, probability: 1 }] };

function answerOf(result: DatabaseReading): ReadAnswer {
  const { verdict, ranked } = result.isContinued ? continued : judge(result);
  return {
    kind: 'read',
    verdict,
    unplaced: result.unplaced,
    unanswerable: result.unanswerable,
    readings: ranked.flatMap(({ at, probability }) => {
      const reading = result.readings[at];
      if (reading === undefined) return [];
      return [{ ...toAnswer(reading, result), confidence: probability, place: at }];
    }),
  };
}

function toAnswer(
  { query, statement, wording, asked, score, steps, evidence }: StatementReading,
  { question, time }: Pick<DatabaseReading, 'question' | 'time'>,
): Omit<AnsweredReading, 'confidence' | 'place'> {
  return {
    sql: statement.sql,
    wording,
    meaning: serializeReading({ text: question.text, query, ...(time && { time }) }),
    asked,
    judged: { score, steps, evidence },
    parameters: statement.parameters.map(({ words, ...parameter }) => ({
      ...parameter,
      words: words && textOfWords(question, words.first, words.last),
    })),
  };
}
