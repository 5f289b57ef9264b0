import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../database/table-types.ts';

/** Changes whenever anything changes by which an owner's tools are found. */
export type CatalogueStamp = (spaceId: string) => Promise<string>;

export function catalogueStamp(db: Kysely<Tables>): CatalogueStamp {
  return async (spaceId) => {
    const { rows } = await sql<Record<string, unknown>>`
      select
        (select count(*) from parley_tools where space_id = ${spaceId}) as tools,
        (select max(updated_at) from parley_tools where space_id = ${spaceId}) as changed,
        (select count(*) from parley_tools where space_id = ${spaceId} and status = 'ok') as working,
        (select count(connection_id) from parley_tools where space_id = ${spaceId}) as placed,
        (select max(created_at) from parley_tool_embeddings where space_id = ${spaceId}) as embedded,
        (select count(*) from parley_tool_examples where space_id = ${spaceId}) as examples,
        (select max(created_at) from parley_tool_examples where space_id = ${spaceId}) as praised,
        (select count(*) from parley_row_rules where space_id = ${spaceId}) as rules,
        (select max(created_at) from parley_row_rules where space_id = ${spaceId}) as ruled,
        (select max(scanned_at) from parley_schemas where space_id = ${spaceId}) as scanned
    `.execute(db);
    return JSON.stringify(rows[0]);
  };
}
