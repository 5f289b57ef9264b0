import { randomBytes } from 'node:crypto';
import { ParleyError } from '@parley/contract/errors';
import type { Verdict } from '../../../guard/approve-postgres.ts';
import { codeOf } from '../map-database-errors.ts';
import { begin, inSession, rollBack } from '../run-in-session.ts';
import type { Session } from '../wire/session.ts';
import type { SessionPool } from '../wire/session-pool.ts';

/**
 * How the server itself understood a statement, as EXPLAIN (VERBOSE) shows it: the functions it resolved stand in the
 * plan by their names, however they were spelled. `undefined` where the statement does not even prepare: it cannot
 * run either.
 */
export type ExplainPlan = (verdict: Verdict, types: readonly string[]) => Promise<unknown>;

/** `plan_cache_mode` exists since version 12; the plan must not hang on the values of parameters. */
const oldestServer = 120_000;

const mostBytes = 8 * 1_048_576;

export function explainPlan(pool: SessionPool): ExplainPlan {
  return async (verdict, types) => {
    const untyped = await explain(pool, verdict, []);
    // The run declares types where the server cannot tell them, and so does this.
    const explained = untyped === 'does not prepare' ? await explain(pool, verdict, types) : untyped;
    return explained === 'does not prepare' ? undefined : explained.plan;
  };
}

type Explained = 'does not prepare' | { plan: unknown };

async function explain(pool: SessionPool, verdict: Verdict, types: readonly string[]): Promise<Explained> {
  return inSession(pool, { isReusable: true }, async (session) => {
    if (session.serverVersion < oldestServer) return { plan: undefined };
    const name = `parley_plan_${randomBytes(6).toString('hex')}`;
    const isPrepared = await prepare(session, `${name}${inBrackets(types)} AS ${verdict.text}`);
    return isPrepared ? { plan: await show(session, name, verdict) } : 'does not prepare';
  });
}

/** False where a name, a type or a right is missing: that hangs on no value, so the run would fail as well. */
async function prepare(session: Session, text: string): Promise<boolean> {
  const generic = `SELECT pg_catalog.set_config('plan_cache_mode', 'force_generic_plan', true)`;
  try {
    await session.run([...begin(session, 'read', {}), { text: generic }, { text: `PREPARE ${text}` }]);
    return true;
  } catch (error) {
    if (/^(0A|22|42)/.test(codeOf(error))) return false;
    throw error;
  }
}

async function show(session: Session, name: string, { names }: Verdict): Promise<unknown> {
  const execute = `EXECUTE ${name}${inBrackets(names.map(() => 'NULL'))}`;
  const steps = [
    { text: `EXPLAIN (VERBOSE, COSTS OFF, FORMAT JSON) ${execute}` },
    { text: `DEALLOCATE ${name}` },
    rollBack(session),
  ];
  try {
    const { results, isCut } = await session.run(steps, mostBytes);
    const text = results[0]?.rows[0]?.[0];
    if (isCut || typeof text !== 'string') throw tooLarge();
    return JSON.parse(text);
  } catch (error) {
    await forget(session, name);
    // A right that is missing is missed before anything runs.
    if (codeOf(error) === '42501') return undefined;
    throw error;
  }
}

/** What was prepared by name outlives the transaction. */
async function forget(session: Session, name: string): Promise<void> {
  const isForgotten =
    (await session.rollBack()) &&
    (await session.run([{ text: `DEALLOCATE ${name}` }]).then(
      () => true,
      () => false,
    ));
  if (!isForgotten) session.destroy();
}

function inBrackets(items: readonly string[]): string {
  return items.length > 0 ? ` (${items.join(', ')})` : '';
}

function tooLarge(): ParleyError {
  return new ParleyError('sql_refused', { values: { reason: 'its plan is too large to be checked.' } });
}
