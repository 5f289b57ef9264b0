import { randomUUID } from 'node:crypto';
import type { PlanName, Subscription } from '@parley/contract/accounts/plans';
import { planNames } from '@parley/contract/accounts/plans';
import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import { type Owner, ownedBy } from '../acting-member.ts';
import { isoText } from '../database/column-conversions.ts';
import type { Tables } from '../database/table-types.ts';

/** Spelt as the partial index spells it: a bound value would not match the index. */
const isActive = sql<boolean>`active`;

type Terms = { plan: PlanName; maxTools: number; priceMonthly: number };

export type Subscriptions = {
  findActive(spaceId: string): Promise<Subscription | null>;
  /** Updates the owner's active row, or inserts one; two calls at once end in one active row. */
  choose(owner: Owner, terms: Terms): Promise<Subscription>;
};

export function subscriptions(db: Kysely<Tables>): Subscriptions {
  return {
    findActive: async (spaceId) => {
      const row = await db
        .selectFrom('parley_subscriptions')
        .selectAll()
        .where('space_id', '=', spaceId)
        .where(isActive)
        .executeTakeFirst();
      return row ? toEntity(row) : null;
    },
    choose: async (owner, terms) => toEntity(await upsertActive(db, owner, terms)),
  };
}

function upsertActive(db: Kysely<Tables>, owner: Owner, terms: Terms) {
  const now = new Date().toISOString();
  const change = {
    plan_type: terms.plan,
    max_tools: terms.maxTools,
    price_monthly: terms.priceMonthly,
    updated_at: now,
  };
  return db
    .insertInto('parley_subscriptions')
    .values({ id: randomUUID(), ...ownedBy(owner), active: true, created_at: now, ...change })
    .onConflict((conflict) => conflict.column('space_id').where(isActive).doUpdateSet(change))
    .returningAll()
    .executeTakeFirstOrThrow();
}

function toEntity(row: Selectable<Tables['parley_subscriptions']>): Subscription {
  const plan = planNames.find((name) => name === row.plan_type);
  if (!plan) throw new Error(`The store holds a subscription to an unknown plan: ${row.plan_type}`);
  return {
    plan,
    maxTools: row.max_tools,
    priceMonthly: row.price_monthly,
    createdAt: isoText(row.created_at),
    updatedAt: isoText(row.updated_at),
  };
}
