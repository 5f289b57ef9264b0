import type { SpiderDatabase } from './spider-schema.ts';
import { statementTokens } from './statement-tokens.ts';

/** The same statement in both editions. */
export type StatementPair = { original: string; translated: string };

/** A table of the translated edition, its columns in the original's order. */
export type TranslatedTable = {
  name: string;
  sqlTypes: readonly string[];
  primaryKey: readonly number[];
};

const weight = { statement: 100, sameType: 1, primaryKey: 4, place: 0.01 };

/**
 * Finds for every table of a database its table in the translated edition, which has the same columns in the same
 * order under other names, and the tables in another order. Statements that exist in both editions decide first,
 * then types and keys. -1: none.
 */
export function matchTables(
  database: SpiderDatabase,
  translated: readonly TranslatedTable[],
  statements: readonly StatementPair[],
): number[] {
  const votes = countVotes(statements);
  const scored = database.table_names_original.flatMap((name, table) => {
    const own = columnsOf(database, table);
    return translated.flatMap((other, at) => {
      if (other.sqlTypes.length !== own.length) return [];
      const voted = votes.get(pairKey(name, other.name)) ?? 0;
      const types = own.filter(({ type }, column) => type === broadType(other.sqlTypes[column] ?? '')).length;
      const keys = own.flatMap(({ primary }, column) => (primary ? [column] : []));
      const sameKey = keys.join() === other.primaryKey.join();
      const score =
        weight.statement * Math.min(voted, 20) +
        weight.sameType * (types / own.length) +
        (sameKey ? weight.primaryKey : 0) -
        weight.place * Math.abs(table - at);
      return [{ table, at, score }];
    });
  });
  const matched = database.table_names_original.map(() => -1);
  const taken = new Set<number>();
  for (const { table, at } of scored.toSorted((a, b) => b.score - a.score)) {
    if (matched[table] !== -1 || taken.has(at)) continue;
    matched[table] = at;
    taken.add(at);
  }
  return matched;
}

const pairKey = (original: string, translated: string): string =>
  `${original.toLowerCase()}\n${translated.toLowerCase()}`;

function countVotes(statements: readonly StatementPair[]): Map<string, number> {
  const votes = new Map<string, number>();
  for (const { original, translated } of statements) {
    const left = statementTokens(original);
    const right = statementTokens(translated);
    if (left.length !== right.length) continue;
    for (const [at, token] of left.entries()) {
      if (!/^(from|join)$/i.test(left[at - 1]?.text ?? '')) continue;
      const key = pairKey(token.text, right[at]?.text ?? '');
      votes.set(key, (votes.get(key) ?? 0) + 1);
    }
  }
  return votes;
}

function columnsOf(database: SpiderDatabase, table: number): { type: string; primary: boolean }[] {
  const primary = new Set(database.primary_keys.flat());
  return database.column_names_original.flatMap(([owner], at) =>
    owner === table ? [{ type: database.column_types[at] ?? '', primary: primary.has(at) }] : [],
  );
}

function broadType(sqlType: string): string {
  if (/int|num|dec|real|double|float|year/i.test(sqlType)) return 'number';
  if (/date|time/i.test(sqlType)) return 'time';
  return /bool|bit/i.test(sqlType) ? 'boolean' : 'text';
}
