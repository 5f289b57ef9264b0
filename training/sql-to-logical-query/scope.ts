import type { Node } from 'libpg-query';
import type { Schema } from '../../reader/src/schema/schema-types.ts';
import { Unconvertible, wordsOf } from './parse-tree.ts';

/** A table as it stands in one FROM clause. */
export type Instance = {
  alias: string;
  table: number;
  /** The foreign-key column that its columns are named by, where another instance of the table stands for it. */
  via: number | null;
  /** Whether its row may be missing. */
  left: boolean;
};

export type Scope = {
  instances: readonly Instance[];
  /** The names of the columns of a query in FROM. */
  outputs: readonly string[] | null;
  outer: Scope | null;
};

export type Found =
  | { kind: 'column'; instance: Instance; column: number; depth: number }
  | { kind: 'output'; position: number; depth: number };

export function columnIn(schema: Schema, table: number, name: string): number | null {
  const wanted = name.toLowerCase();
  const found = schema.tables[table]?.columns.find(
    (column) => schema.columns[column]?.name.toLowerCase() === wanted,
  );
  return found ?? null;
}

export function tableNamed(schema: Schema, name: string): number | null {
  const found = schema.tables.findIndex((table) => table.name.toLowerCase() === name.toLowerCase());
  return found === -1 ? null : found;
}

/** What a column reference names: `depth` 0 in its own query, 1 in the query around it, and so on. */
export function findColumn(schema: Schema, scope: Scope, fields: readonly Node[] | undefined): Found {
  const words = wordsOf(fields);
  const name = words.at(-1) ?? '';
  const alias = words.length > 1 ? (words.at(-2) ?? null) : null;
  let depth = 0;
  for (let at: Scope | null = scope; at !== null; at = at.outer) {
    const found = findHere(schema, at, { name, alias });
    if (found !== null) return { ...found, depth };
    depth += 1;
  }
  throw new Unconvertible('unknown column', words.join('.'));
}

type Here = { kind: 'column'; instance: Instance; column: number } | { kind: 'output'; position: number };

function findHere(
  schema: Schema,
  { instances, outputs }: Scope,
  { name, alias }: { name: string; alias: string | null },
): Here | null {
  if (outputs !== null) {
    const position = outputs.findIndex((output) => output.toLowerCase() === name.toLowerCase());
    return position === -1 ? null : { kind: 'output', position: position + 1 };
  }
  for (const instance of instances) {
    if (alias !== null && instance.alias.toLowerCase() !== alias.toLowerCase()) continue;
    const column = columnIn(schema, instance.table, name);
    if (column !== null) return { kind: 'column', instance, column };
  }
  return null;
}

/** Like `findColumn`, for nodes that may be something else than a column of a table. */
export function columnOf(
  schema: Schema,
  scope: Scope,
  node: Node,
): { instance: Instance; column: number; depth: number } | null {
  if ('TypeCast' in node && node.TypeCast.arg !== undefined)
    return columnOf(schema, scope, node.TypeCast.arg);
  if (!('ColumnRef' in node)) return null;
  const found = findColumn(schema, scope, node.ColumnRef.fields);
  return found.kind === 'column' ? found : null;
}
