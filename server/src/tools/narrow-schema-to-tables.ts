import type { DatabaseSchema } from '@parley/contract/database-schema';
import { fullName, tableFinder } from './find-table-by-name.ts';

/** The part of a schema that somebody picked: these tables and what is between them. Unknown names are left out. */
export function narrowSchemaToTables(schema: DatabaseSchema, names: readonly string[]): DatabaseSchema {
  const find = tableFinder(schema);
  const picked = new Set(names.flatMap((name) => find(name) ?? []));
  const tables = schema.tables.filter((table) => picked.has(table));
  const places = new Set(tables.map(fullName));
  const isPicked = (place: string, name: string) => places.has(place === '' ? name : `${place}.${name}`);
  const relationships = schema.relationships.filter(
    (link) =>
      isPicked(link.source_schema, link.source_table) && isPicked(link.target_schema, link.target_table),
  );
  return {
    ...schema,
    tables,
    relationships,
    metadata: {
      ...schema.metadata,
      tables_count: tables.length,
      relationships_count: relationships.length,
    },
  };
}
