import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Profiles = {
  emailIsTaken(email: string): Promise<boolean>;
};

export function profiles(db: Kysely<Tables>): Profiles {
  return {
    emailIsTaken: async (email) => {
      const row = await db
        .selectFrom('parley_profiles')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
