import type { OperatorPerson, OperatorSession } from '@parley/contract/operator/operator-api';
import { operatorLimits } from '@parley/contract/operator/operator-api';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Owner } from '../acting-member.ts';
import { isoText, isoTextOrNull } from '../database/column-conversions.ts';
import type { Tables } from '../database/table-types.ts';

export type OperatorPeople = {
  /** Whoever was seen last first. */
  list(wanted: { search: string; page: number }): Promise<{ people: OperatorPerson[]; total: number }>;
  find(id: string): Promise<OperatorPerson | null>;
  /** The account that was made before all others; null where there is none. */
  firstId(): Promise<string | null>;
  /** Those that have not ended, the newest first. */
  sessionsOf(id: string): Promise<OperatorSession[]>;
  /** Whose session or token it is; null where there is none. */
  ownerOfSession(sessionId: string): Promise<{ id: string; email: string } | null>;
  ownerOfToken(tokenId: string): Promise<Owner | null>;
  setDisabled(id: string, disabled: boolean): Promise<void>;
  endSession(sessionId: string): Promise<void>;
  /** Also what agents were allowed and have not come for. */
  endSessions(id: string): Promise<void>;
};

export function operatorPeople(db: Kysely<Tables>): OperatorPeople {
  return {
    list: (wanted) => list(db, wanted),
    find: async (id) =>
      (await withCounts(db).where('profile.id', '=', id).execute()).map(toPerson)[0] ?? null,
    firstId: async () => {
      const first = db
        .selectFrom('parley_profiles')
        .select('id')
        .orderBy('created_at')
        .orderBy('id')
        .limit(1);
      return (await first.executeTakeFirst())?.id ?? null;
    },
    sessionsOf: async (id) => {
      const rows = await db
        .selectFrom('parley_sessions')
        .select(['id', 'created_at', 'expires_at', 'ip_address', 'user_agent'])
        .where('user_id', '=', id)
        .where('expires_at', '>', new Date().toISOString())
        .orderBy('created_at', 'desc')
        .limit(operatorLimits.listed)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        createdAt: isoText(row.created_at),
        expiresAt: isoText(row.expires_at),
        address: row.ip_address || null,
        browser: row.user_agent || null,
      }));
    },
    ownerOfSession: async (sessionId) =>
      (await db
        .selectFrom('parley_sessions as session')
        .innerJoin('parley_profiles as profile', 'profile.id', 'session.user_id')
        .select(['profile.id', 'profile.email'])
        .where('session.id', '=', sessionId)
        .executeTakeFirst()) ?? null,
    ownerOfToken: async (tokenId) => {
      const row = await db
        .selectFrom('parley_access_tokens as token')
        .innerJoin('parley_profiles as profile', 'profile.id', 'token.profile_id')
        .select(['token.space_id as id', 'profile.id as personId', 'profile.email'])
        .where('token.id', '=', tokenId)
        .executeTakeFirst();
      // Everybody may give up a token of theirs: the least role says enough.
      return row ? { ...row, role: 'asker' } : null;
    },
    setDisabled: async (id, disabled) => {
      const disabled_at = disabled ? new Date().toISOString() : null;
      await db.updateTable('parley_profiles').set({ disabled_at }).where('id', '=', id).execute();
    },
    endSession: async (sessionId) => {
      await db.deleteFrom('parley_sessions').where('id', '=', sessionId).execute();
    },
    endSessions: async (id) => {
      await db.deleteFrom('parley_sessions').where('user_id', '=', id).execute();
      await db.deleteFrom('parley_agent_codes').where('profile_id', '=', id).execute();
    },
  };
}

async function list(db: Kysely<Tables>, { search, page }: { search: string; page: number }) {
  const { peoplePerPage } = operatorLimits;
  const fits = sql<boolean>`lower(profile.email || ' ' || profile.name) like ${pattern(search)} escape '\\'`;
  const rows = await withCounts(db)
    .where(fits)
    // Nulls stand elsewhere in each engine's order; an empty time would, too.
    .orderBy(sql`coalesce(profile.last_seen_at, profile.created_at)`, 'desc')
    .orderBy('profile.id')
    .limit(peoplePerPage)
    .offset((page - 1) * peoplePerPage)
    .execute();
  const { total } = await db
    .selectFrom('parley_profiles as profile')
    .select((row) => row.fn.countAll<string | number>().as('total'))
    .where(fits)
    .executeTakeFirstOrThrow();
  return { people: rows.map(toPerson), total: Number(total) };
}

function pattern(search: string): string {
  return `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

type Counted = 'parley_tools' | 'parley_connections' | 'parley_access_tokens';
type Profiles = ExpressionBuilder<{ profile: Tables['parley_profiles'] } & Tables, 'profile'>;

/** Counted one person at a time, by the indexes on their owner: fifty people are shown at once. */
function withCounts(db: Kysely<Tables>) {
  const count = (row: Profiles, table: Counted) =>
    row
      .selectFrom(table)
      .select((inner) => inner.fn.countAll<string | number>().as('count'))
      .whereRef(`${table}.profile_id`, '=', 'profile.id');
  return db.selectFrom('parley_profiles as profile').select((row) => [
    'profile.id',
    'profile.email',
    'profile.name',
    'profile.created_at',
    'profile.last_seen_at',
    'profile.disabled_at',
    count(row, 'parley_tools').as('tools'),
    count(row, 'parley_connections').as('connections'),
    count(row, 'parley_access_tokens').as('tokens'),
    row
      .selectFrom('parley_sessions')
      .select((inner) => inner.fn.countAll<string | number>().as('count'))
      .whereRef('parley_sessions.user_id', '=', 'profile.id')
      .where('parley_sessions.expires_at', '>', new Date().toISOString())
      .as('sessions'),
    row
      .selectFrom('parley_executions')
      .select((inner) => inner.fn.countAll<string | number>().as('count'))
      .whereRef('parley_executions.profile_id', '=', 'profile.id')
      .where('parley_executions.kind', '=', 'question')
      .as('asks'),
    row
      .selectFrom('parley_access_tokens')
      .select((inner) => inner.fn.max('parley_access_tokens.last_used_at').as('used'))
      .whereRef('parley_access_tokens.profile_id', '=', 'profile.id')
      .as('token_used_at'),
  ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof withCounts>['execute']>>[number];

function toPerson(row: Row): OperatorPerson {
  const seen = [row.last_seen_at, row.token_used_at].flatMap((at) => isoTextOrNull(at) ?? []);
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    createdAt: isoText(row.created_at),
    lastSeenAt: seen.toSorted().at(-1) ?? null,
    disabledAt: isoTextOrNull(row.disabled_at),
    tools: Number(row.tools),
    connections: Number(row.connections),
    asks: Number(row.asks),
    sessions: Number(row.sessions),
    tokens: Number(row.tokens),
  };
}
