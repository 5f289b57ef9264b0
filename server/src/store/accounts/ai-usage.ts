import { randomUUID } from 'node:crypto';
import type { ProviderName } from '@parley/contract/ai/provider-forms';
import type { CostRow } from '@parley/contract/ai/providers';
import type { Usage } from '@parley/contract/tools';
import { type RawBuilder, sql } from 'kysely';
import type { EngineName, StoreEngine } from '../database/engine.ts';
import type { Owner } from '../owner.ts';
import { ownedBy } from '../tools/insert-tool.ts';

/** One call to a provider that cost something. */
export type UsedAi = Usage & { task: string; provider: ProviderName };

/** From `from`, before `before`; both as ISO text. */
type Period = { from: string; before: string };

export type AiUsage = {
  add(owner: Owner, used: UsedAi): Promise<void>;
  /** US dollars, as far as prices are known. */
  spent(profileId: string, period: Period): Promise<number>;
  /** By day (UTC), task, provider and model, the newest day first. */
  costs(profileId: string, period: Period): Promise<CostRow[]>;
};

export function aiUsage({ db, name }: Pick<StoreEngine, 'db' | 'name'>): AiUsage {
  const dayOf = days[name];
  return {
    add: async (owner, { task, provider, model, inputTokens, outputTokens, cost }) => {
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
          created_at: new Date().toISOString(),
        })
        .execute();
    },
    spent: async (profileId, { from, before }) => {
      const { sum } = await db
        .selectFrom('parley_ai_usage')
        .select(({ fn }) => fn.sum<number | string | null>('cost').as('sum'))
        .where('profile_id', '=', profileId)
        .where('created_at', '>=', from)
        .where('created_at', '<', before)
        .executeTakeFirstOrThrow();
      return Number(sum ?? 0);
    },
    costs: async (profileId, { from, before }) => {
      const rows = await db
        .selectFrom('parley_ai_usage')
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
        .where('profile_id', '=', profileId)
        .where('created_at', '>=', from)
        .where('created_at', '<', before)
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

/** The day in UTC: SQLite holds moments as such texts, PostgreSQL shows them in the session's time zone. */
const days: Readonly<Record<EngineName, RawBuilder<string>>> = {
  sqlite: sql<string>`substr(created_at, 1, 10)`,
  postgres: sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`,
};
