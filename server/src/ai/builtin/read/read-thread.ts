import { confidenceOf } from '@parley/reader/confidence';
import { readerDataFolder } from '@parley/reader/data-folder';
import { ReaderUnavailableError } from '@parley/reader/engine/weights';
import { openTokenizer } from '@parley/reader/layout/word-pieces';
import { textOfWords } from '@parley/reader/question/question';
import type { ValueIndex } from '@parley/reader/question/value-index';
import { buildValueIndex } from '@parley/reader/question/values';
import { type DatabaseReading, readOnDatabase } from '@parley/reader/question-reader';
import { openReader } from '@parley/reader/reader';
import { guessForeignKeys } from '@parley/reader/schema/guess-keys';
import type { Schema } from '@parley/reader/schema/schema';
import { answerTasks } from '../../../platform/thread-tasks.ts';
import type { ReadAnswer, ReadJob } from './read-protocol.ts';

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
  const { verdict, each } = confidenceOf(result);
  return {
    kind: 'read',
    verdict,
    readings: result.readings.map(({ statement, wording }, at) => ({
      sql: statement.sql,
      wording,
      confidence: each[at] ?? 0,
      parameters: statement.parameters.map(({ words, ...parameter }) => ({
        ...parameter,
        words: words && textOfWords(result.question, words.first, words.last),
      })),
    })),
  };
}
