import type { Kysely } from 'kysely';
import type { Tables } from '../database/table-types.ts';

export type AccountLookups = {
  /** Whose address it is; null where it is nobody's. */
  idOf(email: string): Promise<string | null>;
  /** Whether an operator has shut the account. */
  isDisabled(id: string): Promise<boolean>;
};

export function accountLookups(db: Kysely<Tables>): AccountLookups {
  return {
    idOf: async (email) => {
      const row = await db
        .selectFrom('parley_profiles')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst();
      return row?.id ?? null;
    },
    isDisabled: async (id) => {
      const row = await db
        .selectFrom('parley_profiles')
        .select('disabled_at')
        .where('id', '=', id)
        .executeTakeFirst();
      return row !== undefined && row.disabled_at !== null;
    },
  };
}
