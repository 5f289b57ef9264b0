import { setImmediate as nextTurn } from 'node:timers/promises';
import { connectionTypes } from '@parley/contract/connections/connection-kinds';
import type { OperatorConnection, OperatorJob, UsageDay } from '@parley/contract/operator/operator-api';
import { toolLimits } from '@parley/contract/tools';
import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { today } from '../../platform/today.ts';
import { isoText, isoTextOrNull } from '../database/column-conversions.ts';
import { parseEnumText } from '../database/parse-enum-text.ts';
import type { EngineName, StoreEngine } from '../database/store-engine-types.ts';
import type { Tables } from '../database/table-types.ts';
import { quietDay } from '../operator-overview-types.ts';

/** What goes on for everybody together. */
export type OperatorOverview = {
  /** Only days on which there was something, the oldest first. `from` is a day, such as 2026-11-16. */
  usage(from: string): Promise<UsageDay[]>;
  /** Those that failed first. */
  connections(limit: number): Promise<{ connections: OperatorConnection[]; total: number }>;
  /** Running ones first, then the newest. */
  jobs(limit: number): Promise<OperatorJob[]>;
};

export function operatorOverview({ db, name }: StoreEngine): OperatorOverview {
  return {
    usage: (from) => usage(db, name, from),
    connections: (limit) => connections(db, limit),
    jobs: (limit) => jobs(db, limit),
  };
}

/** The day of a time, in UTC. SQLite keeps times as ISO text. */
const dayOf: Record<EngineName, (column: string) => RawBuilder<string>> = {
  sqlite: (column) => sql<string>`substr(${sql.ref(column)}, 1, 10)`,
  postgres: (column) => sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`,
};

type Count = string | number | null;

async function usage(db: Kysely<Tables>, engine: EngineName, from: string): Promise<UsageDay[]> {
  const since = `${from}T00:00:00.000Z`;
  const spent = await db
    .selectFrom('parley_ai_usage')
    .select([
      dayOf[engine]('created_at').as('day'),
      sql<Count>`sum(input_tokens)`.as('input'),
      sql<Count>`sum(output_tokens)`.as('output'),
      sql<Count>`sum(coalesce(cost, 0))`.as('cost'),
    ])
    .where('created_at', '>=', since)
    .groupBy(sql`1`)
    .execute();
  const days = new Map<string, UsageDay>();
  const at = (day: string) => days.get(day) ?? quietDay(day);
  for (let day = from; day <= today(); day = dayAfter(day)) {
    const counts = await ranOn(db, day);
    if (counts) days.set(day, { ...quietDay(day), ...counts });
    await nextTurn();
  }
  for (const { day, input, output, cost } of spent) {
    const tokens = { inputTokens: Number(input), outputTokens: Number(output) };
    days.set(day, { ...at(day), ...tokens, cost: Number(cost) });
  }
  return [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** A day at a time, from the index alone: all of them at once would keep others waiting. */
async function ranOn(db: Kysely<Tables>, day: string) {
  const counted = await db
    .selectFrom('parley_executions')
    .select([
      sql<Count>`sum(case when kind = 'question' then 1 else 0 end)`.as('questions'),
      sql<Count>`sum(case when kind = 'question' then 0 else 1 end)`.as('runs'),
      sql<Count>`sum(case when status = 'failed' then 1 else 0 end)`.as('failed'),
      sql<Count>`count(distinct profile_id)`.as('people'),
    ])
    .where('executed_at', '>=', `${day}T00:00:00.000Z`)
    .where('executed_at', '<', `${dayAfter(day)}T00:00:00.000Z`)
    .executeTakeFirstOrThrow();
  if (counted.questions === null) return null;
  return {
    questions: Number(counted.questions),
    runs: Number(counted.runs),
    failed: Number(counted.failed),
    people: Number(counted.people),
  };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

async function connections(db: Kysely<Tables>, limit: number) {
  const rows = await db
    .selectFrom('parley_connections as connection')
    .select((row) => [
      'connection.id',
      'connection.name',
      'connection.type',
      'connection.user_email',
      'connection.status',
      'connection.last_connected',
      row
        .selectFrom('parley_tools')
        .select((inner) => inner.fn.countAll<string | number>().as('count'))
        .whereRef('parley_tools.connection_id', '=', 'connection.id')
        .as('tools'),
    ])
    .orderBy(sql`case when connection.status = 'failed' then 0 else 1 end`)
    .orderBy('connection.user_email')
    .orderBy('connection.name')
    .orderBy('connection.id')
    .limit(limit)
    .execute();
  const { total } = await db
    .selectFrom('parley_connections')
    .select((row) => row.fn.countAll<string | number>().as('total'))
    .executeTakeFirstOrThrow();
  const shown = rows.map(
    (row): OperatorConnection => ({
      id: row.id,
      name: row.name,
      type: parseEnumText(connectionTypes, row.type),
      owner: row.user_email,
      status: parseEnumText(['new', 'active', 'failed'], row.status),
      lastConnected: isoTextOrNull(row.last_connected),
      tools: Number(row.tools),
    }),
  );
  return { connections: shown, total: Number(total) };
}

async function jobs(db: Kysely<Tables>, limit: number): Promise<OperatorJob[]> {
  const rows = await db
    .selectFrom('parley_save_jobs')
    .select(['id', 'user_email', 'state', 'message', 'units', 'tools', 'failed', 'started_at'])
    .orderBy(sql`case when state = 'running' then 0 else 1 end`)
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    owner: row.user_email,
    state: row.state,
    message: row.message,
    done: row.units,
    total: itemsIn(row.tools) * toolLimits.unitsPerTool,
    failed: itemsIn(row.failed),
    startedAt: isoText(row.started_at),
  }));
}

/** Only the jobs' own queries write these columns, as lists. */
function itemsIn(json: string): number {
  return (JSON.parse(json) as unknown[]).length;
}
