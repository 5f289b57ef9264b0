import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Changes whenever anything changes by which an owner's tools are found. */
export type CatalogueStamp = (profileId: string) => Promise<string>;

export function catalogueStamp(db: Kysely<Tables>): CatalogueStamp {
  return async (profileId) => {
    const { rows } = await sql<Record<string, unknown>>`
      select
        (select count(*) from parley_tools where profile_id = ${profileId}) as tools,
        (select max(updated_at) from parley_tools where profile_id = ${profileId}) as changed,
        (select count(*) from parley_tools where profile_id = ${profileId} and status = 'ok') as working,
        (select count(connection_id) from parley_tools where profile_id = ${profileId}) as placed,
        (select max(created_at) from parley_tool_embeddings where profile_id = ${profileId}) as embedded,
        (select count(*) from parley_tool_examples where profile_id = ${profileId}) as examples,
        (select max(created_at) from parley_tool_examples where profile_id = ${profileId}) as praised
    `.execute(db);
    return JSON.stringify(rows[0]);
  };
}
