import type { Moment } from '@parley/contract/ask';
import { ParleyError } from '@parley/contract/errors';
import type { Parameter } from '@parley/contract/parameters';
import { addDays, type DaySpan, daySpanBefore, daySpanWords } from '@parley/contract/results/day-span';
import { outcomeOf } from '@parley/reader/choice/compare-reading-results';
import { judgeOutcomes, mostTried, type Tried } from '@parley/reader/choice/judge-by-results';
import type { ExtractedValue } from '../../../language/filling/parameter-extraction-types.ts';
import type {
  Calling,
  ChangeRead,
  QuestionRead,
  QuestionReading,
  ReadTask,
  TrialResult,
} from '../../port.ts';
import type {
  AnsweredReading,
  ChangeAnswer,
  ReadAnswer,
  ReadJob,
  ReadParameter,
} from '../model/question-reading-message-types.ts';
import type { ReaderModel } from '../model/reader-model.ts';
import { databaseContentHash } from './database-content-hash.ts';
import { PerPersonQueue } from './per-person-queue.ts';
import { readTextColumnValues } from './read-text-column-values.ts';
import { type ReaderSchema, toReaderSchema } from './to-reader-schema.ts';

const mostReadings = 3;
/** Nobody asks in more letters, and on hundreds of tables others would wait for seconds. */
const longestQuestion = 600;

export type QuestionReader = {
  /** Null where the model's weights are missing or damaged. */
  read(task: ReadTask, calling: Asked): Promise<QuestionRead | null>;
  change(task: ReadTask, calling: Asked): Promise<ChangeRead | null>;
};

type Asked = Calling & { asker: string };

const unread: QuestionRead = {
  verdict: 'unanswerable',
  unanswerable: 1,
  readings: [],
  unplaced: [],
  trial: { readings: [], judge: () => ({ verdict: 'unanswerable', readings: [] }) },
};

/** Reads questions with the trained model. */
export function createQuestionReader(model: ReaderModel): QuestionReader {
  // One reads for all: a person's next question waits for their last one, so that others come in between.
  const turns = new PerPersonQueue();
  const ask = async <T extends { kind: string }>(
    task: ReadTask,
    { asker, signal }: Asked,
    think: (job: ReadJob) => Promise<T>,
  ) => {
    const database = await toReaderSchema(task.schema, task.profiles, task.dialect);
    const cells = await readTextColumnValues(task, database, signal);
    const key = databaseContentHash(task.schema, database.schema, cells);
    const job = { key, database: null, ...askedOf(task) };
    const answer = await turns.take(asker, async () => {
      if (signal.aborted) throw new ParleyError('query_cancelled');
      const first = await think(job);
      if (first.kind !== 'database missing') return first;
      return think({ ...job, database: { schema: database.schema, cells } });
    });
    if (signal.aborted) throw new ParleyError('query_cancelled');
    return { answer, database };
  };
  return {
    read: async (task, asked) => {
      // Nothing is looked up for a reading that would not come.
      if (model.name === null) return null;
      if (task.question.length > longestQuestion) return unread;
      const { answer, database } = await ask(task, asked, model.read);
      return answer.kind === 'read' ? toRead(answer, database) : null;
    },
    change: async (task, asked) => {
      if (model.name === null) return null;
      if (task.question.length > longestQuestion) return { kind: 'none', why: 'another question' };
      const { answer, database } = await ask(task, asked, model.change);
      if (answer.kind === 'no change') return { kind: 'none', why: answer.why };
      return answer.kind === 'change'
        ? toChange(answer, database, localTime(task.moment).slice(0, 10))
        : null;
    },
  };
}

function toChange(
  { now, before, total, breakdowns }: Extract<ChangeAnswer, { kind: 'change' }>,
  { schema }: ReaderSchema,
  today: string,
): ChangeRead {
  const [span, earlier] = [daysOf(now), daysOf(before)];
  const isRunning = span.from <= today && today < span.to;
  const compared = isRunning ? daySpanBefore(span, today) : { now: span, before: earlier };
  const days = `${daySpanWords(compared.now)} against ${daySpanWords(compared.before)}`;
  const ends = { to_date: addDays(compared.now.to, 1), earlier_to_date: addDays(compared.before.to, 1) };
  const read = (reading: AnsweredReading) =>
    toReading(isRunning ? { ...reading, parameters: endedAt(reading.parameters, ends) } : reading, schema);
  const worded = (wording: string, reading: AnsweredReading) => ({
    ...read(reading),
    wording: `change of ${wording}: ${days}`,
  });
  return {
    kind: 'change',
    total: read(total),
    breakdowns: breakdowns.map(({ wording, fallen, risen }) => ({
      fallen: worded(wording, fallen),
      risen: worded(wording, risen),
    })),
  };
}

/** Of a period that is not over, as many days are compared as there have been: anything else would seem a fall. */
const endedAt = (parameters: readonly ReadParameter[], ends: Record<string, string>): ReadParameter[] =>
  parameters.map((one) => {
    const end = one.type === 'date' ? ends[one.name] : undefined;
    return end === undefined ? one : { ...one, value: end };
  });

/** Whole days, the last one included. */
const daysOf = ({ start, end }: { start: string; end: string }): DaySpan => ({
  from: start.slice(0, 10),
  to: end.endsWith('T00:00:00') ? addDays(end.slice(0, 10), -1) : end.slice(0, 10),
});

const askedOf = ({ question, previous, before = null, dialect, moment }: ReadTask) => ({
  question,
  previous,
  before,
  dialect,
  local: localTime(moment),
  weekStart: moment.weekStart,
});

/** Wall clock where the asker is, as YYYY-MM-DDTHH:MM:SS. */
function localTime({ now, timeZone }: Moment): string {
  return new Date(now).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');
}

type Answer = Extract<ReadAnswer, { kind: 'read' }>;

function toRead(
  { verdict, readings, unplaced, unanswerable }: Answer,
  { schema }: ReaderSchema,
): QuestionRead {
  const all = readings.map((reading) => toReading(reading, schema));
  const judgeTrial = (results: readonly TrialResult[]) => {
    const again = judgeOutcomes(inModelOrder(readings, unanswerable), outcomesOf(readings, results));
    const ranked = again.ranked.flatMap(({ at, probability }) => {
      const reading = all[readings.findIndex(({ place }) => place === at)];
      return reading === undefined ? [] : [{ ...reading, confidence: probability }];
    });
    return { verdict: again.verdict, readings: wordedApart(ranked) };
  };
  const trial = { readings: all.slice(0, mostTried), judge: judgeTrial };
  return { verdict, unanswerable, readings: wordedApart(all), unplaced, trial };
}

/** The asker tells readings apart by their words. */
const wordedApart = (readings: readonly QuestionReading[]): QuestionReading[] =>
  readings
    .filter(({ wording }, at) => readings.findIndex((one) => one.wording === wording) === at)
    .slice(0, mostReadings);

function inModelOrder(readings: readonly AnsweredReading[], unanswerable: number) {
  const ordered = readings.toSorted((left, right) => left.place - right.place);
  return { readings: ordered.map(({ judged }) => judged), unanswerable };
}

/** By place; readings that were not run have none. */
function outcomesOf(readings: readonly AnsweredReading[], results: readonly TrialResult[]): Tried[] {
  const outcomes = readings.map((): Tried => null);
  for (const [at, { place, asked }] of readings.entries()) {
    const result = results[at] ?? null;
    outcomes[place] = result === null || result === 'failed' ? result : outcomeOf({ ...result, asked });
  }
  return outcomes;
}

function toReading(
  { sql, wording, meaning, confidence, parameters }: AnsweredReading,
  schema: ReaderSchema['schema'],
): QuestionReading {
  return {
    sql,
    wording,
    ...(meaning !== null && { meaning }),
    confidence,
    parameters: parameters.map((one) => toParameter(one, schema)),
    values: Object.fromEntries(parameters.map((one) => [one.name, toValue(one)])),
  };
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
