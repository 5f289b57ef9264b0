import type { BoundValue } from '../../../guard/approved-sql.ts';
import type { CatalogueSize, SqliteCatalogue } from '../read-catalogue.ts';

/** Which file, and whether nobody can be writing to it, so that SQLite need not look for its companions. */
export type OpenedFile = { file: string; immutable: boolean };

export type JobStatement = { text: string; values: readonly BoundValue[] };

/** What a child is asked to do. Each job opens the file anew: nothing of a session outlives it. */
export type Job =
  | { task: 'greet' }
  | { task: 'catalogue'; most: CatalogueSize }
  | { task: 'prepare'; access: 'read' | 'write'; text: string }
  | { task: 'read'; statement: JobStatement; rows: number | null; bytes: number | null }
  /** Without an expected count it is a rehearsal. */
  | { task: 'write'; statement: JobStatement; expectedRows: number | null }
  /** Rolls back what a killed write has left in the file's journal. */
  | { task: 'recover' };

export type ToChild = { place: OpenedFile; job: Job } | 'ack';

/** A column's declared type; where there is none, the storage class of its first value; '' without one. */
export type RawColumn = { name: string; type: string };

export type RawRows = { columns: RawColumn[]; rows: (string | null)[][] };

export type ChangedRows = { before: RawRows; after: RawRows };

/** How a job ended. */
export type JobOutcome =
  | { task: 'greet'; version: string }
  | { task: 'catalogue'; catalogue: SqliteCatalogue | null }
  | { task: 'prepare'; columns: RawColumn[] }
  | { task: 'read'; truncated: 'rows' | 'bytes' | null }
  | { task: 'write'; rowsAffected: number; committed: boolean; changed: ChangedRows | null }
  | { task: 'recover' };

/** `code` is SQLite's; null for a failure that is not SQLite's. `denied` says what the authorizer stopped. */
export type Failure = { code: number | null; message: string; denied: string | null };

/** Sent once, when the process can take its first job. */
export type Ready = 'ready';

/** Batches first, each of them acknowledged; the last message carries the outcome or the failure. */
export type FromChild = {
  /** What comes before the outcome is being made to last: if the child ends now, nobody knows how far it got. */
  committing?: true;
  columns?: RawColumn[];
  rows?: (string | null)[][];
  outcome?: JobOutcome;
  failure?: Failure;
};
