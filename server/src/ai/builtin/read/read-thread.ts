import { judge } from '@parley/reader/choice/judge';
import { readerDataFolder } from '@parley/reader/data-folder';
import { ReaderUnavailableError } from '@parley/reader/engine/weights';
import { openTokenizer } from '@parley/reader/layout/word-pieces';
import { type Question, textOfWords } from '@parley/reader/question/question';
import type { ValueIndex } from '@parley/reader/question/value-index';
import { buildValueIndex } from '@parley/reader/question/values';
import { type DatabaseReading, readOnDatabase, type StatementReading } from '@parley/reader/question-reader';
import { openReader } from '@parley/reader/reader';
import { guessForeignKeys } from '@parley/reader/schema/guess-keys';
import type { Schema } from '@parley/reader/schema/schema';
import { answerTasks } from '../../../platform/thread-tasks.ts';
import type { AnsweredReading, ReadAnswer, ReadJob } from './read-protocol.ts';

/** Schemas with their values; a large one takes tens of megabytes. */
const mostDatabases = 8;

type Prepared = { schema: Schema; index: ValueIndex };

const databases = new Map<string, Prepared>();
const opened = openReader(readerDataFolder).then(
  (reader) => ({ reader, tokenizer: openTokenizer() }),
  (error: unknown) => {
    if (error instanceof ReaderUnavailableError) return error;
    throw error;
  },
);

answerTasks<ReadJob, ReadAnswer>(async (job) => {
  const model = await opened;
  if (model instanceof ReaderUnavailableError) return { kind: 'unavailable', reason: model.message };
  const database = preparedOf(job);
  if (database === undefined) return { kind: 'database missing' };
  const { question, previous, dialect, local } = job;
  return answerOf(readOnDatabase(model, { question, previous, dialect, moment: { local }, ...database }));
});

/** The database of a job, the latest used last; the one that was not used for longest makes room. */
function preparedOf({ key, database }: ReadJob): Prepared | undefined {
  const prepared = databases.get(key) ?? (database && prepare(database));
  if (!prepared) return undefined;
  databases.delete(key);
  databases.set(key, prepared);
  if (databases.size > mostDatabases) databases.delete(databases.keys().next().value ?? '');
  return prepared;
}

function prepare({ schema: sent, cells }: NonNullable<ReadJob['database']>): Prepared {
  const schema = { ...sent, foreignKeys: [...sent.foreignKeys, ...guessForeignKeys(sent)] };
  return { schema, index: buildValueIndex(schema, new Map(cells)) };
}

function answerOf(result: DatabaseReading): ReadAnswer {
  const { verdict, ranked } = judge(result);
  return {
    kind: 'read',
    verdict,
    unplaced: result.unplaced,
    readings: ranked.flatMap(({ at, probability }) => {
      const reading = result.readings[at];
      return reading === undefined ? [] : [toAnswer(reading, result.question, probability)];
    }),
  };
}

function toAnswer(
  { statement, wording }: StatementReading,
  question: Question,
  confidence: number,
): AnsweredReading {
  return {
    sql: statement.sql,
    wording,
    confidence,
    parameters: statement.parameters.map(({ words, ...parameter }) => ({
      ...parameter,
      words: words && textOfWords(question, words.first, words.last),
    })),
  };
}
