import type { Relationship, Table } from '@parley/contract/database-schema';
import { splitWords } from '../naming/split-words.ts';
import { tableNoun } from '../naming/table-noun.ts';

/** A reference between two tables, by their places in the schema. */
export type FoundLink = {
  from: Table;
  to: Table;
  columns: { from: string; to: string }[];
};

/** Declared keys first; then what the schema's reader inferred; then, for a table without any, what its names say. */
export function findTableLinks(
  tables: readonly Table[],
  relationships: readonly Relationship[],
): FoundLink[] {
  const byPlace = new Map(tables.map((table) => [placeOf(table.schema, table.name), table]));
  const inferred = Map.groupBy(
    relationships.filter(({ origin }) => origin === 'inferred'),
    (relationship) => placeOf(relationship.source_schema, relationship.source_table),
  );
  const byKeyName = keysByName(tables);
  return tables.flatMap((table) => {
    if (table.foreignKeys.length > 0) return declaredOf(table, byPlace);
    const told = inferred.get(placeOf(table.schema, table.name)) ?? [];
    return told.length > 0 ? inferredOf(table, told, byPlace) : namedOf(table, byKeyName);
  });
}

export function placeOf(schema: string, table: string): string {
  return `${schema}\0${table}`;
}

function declaredOf(table: Table, byPlace: ReadonlyMap<string, Table>): FoundLink[] {
  return table.foreignKeys.flatMap((key) => {
    const to = byPlace.get(placeOf(key.referencedSchema, key.referencedTable));
    const columns = key.columns.map((from, index) => ({ from, to: key.referencedColumns[index] ?? '' }));
    return to && columns.every((pair) => holds(table, pair.from) && holds(to, pair.to))
      ? [{ from: table, to, columns }]
      : [];
  });
}

function inferredOf(table: Table, told: Relationship[], byPlace: ReadonlyMap<string, Table>): FoundLink[] {
  return told.flatMap((relationship) => {
    const to = byPlace.get(placeOf(relationship.target_schema, relationship.target_table));
    const pair = { from: relationship.source_column, to: relationship.target_column };
    return to && areAlike(table, pair.from, to, pair.to) ? [{ from: table, to, columns: [pair] }] : [];
  });
}

/** `CustomerID`, `customer_key`, `fk_customer` and `kunde_nr`, where such a table has a key of one column. */
function keysByName(tables: readonly Table[]): Map<string, { table: Table; key: string }> {
  const found = new Map<string, { table: Table; key: string }>();
  for (const table of tables) {
    const [key, ...more] = table.derived.primaryKey;
    if (key === undefined || more.length > 0 || table.kind !== 'table') continue;
    const name = tableNoun(table.name).one;
    if (!found.has(name)) found.set(name, { table, key });
  }
  return found;
}

const keyEnding = new Set(['id', 'key', 'nr', 'no', 'code', 'fk', 'uuid']);

function namedOf(table: Table, byKeyName: ReadonlyMap<string, { table: Table; key: string }>): FoundLink[] {
  return table.columns.flatMap(({ name }) => {
    const words = splitWords(name);
    const bare = words[0] === 'fk' ? words.slice(1) : words;
    const isMarked = words[0] === 'fk' || keyEnding.has(words.at(-1) ?? '');
    const stem = keyEnding.has(bare.at(-1) ?? '') ? bare.slice(0, -1) : bare;
    const target = isMarked && stem.length > 0 ? byKeyName.get(tableNoun(stem.join('_')).one) : undefined;
    if (!target || target.table === table || !areAlike(table, name, target.table, target.key)) return [];
    return [{ from: table, to: target.table, columns: [{ from: name, to: target.key }] }];
  });
}

function holds(table: Table, column: string): boolean {
  return table.columns.some(({ name }) => name === column);
}

/** PostgreSQL compares no text with a number. */
function areAlike(from: Table, fromColumn: string, to: Table, toColumn: string): boolean {
  const kind = (table: Table, column: string) => table.columns.find(({ name }) => name === column)?.kind;
  const [left, right] = [kind(from, fromColumn), kind(to, toColumn)];
  return left !== undefined && left === right;
}
