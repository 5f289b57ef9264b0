import type { LogicalQuery } from '../query/logical-query.ts';
import type { Moment } from '../question/resolve-period.ts';
import type { Question } from '../question/split-question-words.ts';
import type { Schema } from '../schema/schema-types.ts';
import type { DialectName } from './dialects/dialects.ts';

export type StatementParameter = {
  /** It stands as `:name` in the statement; no two of a statement have the same name. */
  name: string;
  type: 'text' | 'number' | 'date' | 'timestamp' | 'boolean';
  value: string | number | boolean;
  /** The column that it is compared with; null for limits and the like. */
  column: number | null;
  /** The words of the question that it was read from; null where no word says it. */
  words: { first: number; last: number } | null;
};

export type Statement = { sql: string; parameters: StatementParameter[] };

export type StatementInput = {
  query: LogicalQuery;
  schema: Schema;
  dialect: DialectName;
  question: Question;
  moment: Moment;
};
