import type { Dialect } from '@parley/contract/database-schema';

/** What differs between dialects and can be said without code. */
export type DialectTraits = {
  /** Whether the engine's own parser is at hand, which makes a tree of a statement; others are read token by token. */
  hasParser: boolean;
  identifierQuote: '"' | '`';
  /** The type that CAST makes texts of. */
  textType: 'text' | 'char';
  /** Whether names without quotes have been folded by the parser; else their case tells nothing apart. */
  hasExactNames: boolean;
  /** Names that are looked for in the catalogue before any schema of people's own: its statistics hold values of tables. */
  catalogueNames: RegExp | null;
  /** What may stand before a table where there are no schemas. */
  databaseName: string | null;
  /** Whether the guard lets functions pass that somebody made. */
  allowsOwnFunctions: boolean;
  hasTableInheritance: boolean;
  /** The name of a table may stand for a whole row of it: `SELECT o FROM orders o`. Others know only columns there. */
  hasWholeRowValues: boolean;
  /** A text and a number are compared as numbers, by which 'South' equals 0. */
  comparesTextAsNumber: boolean;
  /** Else `orders FULL JOIN …` gives the table that name. */
  hasFullJoin: boolean;
  /** `IS DISTINCT FROM`; else DISTINCT before FROM can only be a name, and the FROM is the statement's own. */
  hasDistinctFrom: boolean;
  /** What a model has to know to write it. */
  noteForModels: string;
  /** What tools of this dialect are called in files of MCP Toolbox; null: it has none. */
  toolboxKind: string | null;
};

export const dialectTraits: Readonly<Record<Dialect, DialectTraits>> = {
  postgres: {
    hasParser: true,
    identifierQuote: '"',
    textType: 'text',
    hasExactNames: true,
    catalogueNames: /^pg_/,
    databaseName: null,
    allowsOwnFunctions: true,
    hasTableInheritance: true,
    hasWholeRowValues: true,
    comparesTextAsNumber: false,
    hasFullJoin: true,
    hasDistinctFrom: true,
    noteForModels:
      'PostgreSQL. An optional filter is written (CAST(:name AS type) IS NULL OR column = :name).',
    toolboxKind: 'postgres-sql',
  },
  mysql: {
    hasParser: false,
    identifierQuote: '`',
    textType: 'char',
    hasExactNames: false,
    catalogueNames: null,
    // A database that is named may be another one.
    databaseName: null,
    allowsOwnFunctions: false,
    hasTableInheritance: false,
    hasWholeRowValues: false,
    comparesTextAsNumber: true,
    hasFullJoin: false,
    hasDistinctFrom: false,
    noteForModels: 'MySQL or MariaDB with ONLY_FULL_GROUP_BY.',
    toolboxKind: 'mysql-sql',
  },
  sqlite: {
    hasParser: false,
    identifierQuote: '"',
    textType: 'text',
    hasExactNames: false,
    catalogueNames: null,
    databaseName: 'main',
    allowsOwnFunctions: false,
    hasTableInheritance: false,
    hasWholeRowValues: false,
    comparesTextAsNumber: false,
    hasFullJoin: true,
    hasDistinctFrom: true,
    noteForModels: 'SQLite.',
    toolboxKind: 'sqlite-sql',
  },
};
