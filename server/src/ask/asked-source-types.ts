import type { DatabaseSchema, Dialect } from '@parley/contract/database-schema';
import type { Parameter } from '@parley/contract/parameters';
import type { ColumnProfile } from '../ai/port.ts';
import type { Database } from '../databases/port.ts';
import type { ConnectionMasking } from '../masking/connection-masking.ts';
import type { BoundValues } from '../row-rules/caller-bound-parameters.ts';

export type ColumnPlace = { schema: string; table: string; column: string };

/** The database a question is about. Whoever opens it decides whose it is and how it is called off. */
export type AskedSource = {
  connection: { id: string; name: string };
  /** No statement is composed or rewritten for a question. */
  savedToolsOnly: boolean;
  /** Whoever asks may run published tools that carry the rules of their tables, and nothing else. */
  rowsLimited: boolean;
  dialect: Dialect;
  /** Lends the open database for one piece of work: nothing is held while a provider thinks. */
  use<T>(work: (database: Database, signal: AbortSignal) => Promise<T>): Promise<T>;
  /** What bound parameters are filled with for whoever asks; throws where an attribute was not set. */
  bind(parameters: readonly Parameter[]): Promise<BoundValues> | BoundValues;
  schema(): Promise<DatabaseSchema>;
  /** What columns hold, of all tables; of very many that takes long. */
  profiles(): Promise<readonly ColumnProfile[]>;
  /** What columns hold; of very many tables only those that could be read in a moment. */
  profilesSoon(): Promise<readonly ColumnProfile[]>;
  /** Distinct values of a column, as many as a small budget reads; empty where they cannot be had. */
  valuesOf(place: ColumnPlace): Promise<readonly string[]>;
  /** What of it is marked as personal or secret; null where nothing is. */
  masking(): Promise<ConnectionMasking | null>;
  /** Whether a row has that value, in any case of letters; null where it cannot be told in time. */
  holds(place: ColumnPlace, value: string): Promise<boolean | null>;
};
