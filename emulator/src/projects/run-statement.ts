import { PGlite } from '@electric-sql/pglite';
import type { Outcome, SqlFailure, SqlRole, Statement } from './database-process-messages.ts';
import { parameterText, parsers, serializers } from './pglite-value-conversion.ts';

type Rows = Record<string, unknown>[];

/** `setup` makes a fresh session the role's; `isSuperuser`: it may become any other role, as it may with a login. */
const roles: Record<SqlRole, { setup: string; isSuperuser: boolean }> = {
  postgres: { setup: 'select 1', isSuperuser: true },
  // The real role has an empty search path as far as is known: what works here must work there.
  supabase_read_only_user: {
    setup: `set session authorization supabase_read_only_user;
    set default_transaction_read_only = on; set search_path = ''`,
    isSuperuser: false,
  },
  anon: { setup: 'set role anon', isSuperuser: false },
  service_role: { setup: 'set role service_role', isSuperuser: false },
};

/** PGlite has one session that belongs to a superuser; these are the ways back to it. */
const wayBack = /\bsession[\s_]+authorization\b|\bdiscard\s+all\b/i;

/** A folder that is not there yet becomes an empty cluster, with a log that takes little room on disk. */
export function openFolder(folder: string): Promise<PGlite> {
  return PGlite.create({ dataDir: folder, parsers, serializers, initDbStartParams: ['--wal-segsize=1'] });
}

/** Every statement finds a session like new, as if it had a connection of its own. */
export async function runStatement(database: PGlite, statement: Statement): Promise<Outcome> {
  const { setup, isSuperuser } = roles[statement.role];
  if (!isSuperuser && wayBack.test(withoutComments(statement.sql))) {
    return { failure: sessionDenied };
  }
  try {
    await database.exec(setup);
    return { rows: JSON.stringify(await execute(database, statement)) };
  } catch (error) {
    return { failure: failureOf(error) };
  } finally {
    await startAnew(database);
  }
}

/** `discard all` alone would leave a session that began without a login with the last name it took. */
async function startAnew(database: PGlite): Promise<void> {
  await database.exec('rollback');
  await database.exec('set session authorization postgres');
  await database.exec('discard all');
}

/** Several statements answer with the rows of the last one that had any. */
async function execute(database: PGlite, { sql, parameters }: Statement): Promise<Rows> {
  if (parameters === undefined || parameters.length === 0) {
    const results = await database.exec(sql);
    return (results.findLast(({ rows }) => rows.length > 0)?.rows ?? []) as Rows;
  }
  const { rows } = await database.query(sql, parameters.map(parameterText));
  return rows as Rows;
}

function failureOf(error: unknown): SqlFailure {
  const fields = error as Partial<SqlFailure> & Error;
  return {
    severity: fields.severity ?? 'ERROR',
    code: fields.code ?? 'XX000',
    message: fields.message,
    position: fields.position,
    detail: fields.detail,
    hint: fields.hint,
    internalQuery: fields.internalQuery,
    where: fields.where,
  };
}

const sessionDenied: SqlFailure = {
  severity: 'ERROR',
  code: '42501',
  message: 'permission denied to set session authorization',
};

function withoutComments(sql: string): string {
  return sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ');
}
