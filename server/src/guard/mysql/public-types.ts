import type { TakenNames } from '../../sql/mysql-name-folding.ts';

export type ViewDefinition = TableName & {
  /** Null where the role may not see it. */
  definition: string | null;
};

/** A trigger of the table that `schema` and `name` tell. */
export type TriggerDefinition = TableName & {
  trigger: string;
  /** Null where the role may not see it. */
  body: string | null;
  /** The sql_mode that its body is read in. */
  modes: string;
};

/** What the guard has to ask the database. */
export type MysqlCatalogue = {
  /** The connection's own database. */
  database: string;
  /** Those of the places that are views. */
  views(places: readonly TableName[]): Promise<ViewDefinition[]>;
  /** Functions that the server does not bring: stored in the connection's database, or loaded. */
  functions(): Promise<TakenNames>;
  /** Triggers that fire when rows of one of the tables change. */
  triggers(places: readonly TableName[]): Promise<TriggerDefinition[]>;
  /** Which of the places are tables whose rows lie elsewhere; of all tables where none are given. */
  elsewhere(places?: readonly TableName[]): Promise<string[]>;
  /** Why a rehearsal of a write to one of the places could not be taken back; undefined when it could. */
  whyNotUndone(places: readonly TableName[]): Promise<string | undefined>;
};

/** A name as a statement has it; no schema means the one of the connection. */
export type TableName = { schema: string | null; name: string };

/** Engines that keep their rows on this server: nothing but structure stands in a definition. */
export const localEngines = [
  ...['InnoDB', 'MyISAM', 'Aria', 'MEMORY', 'MRG_MyISAM', 'CSV', 'ARCHIVE', 'BLACKHOLE', 'SEQUENCE'],
  ...['ROCKSDB', 'TokuDB', 'Columnstore', 'ndbcluster', 'PERFORMANCE_SCHEMA'],
] as const;
