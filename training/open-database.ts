import pg from 'pg';
import { createDatabase } from '../server/testing/servers/postgres-cluster.ts';
import { scriptsOf } from './read-questions.ts';

const moment = `CREATE SCHEMA asking;
CREATE FUNCTION asking.moment() RETURNS timestamptz LANGUAGE sql STABLE
  AS $$ SELECT timestamptz '2026-06-30 15:00+00' $$;
SET search_path = public, asking; SET timezone = 'UTC'`;

/** A database of the question set with its rows, on a private server. The caller ends the connection. */
export async function openQuestionDatabase(clusterUrl: string, database: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: await createDatabase(clusterUrl) });
  await client.connect();
  for (const script of [moment, ...scriptsOf(database)]) await client.query(script);
  return client;
}
