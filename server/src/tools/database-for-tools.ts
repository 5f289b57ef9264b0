import type { DatabaseSchema, Dialect } from '@parley/contract/database-schema';
import type { ColumnProfile } from '../ai/port.ts';
import type { Database } from '../databases/port.ts';
import type { ToolSource } from '../store/tools/tools.ts';

/** A person's database, as far as tools need it. Whoever opens it decides whose it is and how it is called off. */
export type OpenedSource = {
  connection: { id: string; name: string; projectRef: string | null };
  /** No statement is composed for a question, and none runs for it that is not a saved tool. */
  savedToolsOnly: boolean;
  dialect: Dialect;
  /** Lends the open database for one piece of work; nothing is held while nobody needs it. */
  use<T>(work: (database: Database, signal: AbortSignal) => Promise<T>): Promise<T>;
  /** As it is stored; read from the database where nothing is stored yet. */
  schema(): Promise<DatabaseSchema>;
  profiles(): Promise<readonly ColumnProfile[]>;
  /** Distinct values of a column, as many as a small budget reads; empty where they cannot be had. */
  valuesOf(place: { schema: string; table: string; column: string }): Promise<readonly string[]>;
};

export function toolSource({ connection, dialect }: OpenedSource): ToolSource {
  const { id, name, projectRef } = connection;
  return { connectionId: id, connectionName: name, projectRef, dialect };
}
