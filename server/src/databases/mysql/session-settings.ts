import { limits } from '@parley/contract/limits';
import { timeLimits } from '../time-limits.ts';

export type Flavour = 'mysql' | 'mariadb';

export function flavourOf(version: string): Flavour {
  return /mariadb/i.test(version) ? 'mariadb' : 'mysql';
}

const lockSeconds = 10;

const modes: Record<Flavour, string> = {
  mariadb: 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
  mysql: 'ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
};

/**
 * What holds in every session before a statement runs. The mode decides how quotes and backslashes are read: the
 * guard's scanner is right only for this one. Read only stands twice, here and at the transaction.
 */
export function preparation(flavour: Flavour): string {
  const settings = [
    'NAMES utf8mb4',
    `SESSION sql_mode = '${modes[flavour]}'`,
    "SESSION time_zone = '+00:00'",
    'SESSION autocommit = 1',
    'SESSION group_concat_max_len = 1048576',
    `SESSION lock_wait_timeout = ${lockSeconds}`,
    `SESSION innodb_lock_wait_timeout = ${lockSeconds}`,
    `SESSION sql_select_limit = ${limits.query.rows + 1}`,
    timeLimit(flavour, timeLimits.statement),
    `SESSION ${flavour === 'mariadb' ? 'tx_read_only' : 'transaction_read_only'} = 1`,
  ];
  return `SET ${settings.join(', ')}`;
}

/** The server's own stop watch, in seconds on MariaDB, in milliseconds and for reads only on MySQL. */
export function timeLimit(flavour: Flavour, time: number): string {
  return flavour === 'mariadb'
    ? `SESSION max_statement_time = ${Math.max(time, 1) / 1_000}`
    : `SESSION max_execution_time = ${Math.max(Math.ceil(time), 1)}`;
}

const noLimit = '18446744073709551615';

/** The engine itself stops one row after the last that is wanted, unless the statement has a LIMIT of its own. */
export function rowLimit(rows: number): string {
  return `SESSION sql_select_limit = ${Number.isFinite(rows) ? rows + 1 : noLimit}`;
}
