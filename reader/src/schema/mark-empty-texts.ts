import type { Schema } from './schema-types.ts';

/** Forms leave '' where nothing was filled in: the schema with the columns in which rows hold that. */
export function markEmptyTexts(schema: Schema, cells: ReadonlyMap<number, readonly string[]>): Schema {
  const empty = new Set([...cells].flatMap(([column, values]) => (values.includes('') ? [column] : [])));
  if (empty.size === 0) return schema;
  return {
    ...schema,
    columns: schema.columns.map((column, at) => (empty.has(at) ? { ...column, holdsEmpty: true } : column)),
  };
}
