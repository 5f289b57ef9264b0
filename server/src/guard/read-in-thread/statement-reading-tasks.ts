import type { Dialect } from '@parley/contract/database-schema';
import { loadParser } from '../../sql/parse-postgres.ts';
import { placeParameters } from '../../sql/place-postgres-parameters.ts';
import { readDefinition, readStatement } from '../analyse-postgres-statement.ts';
import { columnsInSqlText } from '../columns-in-sql-text.ts';
import { checkRead, checkTriggerBody, checkWrite } from '../mysql/check-statement.ts';
import { nameNumbers } from '../postgres/name-numbered-parameters.ts';
import { unqualifiedNames } from '../postgres/unqualified-names.ts';
import { statementForm } from '../postgres/wrappable-statement-form.ts';
import { checkStatement } from '../sqlite/check-statement.ts';
import { tablesInSqlText } from '../tables-in-sql-text.ts';

type Access = 'read' | 'write';

/** Everything the guard finds out from a text alone: text in, plain data out, so that a thread can do it. */
export const statementReadingTasks = {
  postgresParameters: async (sql: string, lists: ReadonlySet<string>) => {
    await loadParser();
    return placeParameters(sql, lists);
  },
  postgresStatement: async (sql: string, access: Access) => {
    await loadParser();
    return readStatement(sql, access);
  },
  postgresDefinition: async (sql: string, walk: Parameters<typeof readDefinition>[1]) => {
    await loadParser();
    return readDefinition(sql, walk);
  },
  postgresBareNames: async (sql: string) => {
    await loadParser();
    return unqualifiedNames(sql);
  },
  postgresForm: async (sql: string) => {
    await loadParser();
    return statementForm(sql);
  },
  postgresNumbers: async (sql: string) => {
    await loadParser();
    return nameNumbers(sql);
  },
  mysqlRead: async (sql: string) => checkRead(sql),
  mysqlWrite: async (sql: string) => checkWrite(sql),
  mysqlTrigger: async (sql: string) => checkTriggerBody(sql),
  sqliteStatement: async (sql: string, access: Access) => checkStatement(sql, access),
  tables: (sql: string, dialect: Dialect) => tablesInSqlText(sql, dialect),
  columns: (sql: string, dialect: Dialect) => columnsInSqlText(sql, dialect),
};

export type Readings = typeof statementReadingTasks;
export type ReadingTask = { kind: keyof Readings; given: [sql: string, more?: unknown] };
