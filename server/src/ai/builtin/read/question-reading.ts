import type { Moment } from '@parley/contract/ask';
import { ParleyError } from '@parley/contract/errors';
import type { Parameter } from '@parley/contract/parameters';
import type { ExtractedValue } from '../../../language/filling/extraction.ts';
import type { Calling, QuestionRead, QuestionReading, ReadTask } from '../../port.ts';
import type { ReadAnswer, ReadParameter } from '../model/read-protocol.ts';
import type { ReaderModel } from '../model/reader-model.ts';
import { cellsOf } from './cells-of.ts';
import { databaseKey } from './database-key.ts';
import { type ReaderSchema, readerSchemaOf } from './reader-schema.ts';
import { TurnByTurn } from './turn-by-turn.ts';

const mostReadings = 3;
/** Nobody asks in more letters, and on hundreds of tables others would wait for seconds. */
const longestQuestion = 600;

export type QuestionReader = {
  /** Null where the model's weights are missing or damaged. */
  read(task: ReadTask, calling: Asked): Promise<QuestionRead | null>;
};

type Asked = Calling & { asker: string };

/** Reads questions with the trained model. */
export function createQuestionReader(model: ReaderModel): QuestionReader {
  // One reads for all: a person's next question waits for their last one, so that others come in between.
  const turns = new TurnByTurn();
  return {
    read: async (task, { asker, signal }) => {
      // Nothing is looked up for a reading that would not come.
      if (model.name === null || task.question.length > longestQuestion) return null;
      const database = await readerSchemaOf(task.schema, task.profiles);
      const cells = await cellsOf(task, database, signal);
      const key = databaseKey(task.schema, database.schema, cells);
      const job = { key, database: null, ...askedOf(task) };
      const answer = await turns.take(asker, async () => {
        if (signal.aborted) throw new ParleyError('query_cancelled');
        const first = await model.read(job);
        if (first.kind !== 'database missing') return first;
        return model.read({ ...job, database: { schema: database.schema, cells } });
      });
      if (signal.aborted) throw new ParleyError('query_cancelled');
      return answer.kind === 'read' ? toRead(answer, database) : null;
    },
  };
}

const askedOf = ({ question, previous, dialect, moment }: ReadTask) => ({
  question,
  previous,
  dialect,
  local: localTime(moment),
});

/** Wall clock where the asker is, as YYYY-MM-DDTHH:MM:SS. */
function localTime({ now, timeZone }: Moment): string {
  return new Date(now).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');
}

type Answer = Extract<ReadAnswer, { kind: 'read' }>;

function toRead(answer: Answer, { schema }: ReaderSchema): QuestionRead {
  // The asker tells readings apart by their words.
  const different = answer.readings.filter(
    ({ wording }, at, all) => all.findIndex((one) => one.wording === wording) === at,
  );
  const readings = different.slice(0, mostReadings).map(
    ({ sql, wording, confidence, parameters }): QuestionReading => ({
      sql,
      wording,
      confidence,
      parameters: parameters.map((one) => toParameter(one, schema)),
      values: Object.fromEntries(parameters.map((one) => [one.name, toValue(one)])),
    }),
  );
  return { verdict: answer.verdict, readings, unplaced: answer.unplaced };
}

/** The value that the question gives is the default: the statement runs as it was understood. */
function toParameter(
  { name, type, value, column }: ReadParameter,
  schema: ReaderSchema['schema'],
): Parameter {
  const known = column === null ? undefined : schema.columns[column];
  const isInteger =
    type === 'number' && typeof value === 'number' && Number.isInteger(value) && column === null;
  return {
    name,
    type: isInteger ? 'integer' : type,
    description: known === undefined ? '' : `Compared with ${known.name}.`,
    required: true,
    default: value,
  };
}

const toValue = ({ value, words }: ReadParameter): ExtractedValue => ({
  value,
  origin: words === null ? 'guessed' : 'words',
  words,
  alternatives: [],
});
