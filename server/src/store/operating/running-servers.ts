import type { ServerVitals } from '@parley/contract/operator/operator-api';
import type { Kysely } from 'kysely';
import { isoText } from '../database/column-conversions.ts';
import type { Tables } from '../database/table-types.ts';
import type { ServerBeat } from '../operator-overview-types.ts';

/** Which servers run on this store. Each writes its own row again and again, and takes it out when it ends. */
export type Servers = {
  beat(server: ServerBeat): Promise<void>;
  /** Whoever started first first. */
  list(): Promise<ServerBeat[]>;
  remove(id: string): Promise<void>;
  sweep(before: number): Promise<void>;
};

export function servers(db: Kysely<Tables>): Servers {
  return {
    beat: async ({ id, host, version, startedAt, seenAt, vitals }) => {
      const change = { host, version, vitals: JSON.stringify(vitals), seen_at: seenAt };
      await db
        .insertInto('parley_servers')
        .values({ id, started_at: startedAt, ...change })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
        .execute();
    },
    list: async () => {
      const rows = await db
        .selectFrom('parley_servers')
        .selectAll()
        .orderBy('started_at')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        host: row.host,
        version: row.version,
        startedAt: isoText(row.started_at),
        seenAt: isoText(row.seen_at),
        // Only `beat` writes this column, from a value of that very type.
        vitals: JSON.parse(row.vitals) as ServerVitals,
      }));
    },
    remove: async (id) => {
      await db.deleteFrom('parley_servers').where('id', '=', id).execute();
    },
    sweep: async (before) => {
      await db.deleteFrom('parley_servers').where('seen_at', '<', new Date(before).toISOString()).execute();
    },
  };
}
