import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { postgresTarget } from '../../../../testing/servers/database-server-targets.ts';
import { Session } from './session.ts';
import { SessionLimits, type TimeSettings } from './session-limits.ts';

const wanted: TimeSettings = ['61000', '5000', '30000'];
const shown = `SELECT current_setting('statement_timeout'), current_setting('lock_timeout'),
  current_setting('idle_in_transaction_session_timeout')`;

let session: Session;
beforeEach(async () => {
  session = await Session.open(postgresTarget(new URL(inject('postgresUrl'))));
});
afterEach(() => session.end());

async function inForce(): Promise<unknown> {
  const { results } = await session.run([{ text: 'BEGIN READ ONLY' }, { text: shown }, { text: 'ROLLBACK' }]);
  return results[1]?.rows[0];
}

test('limits that are set once hold in the transactions that follow', async () => {
  expect(session.limits.areDue).toBe(true);
  expect(session.limits.has(wanted)).toBe(false);
  await session.limits.set(session, wanted);
  expect(session.limits.areDue).toBe(false);
  expect(session.limits.has(wanted)).toBe(true);
  expect(await inForce()).toEqual(['61s', '5s', '30s']);
});

test("somebody else's operator in front of the system's is not run, and nothing can be written meanwhile", async () => {
  for (const text of [
    'CREATE SCHEMA planted',
    'CREATE TABLE planted.loot (who name)',
    `CREATE FUNCTION planted.eq(int4, int4) RETURNS boolean LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO planted.loot VALUES (current_user); RETURN true; END $$`,
    'CREATE OPERATOR planted.= (LEFTARG = int4, RIGHTARG = int4, FUNCTION = planted.eq)',
    'SET search_path = planted, public, pg_catalog',
  ])
    await session.run([{ text }]);
  try {
    await session.limits.set(session, wanted);
    expect(session.limits.has(wanted)).toBe(true);
    const { results } = await session.run([{ text: 'SELECT * FROM planted.loot' }]);
    expect(results[0]?.rows).toEqual([]);
  } finally {
    await session.run([{ text: 'DROP SCHEMA planted CASCADE' }]);
  }
});

test('a session holds the limits that it was given, and no others', async () => {
  await session.limits.set(session, wanted);
  expect(session.limits.has(['1', '1', '1'])).toBe(false);
});

test('what a transaction sets for the session is gone when it is rolled back', async () => {
  await session.limits.set(session, wanted);
  const lift = `SELECT set_config('statement_timeout', '0', false), set_config('lock_timeout', '0', false)`;
  await session.run([{ text: 'BEGIN READ ONLY' }, { text: lift }, { text: 'ROLLBACK' }]);
  expect(await inForce()).toEqual(['61s', '5s', '30s']);
});

test('behind a pooler, whose process is not the one that answers, nothing is set', async () => {
  const limits = new SessionLimits();
  const before = await inForce();
  const pooled = {
    processId: session.processId + 1,
    run: session.run.bind(session),
    rollBack: session.rollBack.bind(session),
  };
  await limits.set(pooled, wanted);
  expect(limits.has(wanted)).toBe(false);
  expect(limits.areDue).toBe(false);
  expect(await inForce()).toEqual(before);
});

test('a server that refuses leaves the session usable, without limits of its own', async () => {
  await session.limits.set(session, ['no time', '5000', '30000']);
  expect(session.limits.has(wanted)).toBe(false);
  expect(session.isIdle).toBe(true);
  expect(await inForce()).toHaveLength(3);
});
