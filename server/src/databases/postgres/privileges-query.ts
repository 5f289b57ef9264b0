import type { Privileges } from '../port.ts';
import { quoteName } from '../quote-name.ts';
import type { Row } from './text-row-type.ts';

const ours = `n.nspname <> 'information_schema' AND n.nspname !~ '^pg_'`;

/** One row: role, database, superuser, may write, reaches files, and the schemas it can read, as JSON. */
export const privilegesQuery = `SELECT current_user, pg_catalog.current_database(), r.rolsuper,
  EXISTS (SELECT FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p', 'v', 'f') AND ${ours}
      AND pg_catalog.has_table_privilege(c.oid, 'INSERT, UPDATE, DELETE, TRUNCATE'))
  OR EXISTS (SELECT FROM pg_catalog.pg_namespace n
    WHERE ${ours} AND pg_catalog.has_schema_privilege(n.oid, 'CREATE')),
  r.rolsuper OR EXISTS (SELECT FROM pg_catalog.pg_roles g
    WHERE g.rolname IN ('pg_read_server_files', 'pg_write_server_files', 'pg_execute_server_program')
      AND pg_catalog.pg_has_role(g.oid, 'MEMBER')),
  (SELECT pg_catalog.json_agg(n.nspname ORDER BY n.nspname) FROM pg_catalog.pg_namespace n
    WHERE ${ours} AND pg_catalog.has_schema_privilege(n.oid, 'USAGE'))
FROM pg_catalog.pg_roles r WHERE r.rolname = current_user`;

export function privilegesFrom([
  role,
  database,
  superuser,
  canWrite,
  canReachFiles,
  schemas,
]: Row): Privileges {
  const named = schemas ? (JSON.parse(schemas) as string[]) : [];
  return {
    role: role ?? '',
    superuser: flag(superuser),
    canWrite: flag(canWrite),
    canReachFiles: flag(canReachFiles),
    readOnlyRole: readOnlyRole(database ?? '', named),
  };
}

function flag(value: string | null | undefined): boolean | null {
  return value === null || value === undefined ? null : value === 't';
}

const reader = 'parley_reader';

function readOnlyRole(database: string, schemas: readonly string[]): string {
  return [
    `CREATE ROLE ${reader} LOGIN PASSWORD 'choose a password';`,
    `ALTER ROLE ${reader} SET default_transaction_read_only = on;`,
    `GRANT CONNECT ON DATABASE ${quoteName('postgres', database)} TO ${reader};`,
    ...schemas
      .map((schema) => quoteName('postgres', schema))
      .flatMap((schema) => [
        `GRANT USAGE ON SCHEMA ${schema} TO ${reader};`,
        `GRANT SELECT ON ALL TABLES IN SCHEMA ${schema} TO ${reader};`,
        `ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT SELECT ON TABLES TO ${reader};`,
      ]),
  ].join('\n');
}
