import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { postgresTarget } from '../../../../testing/servers/database-server-targets.ts';
import { createDatabase } from '../../../../testing/servers/postgres-cluster.ts';
import { FunctionsAllowedInPlan } from '../../../guard/postgres/functions-allowed-in-plan.ts';
import { confirmPlan } from '../../../guard/postgres/judge-statement.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import { guardFactsLookUp } from '../look-up-guard-facts.ts';
import { SessionPool } from '../wire/session-pool.ts';
import { explainPlan } from './explain-plan.ts';

let pool: SessionPool;

beforeAll(async () => {
  pool = new SessionPool(postgresTarget(new URL(await createDatabase(inject('postgresUrl')))), 2);
});

afterAll(() => pool.close());

/** As if the guard's own reading had come upon nothing. */
async function confirm(text: string, types: string[] = []): Promise<string | undefined> {
  const names = types.map((_, index) => `p${index}`);
  const verdict = { text, names, arrays: new Set<string>(), target: null, fingerprint: '' };
  const plan = await explainPlan(pool)(verdict, types);
  if (plan === undefined) return 'does not prepare';
  const lookUp = guardFactsLookUp(catalogueOf(pool));
  return confirmPlan(plan, new FunctionsAllowedInPlan(), { access: 'read', trusted: new Set(), lookUp });
}

describe("[J02] the server's own plan is held against the guard's reading", () => {
  test.each([
    "SELECT x.pg_read_file FROM unnest(ARRAY['/etc/passwd']) x",
    "SELECT 1 FROM unnest(ARRAY['/']) x WHERE x.pg_read_file = ''",
    'SELECT 1 FROM generate_series(3, 3) x ORDER BY (x.pg_sleep)::text',
    "SELECT count(*) FILTER (WHERE x.pg_read_file <> '') FROM unnest(ARRAY['a']) x",
    "SELECT a.v FROM (SELECT x.pg_read_file AS v FROM unnest(ARRAY['a']) x) a WHERE a.v > ''",
  ])('which a call that the reading missed does not survive: %s', async (sql) => {
    expect(await confirm(sql)).toMatch(/would call .*\bpg_(read_file|sleep)\b/);
  });

  test('whatever the values will be', async () => {
    const sql = "SELECT CASE WHEN $1 THEN x.pg_read_file END FROM unnest(ARRAY['a']) x WHERE $2 = x";
    expect(await confirm(sql, ['bool', 'text'])).toMatch(/would call .*\bpg_read_file\b/);
  });

  test('with declared types where the server cannot tell them', async () => {
    expect(
      await confirm('SELECT $1 + $2 + x.pg_backend_pid FROM generate_series(1, 2) x', ['int4', 'int4']),
    ).toBe('does not prepare');
    expect(await confirm('SELECT $1 + $2, pg_sleep(3)', ['int4', 'int4'])).toMatch(
      /would call .*\bpg_sleep\b/,
    );
  });

  test('and functions that only compute are no difference', async () => {
    expect(await confirm("SELECT lower('a'), count(*), now() FROM generate_series(1, 2) g")).toBeUndefined();
  });

  test('a statement that does not prepare is left to the run, which tells why', async () => {
    expect(await confirm('SELECT no_such_column')).toBe('does not prepare');
    expect(await confirm('SHOW work_mem')).toBe('does not prepare');
  });
});
