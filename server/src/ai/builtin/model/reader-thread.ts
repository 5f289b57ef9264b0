import { type Judgement, judge } from '@parley/reader/choice/judge';
import { readerDataFolder } from '@parley/reader/data-folder';
import { ReaderUnavailableError } from '@parley/reader/engine/weights';
import { writeMeaning } from '@parley/reader/follow-up/meaning';
import { openTokenizer, type Tokenizer } from '@parley/reader/layout/word-pieces';
import { textOfWords } from '@parley/reader/question/question';
import type { ValueIndex } from '@parley/reader/question/value-index';
import { buildValueIndex } from '@parley/reader/question/values';
import { type DatabaseReading, readOnDatabase, type StatementReading } from '@parley/reader/question-reader';
import { openReader, type Reader } from '@parley/reader/reader';
import { guessForeignKeys } from '@parley/reader/schema/guess-keys';
import type { Schema } from '@parley/reader/schema/schema';
import { answerTasks } from '../../../platform/threads/thread-tasks.ts';
import { KeptDatabases } from './kept-databases.ts';
import { lettersIn } from './letters-in.ts';
import type { ModelAnswer, ModelTask } from './model-protocol.ts';
import type { AnsweredReading, ReadAnswer, ReadJob } from './read-protocol.ts';

type Model = { reader: Reader; tokenizer: Tokenizer };
type Prepared = { schema: Schema; index: ValueIndex };

/** Weighed in letters, each of which takes up to twenty bytes: half of the thread's memory. */
const databases = new KeptDatabases<Prepared>({ most: 8, mostWeight: 12_000_000 });
/** What is kept of a column beside its values. */
const lettersPerColumn = 50;

const opened = openReader(readerDataFolder).then(
  (reader) => ({ reader, tokenizer: openTokenizer() }),
  (error: unknown) => {
    if (error instanceof ReaderUnavailableError) return error;
    throw error;
  },
);

answerTasks<ModelTask, ModelAnswer>(async (task) => {
  const model = await opened;
  if (model instanceof ReaderUnavailableError) return { kind: 'unavailable', reason: model.message };
  return task.kind === 'embed'
    ? { kind: 'vector', vector: model.reader.embed(task.text) }
    : read(model, task.job);
});

function read(model: Model, job: ReadJob): ReadAnswer {
  const database = preparedOf(job);
  if (database === undefined) return { kind: 'database missing' };
  const { question, previous, before, dialect, local } = job;
  const asked = { question, previous, before, dialect, moment: { local } };
  return answerOf(readOnDatabase(model, { ...asked, ...database }));
}

function preparedOf({ key, database }: ReadJob): Prepared | undefined {
  return (
    databases.get(key) ??
    (database ? databases.add(key, weightOf(database), () => prepare(database)) : undefined)
  );
}

function weightOf({ schema, cells }: Sent): number {
  return cells.reduce((sum, [, values]) => sum + lettersIn(values), schema.columns.length * lettersPerColumn);
}

type Sent = NonNullable<ReadJob['database']>;

function prepare({ schema: sent, cells }: Sent): Prepared {
  const schema = { ...sent, foreignKeys: [...sent.foreignKeys, ...guessForeignKeys(sent)] };
  return { schema, index: buildValueIndex(schema, new Map(cells)) };
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
  { question, time }: DatabaseReading,
): Omit<AnsweredReading, 'confidence' | 'place'> {
  return {
    sql: statement.sql,
    wording,
    meaning: writeMeaning({ text: question.text, query, ...(time && { time }) }),
    asked,
    judged: { score, steps, evidence },
    parameters: statement.parameters.map(({ words, ...parameter }) => ({
      ...parameter,
      words: words && textOfWords(question, words.first, words.last),
    })),
  };
}
