import type { OfferLimits } from '@parley/contract/operator/operator-api';
import type { Kysely } from 'kysely';
import { toAiModel } from '../accounts/ai-models.ts';
import type { Tables } from '../database/table-types.ts';
import type { OfferedAiModel } from '../operator-overview-types.ts';

/** The models that operators offer to everybody, and what may be spent on them in a month. */
export type OfferStore = {
  /** The oldest first; not of those whose account is disabled. */
  models(): Promise<OfferedAiModel[]>;
  setOffered(id: string, isOffered: boolean): Promise<void>;
  limits(): Promise<OfferLimits>;
  saveLimits(limits: OfferLimits): Promise<void>;
};

/** There is one row. */
const id = 'all';

export function offers(db: Kysely<Tables>): OfferStore {
  return {
    models: async () => {
      const rows = await db
        .selectFrom('parley_api_keys as model')
        .innerJoin('parley_profiles as owner', 'owner.id', 'model.profile_id')
        .selectAll('model')
        .select('owner.email as owner_email')
        .where('model.is_offered', '=', true)
        .where('owner.disabled_at', 'is', null)
        .orderBy('model.created_at')
        .orderBy('model.id')
        .execute();
      return rows.map(({ owner_email, ...row }) => ({ ...toAiModel(row), ownerEmail: owner_email }));
    },
    setOffered: async (model, isOffered) => {
      await db
        .updateTable('parley_api_keys')
        .set({ is_offered: isOffered })
        .where('id', '=', model)
        .execute();
    },
    limits: async () => {
      const row = await db.selectFrom('parley_ai_offer_limits').selectAll().executeTakeFirst();
      return { perPerson: row?.per_person ?? null, forAll: row?.for_all ?? null };
    },
    saveLimits: async ({ perPerson, forAll }) => {
      const values = { per_person: perPerson, for_all: forAll, updated_at: new Date().toISOString() };
      await db
        .insertInto('parley_ai_offer_limits')
        .values({ id, ...values })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute();
    },
  };
}
