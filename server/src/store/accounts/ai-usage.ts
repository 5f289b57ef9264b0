import { randomUUID } from 'node:crypto';
import type { ProviderName } from '@parley/contract/ai/provider-forms';
import type { Usage } from '@parley/contract/tools';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Owner } from '../owner.ts';
import { ownedBy } from '../tools/insert-tool.ts';

/** One call to a provider that cost something. */
export type UsedAi = Usage & { task: string; provider: ProviderName };

export type AiUsage = {
  add(owner: Owner, used: UsedAi): Promise<void>;
};

export function aiUsage(db: Kysely<Tables>): AiUsage {
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
  };
}
