import type { Relationship, Table } from '@parley/contract/database-schema';

/** The declared foreign keys; where a database declares none at all, what its names suggest. */
export function tableRelationships(tables: Table[]): Relationship[] {
  const declared = tables.flatMap(declaredBy);
  return declared.length > 0 ? declared : inferred(tables);
}

function declaredBy(table: Table): Relationship[] {
  const type = isDeclaredJoin(table) ? 'many_to_many_join' : 'many_to_one';
  return table.foreignKeys.flatMap((key) =>
    key.columns.map((column, index) => ({
      source_schema: table.schema,
      source_table: table.name,
      source_column: column,
      target_schema: key.referencedSchema,
      target_table: key.referencedTable,
      target_column: key.referencedColumns[index] ?? '',
      relationship_type: type,
      origin: 'declared',
    })),
  );
}

/** Two references that together are the key: the table says nothing but that the two belong together. */
function isDeclaredJoin(table: Table): boolean {
  if (table.foreignKeys.length !== 2 || table.primaryKey.length < 2) return false;
  const referring = new Set(table.foreignKeys.flatMap((key) => key.columns));
  return table.primaryKey.every((column) => referring.has(column));
}

function inferred(tables: Table[]): Relationship[] {
  const byName = placesByName(tables);
  return tables.flatMap((table) => {
    const type = isJoinByName(table, byName) ? 'many_to_many_join' : 'many_to_one';
    return table.columns.flatMap(({ name: column }) => {
      const target = column.endsWith('_id') ? namedLike(column.slice(0, -3), table, byName) : undefined;
      if (!target) return [];
      return {
        source_schema: table.schema,
        source_table: table.name,
        source_column: column,
        target_schema: target.schema,
        target_table: target.name,
        target_column: target.derived.primaryKey[0] ?? 'id',
        relationship_type: type,
        origin: 'inferred',
      } satisfies Relationship;
    });
  });
}

/** `users_roles` with `user_id` and `role_id`, where both `users` and `roles` exist in any number. */
function isJoinByName(table: Table, tables: PlacesByName): boolean {
  const parts = table.name.split('_');
  if (parts.length !== 2) return false;
  const columns = new Set(table.columns.map((column) => column.name));
  return parts.every(
    (part) =>
      namedLike(part, table, tables) !== undefined && forms(part).some((form) => columns.has(`${form}_id`)),
  );
}

type Place = { table: Table; place: number };
/** Where a name in lower case comes first, anywhere and in each schema. */
type PlacesByName = { anywhere: ReadonlyMap<string, Place>; within: ReadonlyMap<string, Place> };

/** Looked up once for each column: a search through all tables each time would take minutes for a wide database. */
function placesByName(tables: Table[]): PlacesByName {
  const anywhere = new Map<string, Place>();
  const within = new Map<string, Place>();
  for (const [place, table] of tables.entries()) {
    const name = table.name.toLowerCase();
    const inSchema = keyOf(table.schema, name);
    if (!anywhere.has(name)) anywhere.set(name, { table, place });
    if (!within.has(inSchema)) within.set(inSchema, { table, place });
  }
  return { anywhere, within };
}

function keyOf(schema: string, name: string): string {
  return JSON.stringify([schema, name]);
}

function namedLike(word: string, { schema }: Table, places: PlacesByName): Table | undefined {
  const wanted = forms(word);
  const near = wanted.flatMap((form) => places.within.get(keyOf(schema, form)) ?? []);
  const found = near.length > 0 ? near : wanted.flatMap((form) => places.anywhere.get(form) ?? []);
  return found.toSorted((left, right) => left.place - right.place)[0]?.table;
}

/** A word as it is, in the singular and in the plural. */
function forms(word: string): string[] {
  const lower = word.toLowerCase();
  const singular = lower.endsWith('ies')
    ? `${lower.slice(0, -3)}y`
    : lower.replace(/(?<=s|x|z|ch|sh)es$|(?<!s)s$/, '');
  const plural = /[^aeiou]y$/.test(singular)
    ? `${singular.slice(0, -1)}ies`
    : /(s|x|z|ch|sh)$/.test(singular)
      ? `${singular}es`
      : `${singular}s`;
  return [...new Set([lower, singular, plural, `${lower}s`])];
}
