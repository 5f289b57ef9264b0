import type { ForeignKey, Schema } from '../../reader/src/schema/schema-types.ts';
import { statementTokens, tableAliases } from './statement-tokens.ts';

/** A key that fewer statements join by is more likely a slip of theirs. */
const fewestStatements = 2;

/** Keys that statements join by although the schema does not declare them. */
export function statedKeys(schema: Schema, statements: readonly string[]): ForeignKey[] {
  const known = new Set(schema.foreignKeys.map(({ from, to }) => pairKey(from[0] ?? -1, to[0] ?? -1)));
  const counted = new Map<string, { left: number; right: number; count: number }>();
  for (const sql of new Set(statements)) {
    for (const { left, right } of joinedColumns(schema, sql)) {
      const key = pairKey(left, right);
      if (!known.has(key)) counted.set(key, { left, right, count: (counted.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...counted.values()]
    .filter(({ count }) => count >= fewestStatements)
    .map(({ left, right }) =>
      identifies(schema, left) && !identifies(schema, right)
        ? { from: [right], to: [left], declared: false }
        : { from: [left], to: [right], declared: false },
    );
}

const pairKey = (left: number, right: number): string => [left, right].toSorted((a, b) => a - b).join();

function identifies(schema: Schema, position: number): boolean {
  const column = schema.columns[position];
  return column?.unique === true || schema.tables[column?.table ?? -1]?.primaryKey[0] === position;
}

/** The columns of different tables that a statement compares: 'a.x = b.y'. */
function joinedColumns(schema: Schema, sql: string): { left: number; right: number }[] {
  const tokens = statementTokens(sql);
  const aliases = tableAliases(tokens, schema);
  const position = (at: number): number | null => {
    if (tokens[at + 1]?.text !== '.') return null;
    const owners = aliases.get(tokens[at]?.text.toLowerCase() ?? '') ?? new Set();
    const name = tokens[at + 2]?.text.toLowerCase();
    const found = schema.columns.findIndex(
      (column) => owners.has(column.table) && column.name.toLowerCase() === name,
    );
    return found < 0 ? null : found;
  };
  return tokens.flatMap(({ text }, at) => {
    if (text !== '=') return [];
    const left = position(at - 3);
    const right = position(at + 1);
    if (left === null || right === null) return [];
    return schema.columns[left]?.table === schema.columns[right]?.table ? [] : [{ left, right }];
  });
}
