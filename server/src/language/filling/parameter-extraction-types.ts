import type { Moment } from '@parley/contract/ask';
import type { Dialect, Table } from '@parley/contract/database-schema';
import type { Parameter, ParameterValue } from '@parley/contract/parameters';
import type { Question } from '../question/question.ts';
import type { StatementFacts } from '../statement/analyse-statement.ts';

/** A tool as far as asking is concerned. */
export type AskedTool = {
  name: string;
  description: string;
  dialect: Dialect;
  sql: string;
  /** What was read of `sql` when the tool was saved. */
  statement: StatementFacts;
  parameters: readonly Parameter[];
  tables: readonly Table[];
};

/** Real values a text parameter can take, from the columns it is compared with. */
export type ParameterValues = {
  parameter: string;
  columns: readonly { schema: string; table: string; column: string; values: readonly string[] }[];
};

export type ExtractTask = {
  question: Question;
  tool: AskedTool;
  moment: Moment;
  known: readonly ParameterValues[];
  /** Stems of what the source's columns are called; those of the tool's tables where it is not said. */
  columnWords?: ReadonlySet<string>;
  /** The latest day in the columns that dates are compared with, where it is known. */
  latestDay?: string | null;
  /** The turn before, when this may be a follow-up ('and for May?'). */
  previous: { question: string; values: Readonly<Record<string, ParameterValue>> } | null;
};

/** Where a value came from: read in the question, kept from the turn before, the tool's default, or a guess. */
export type ValueOrigin = 'words' | 'kept' | 'default' | 'guessed';

export type ExtractedValue = {
  value: ParameterValue;
  origin: ValueOrigin;
  /** The words of the question it was read from. */
  words: string | null;
  /** Other readings that fit about as well, best first. */
  alternatives: readonly { value: ParameterValue; label: string }[];
};

export type Extraction = {
  values: Readonly<Record<string, ExtractedValue>>;
  /** Required parameters that nothing was found for. */
  missing: readonly string[];
  /** Parts of the question that say something no parameter can: a reason to rewrite. */
  unused: readonly string[];
};
