import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Shares are drawn as a bar of 100 %, no longer as a donut: receipts name the chart they were shown with. */
export function shares(): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      const [before, after] = ['"fits":["bar","donut"]', '"fits":["bar","share"]'];
      await sql`update parley_executions set receipt = replace(receipt, ${before}, ${after}) where receipt like ${`%${before}%`}`.execute(
        db,
      );
    },
  };
}
