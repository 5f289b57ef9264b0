import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

export type Profiles = {
  /** Whose address it is; null where it is nobody's. */
  idOf(email: string): Promise<string | null>;
};

export function profiles(db: Kysely<Tables>): Profiles {
  return {
    idOf: async (email) => {
      const row = await db
        .selectFrom('parley_profiles')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst();
      return row?.id ?? null;
    },
  };
}
