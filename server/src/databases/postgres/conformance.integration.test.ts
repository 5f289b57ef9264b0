import pg from 'pg';
import { inject } from 'vitest';
import { postgresTarget } from '../../../testing/servers/database-server-targets.ts';
import { createDatabase } from '../../../testing/servers/postgres-cluster.ts';
import { describeDatabase } from '../conformance/conformance.ts';
import type { RunningSubject } from '../conformance/database-under-test.ts';
import { postgresSubject } from './conformance-sql.ts';
import { openPostgres } from './open-database.ts';

describeDatabase({ ...postgresSubject, name: 'PostgreSQL', start });

async function start(): Promise<RunningSubject> {
  const url = new URL(await createDatabase(inject('postgresUrl')));
  const owner = `owner_${url.pathname.slice(-16)}`;
  const connectionOf = (user: string) => postgresTarget(url, user);
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`CREATE ROLE ${owner} LOGIN; GRANT ALL ON SCHEMA public TO ${owner}`);
  const tables = new pg.Client({ ...connectionOf(owner), ssl: false });
  await tables.connect();
  return {
    open: async ({ role = 'owner' } = {}) =>
      openPostgres(connectionOf(role === 'owner' ? owner : url.username)),
    execute: async (sql) => {
      await tables.query(sql);
    },
    running: async () => {
      const { rows } = await admin.query<{ count: number }>(
        `SELECT count(*)::int FROM pg_stat_activity
         WHERE application_name = 'parley' AND state = 'active' AND datname = current_database()`,
      );
      return rows[0]?.count ?? 0;
    },
    stop: async () => {
      await Promise.all([admin.end(), tables.end()]);
    },
  };
}
