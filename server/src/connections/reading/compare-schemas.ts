import type { SchemaChanges } from '@parley/contract/connections';
import type { Column, DatabaseSchema, Table } from '@parley/contract/database-schema';

/** What a saved statement could notice. Estimates, comments and defaults do not count. */
export function compareSchemas(before: DatabaseSchema, after: DatabaseSchema): SchemaChanges {
  const changes: SchemaChanges = { added: [], removed: [], changed: [] };
  const old = byName(before.tables, nameOf);
  const now = byName(after.tables, nameOf);
  changes.removed.push(...[...old.keys()].filter((name) => !now.has(name)));
  for (const [name, table] of now) {
    const earlier = old.get(name);
    if (!earlier) changes.added.push(name);
    else noteTable(changes, earlier, table);
  }
  return changes;
}

function noteTable(changes: SchemaChanges, before: Table, after: Table): void {
  const name = nameOf(after);
  if (!same(keysOf(before), keysOf(after))) changes.changed.push(name);
  const old = byName(before.columns, (column) => column.name);
  const now = byName(after.columns, (column) => column.name);
  for (const [column, value] of now) {
    const earlier = old.get(column);
    if (!earlier) changes.added.push(`${name}.${column}`);
    else if (!same(shapeOf(earlier), shapeOf(value))) changes.changed.push(`${name}.${column}`);
  }
  for (const column of old.keys()) if (!now.has(column)) changes.removed.push(`${name}.${column}`);
}

function keysOf({ kind, primaryKey, uniques, foreignKeys }: Table) {
  const references = foreignKeys.map(({ name: _name, ...key }) => JSON.stringify(key));
  return [
    kind,
    primaryKey,
    uniques.map((unique) => JSON.stringify(unique)).toSorted(),
    references.toSorted(),
  ];
}

function shapeOf({ type, nullable, generated, enumValues }: Column) {
  return [type, nullable, generated, enumValues];
}

function same(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function nameOf({ schema, name }: Table): string {
  return schema === '' ? name : `${schema}.${name}`;
}

function byName<T>(entries: T[], name: (entry: T) => string): Map<string, T> {
  return new Map(entries.map((entry) => [name(entry), entry]));
}
