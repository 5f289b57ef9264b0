/** What kind of values a column holds, as far as reading a question is concerned. */
export type ColumnType = 'text' | 'number' | 'time' | 'boolean' | 'other';

/** How a moment is stored where the column's own type does not say: integers counted from 1970. */
export type TimeStorage = 'native' | 'epoch seconds' | 'epoch milliseconds' | 'text';

export type SchemaTable = {
  name: string;
  /** The namespace ('public'), where the database has them. */
  namespace: string | null;
  comment: string | null;
  /** Positions in `Schema.columns`, in the table's own order. */
  columns: readonly number[];
  /** Positions in `Schema.columns`. */
  primaryKey: readonly number[];
  /** Number of rows, where known. */
  rows: number | null;
};

export type SchemaColumn = {
  name: string;
  /** Position in `Schema.tables`. */
  table: number;
  type: ColumnType;
  /** The database's own name of the type ('timestamptz', 'numeric(10,2)'). */
  sqlType: string;
  nullable: boolean;
  comment: string | null;
  timeStorage: TimeStorage;
  /** All distinct values where they are few and short; empty otherwise. */
  values: readonly string[];
  /** Whether every row has a different value, where known. */
  unique: boolean;
  /** Whether rows hold a text of no letters, where known: nothing is there, as in rows that hold null. */
  holdsEmpty?: boolean;
  /** The latest moment in the column of a time type ('YYYY-MM-DDTHH:MM:SS'), where known. */
  latest?: string | null;
};

export type ForeignKey = {
  /** Positions in `Schema.columns`; several where the key is composite. */
  from: readonly number[];
  to: readonly number[];
  /** Declared by the database, or guessed from names and types. */
  declared: boolean;
};

/** A database as the reader sees it: tables and columns are named by their positions. */
export type Schema = {
  tables: readonly SchemaTable[];
  columns: readonly SchemaColumn[];
  foreignKeys: readonly ForeignKey[];
};
