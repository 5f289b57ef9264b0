import type { DatabaseSchema, Table } from '@parley/contract/database-schema';

/** The tables a tool reads, as the schema knows them. A bare name means the table of that name wherever it is. */
export function tablesOf(schema: DatabaseSchema, names: readonly string[]): Table[] {
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  return schema.tables.filter(
    ({ schema: place, name }) =>
      wanted.has(name.toLowerCase()) || wanted.has(`${place}.${name}`.toLowerCase()),
  );
}

/** One step along a relationship from any of `tables`, either way, without them. */
export function neighboursOf(
  { tables: all, relationships }: DatabaseSchema,
  tables: readonly Table[],
): Table[] {
  const own = new Set(tables.map(keyOf));
  const near = new Set<string>();
  for (const link of relationships) {
    const from = keyOf({ schema: link.source_schema, name: link.source_table });
    const to = keyOf({ schema: link.target_schema, name: link.target_table });
    if (own.has(from)) near.add(to);
    if (own.has(to)) near.add(from);
  }
  return all.filter((table) => near.has(keyOf(table)) && !own.has(keyOf(table)));
}

function keyOf({ schema, name }: { schema: string; name: string }): string {
  return JSON.stringify([schema, name]);
}
