import { type ProviderName, providerNames } from '@parley/contract/ai/provider-forms';
import type { Suggestion } from '@parley/contract/tools';
import type { Kysely } from 'kysely';
import { type Owner, ownedBy } from '../acting-member.ts';
import { isoText } from '../database/column-conversions.ts';
import { parseEnumText } from '../database/parse-enum-text.ts';
import type { Tables } from '../database/table-types.ts';

export type ShownSuggestions = { suggestions: Suggestion[]; provider: ProviderName; createdAt: string };

/** What was last proposed for a connection, so that a reloaded page has it again. */
export type Suggestions = {
  find(spaceId: string, connectionId: string): Promise<ShownSuggestions | null>;
  save(owner: Owner, connectionId: string, shown: Omit<ShownSuggestions, 'createdAt'>): Promise<void>;
};

export function suggestions(db: Kysely<Tables>): Suggestions {
  return {
    find: async (spaceId, connectionId) => {
      const row = await db
        .selectFrom('parley_suggestions')
        .select(['suggestions', 'provider', 'created_at'])
        .where('space_id', '=', spaceId)
        .where('connection_id', '=', connectionId)
        .executeTakeFirst();
      if (!row) return null;
      return {
        // Only `save` writes this column, from values of that very type.
        suggestions: JSON.parse(row.suggestions) as Suggestion[],
        provider: parseEnumText(providerNames, row.provider),
        createdAt: isoText(row.created_at),
      };
    },
    save: async (owner, connectionId, shown) => {
      const change = {
        provider: shown.provider,
        suggestions: JSON.stringify(shown.suggestions),
        created_at: new Date().toISOString(),
      };
      await db
        .insertInto('parley_suggestions')
        .values({ connection_id: connectionId, ...ownedBy(owner), ...change })
        .onConflict((conflict) =>
          conflict
            .column('connection_id')
            .doUpdateSet(change)
            .where('parley_suggestions.space_id', '=', owner.id),
        )
        .execute();
    },
  };
}
