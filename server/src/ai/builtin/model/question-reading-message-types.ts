import type { Dialect } from '@parley/contract/database-schema';
import type { JudgedReading } from '@parley/reader/choice/judge-readings';
import type { NoChange } from '@parley/reader/follow-up/figure-change-queries';
import type { WeekStart } from '@parley/reader/question/wall-clock-arithmetic';
import type { Schema } from '@parley/reader/schema/schema-types';

/** What the main thread sends: `database` only where the thread said that it does not have it. */
export type ReadJob = {
  /** Names a schema together with its values. */
  key: string;
  database: { schema: Schema; cells: [column: number, values: readonly string[]][] } | null;
  question: string;
  previous: string | null;
  /** What the question before was read as. */
  before: string | null;
  dialect: Dialect;
  /** Wall clock where the asker is. */
  local: string;
  weekStart: WeekStart;
};

export type ReadParameter = {
  name: string;
  type: 'text' | 'number' | 'date' | 'timestamp' | 'boolean';
  value: string | number | boolean;
  column: number | null;
  /** The words of the question that it was read from. */
  words: string | null;
};

export type AnsweredReading = {
  sql: string;
  parameters: ReadParameter[];
  wording: string;
  /** What a follow-up goes on from. */
  meaning: string | null;
  /** The probability that this is what was meant. */
  confidence: number;
  /** So many of the first columns were asked for. */
  asked: number;
  /** Where the model put it, and what it is judged by. */
  place: number;
  judged: JudgedReading;
};

/** Wall clock; the start is included, the end is not. */
type Bounds = { start: string; end: string };

/** What a question about the reasons of a change comes to. */
export type ChangeAnswer =
  | { kind: 'database missing' }
  | { kind: 'unavailable'; reason: string }
  | { kind: 'no change'; why: NoChange }
  | {
      kind: 'change';
      now: Bounds;
      before: Bounds;
      total: AnsweredReading;
      breakdowns: { wording: string; fallen: AnsweredReading; risen: AnsweredReading }[];
    };

export type ReadAnswer =
  | { kind: 'database missing' }
  | { kind: 'unavailable'; reason: string }
  | {
      kind: 'read';
      verdict: 'sure' | 'unsure' | 'unanswerable';
      /** The likeliest first. */
      readings: AnsweredReading[];
      /** The model's probability that the database cannot answer the question. */
      unanswerable: number;
      /** Words of the question that name nothing in the database. */
      unplaced: string[];
    };
