import type { AiSettings } from '@parley/contract/ai/ai-model-settings';
import { aiChoices } from '@parley/contract/ai/ai-model-settings';
import type { Kysely } from 'kysely';
import { type Owner, ownedBy } from '../acting-member.ts';
import type { Tables } from '../database/table-types.ts';

export type AiSettingsStore = {
  find(spaceId: string): Promise<AiSettings>;
  save(owner: Owner, settings: AiSettings): Promise<void>;
};

const none: AiSettings = {
  choices: { default: null, propose: null, find: null, explain: null },
  monthlyLimit: null,
};

export function aiModelChoicesAndLimit(db: Kysely<Tables>): AiSettingsStore {
  return {
    find: async (spaceId) => {
      const row = await db
        .selectFrom('parley_ai_settings')
        .select(['choices', 'monthly_limit'])
        .where('space_id', '=', spaceId)
        .executeTakeFirst();
      if (!row) return none;
      return { choices: aiChoices.parse(JSON.parse(row.choices)), monthlyLimit: row.monthly_limit };
    },
    save: async (owner, { choices, monthlyLimit }) => {
      const values = {
        choices: JSON.stringify(choices),
        monthly_limit: monthlyLimit,
        updated_at: new Date().toISOString(),
      };
      await db
        .insertInto('parley_ai_settings')
        .values({ ...ownedBy(owner), ...values })
        .onConflict((conflict) => conflict.column('space_id').doUpdateSet(values))
        .execute();
    },
  };
}
