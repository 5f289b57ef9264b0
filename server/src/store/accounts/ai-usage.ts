import { randomUUID } from 'node:crypto';
import type { CostRow } from '@parley/contract/ai/ai-model-settings';
import type { PersonCosts } from '@parley/contract/operator/operator-api';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { type Owner, ownedBy } from '../acting-member.ts';
import type { UsedAi } from '../ai-model-and-usage-types.ts';
import type { EngineName, StoreEngine } from '../database/store-engine-types.ts';
import type { Tables } from '../database/table-types.ts';

/** From `from`, before `before`; both as ISO text. */
type Period = { from: string; before: string };

export type AiUsage = {
  add(owner: Owner, used: UsedAi): Promise<void>;
  /** US dollars, as far as prices are known: on the space's own models. */
  spent(spaceId: string, period: Period): Promise<number>;
  /** On what operators lend and offer: by this person, and by everybody together. */
  spentOnOffers(personId: string, period: Period): Promise<{ person: number; all: number }>;
  /** Everybody's, who spent most on offers first. */
  costsOfPeople(period: Period): Promise<PersonCosts[]>;
  /** By day (UTC), task, provider and model, the newest day first. */
  costs(spaceId: string, period: Period): Promise<CostRow[]>;
};

export function aiUsage({ db, name }: Pick<StoreEngine, 'db' | 'name'>): AiUsage {
  const dayOf = days[name];
  const within = ({ from, before }: Period) =>
    db.selectFrom('parley_ai_usage').where('created_at', '>=', from).where('created_at', '<', before);
  return {
    add: async (owner, { task, provider, model, inputTokens, outputTokens, cost, isLent }) => {
      await db
        .insertInto('parley_ai_usage')
        .values({
          id: randomUUID(),
          ...ownedBy(owner),
          task,
          provider,
          model,
          input_tokens: inputTokens,
          output_tokens: outputTokens,
          cost,
          is_lent: isLent,
          created_at: new Date().toISOString(),
        })
        .execute();
    },
    spent: (spaceId, period) =>
      sumOf(within(period).where('is_lent', '=', false).where('space_id', '=', spaceId)),
    spentOnOffers: async (personId, period) => {
      const lent = within(period).where('is_lent', '=', true);
      const [person, all] = await Promise.all([sumOf(lent.where('profile_id', '=', personId)), sumOf(lent)]);
      return { person, all };
    },
    costsOfPeople: (period) => costsOfPeople(within(period)),
    costs: async (spaceId, period) => {
      const rows = await within(period)
        .select(({ fn }) => [
          dayOf.as('day'),
          'task',
          'provider',
          'model',
          fn.countAll<number | string>().as('calls'),
          fn.sum<number | string>('input_tokens').as('input'),
          fn.sum<number | string>('output_tokens').as('output'),
          fn.sum<number | string | null>('cost').as('cost'),
          fn.count<number | string>('cost').as('priced'),
        ])
        .where('space_id', '=', spaceId)
        .groupBy([dayOf, 'task', 'provider', 'model'])
        .orderBy('day', 'desc')
        .orderBy('task')
        .execute();
      return rows.map(({ day, task, provider, model, calls, input, output, cost, priced }) => ({
        day,
        task,
        provider,
        model,
        calls: Number(calls),
        inputTokens: Number(input),
        outputTokens: Number(output),
        cost: cost === null ? null : Number(cost),
        unpriced: Number(calls) - Number(priced),
      }));
    },
  };
}

type Used = SelectQueryBuilder<Tables, 'parley_ai_usage', object>;

async function sumOf(used: Used): Promise<number> {
  const { sum } = await used
    .select(({ fn }) => fn.sum<number | string | null>('cost').as('sum'))
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

async function costsOfPeople(used: Used): Promise<PersonCosts[]> {
  const rows = await used
    .select(({ fn, ref }) => [
      'user_email',
      fn.countAll<number | string>().as('calls'),
      fn.sum<number | string>('input_tokens').as('input'),
      fn.sum<number | string>('output_tokens').as('output'),
      fn.count<number | string>('cost').as('priced'),
      sql<number | null>`sum(case when ${ref('is_lent')} then ${ref('cost')} end)`.as('offered'),
      sql<number | null>`sum(case when not ${ref('is_lent')} then ${ref('cost')} end)`.as('own'),
    ])
    .groupBy('user_email')
    .execute();
  return rows
    .map(({ user_email, calls, input, output, priced, offered, own }) => ({
      email: user_email,
      calls: Number(calls),
      inputTokens: Number(input),
      outputTokens: Number(output),
      offered: Number(offered ?? 0),
      own: Number(own ?? 0),
      unpriced: Number(calls) - Number(priced),
    }))
    .toSorted((a, b) => b.offered - a.offered || b.own - a.own || a.email.localeCompare(b.email));
}

/** The day in UTC: SQLite holds moments as such texts, PostgreSQL shows them in the session's time zone. */
const days: Readonly<Record<EngineName, RawBuilder<string>>> = {
  sqlite: sql<string>`substr(created_at, 1, 10)`,
  postgres: sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`,
};
