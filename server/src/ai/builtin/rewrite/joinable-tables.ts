import type { Dialect, Table } from '@parley/contract/database-schema';
import type { Clauses } from '../../../language/statement/read-select-clauses.ts';
import type { ColumnProfile } from '../../port.ts';
import { quote, quoteTable } from '../sql/quote-identifier.ts';
import { buildSchemaModel } from '../suggest/build-schema-model.ts';
import type { Link, TableModel } from '../suggest/schema-model-types.ts';
import { tablesInScope } from './columns-in-scope.ts';

/** A table as the template calls it, or one step further along a reference, which `join` brings in. */
export type JoinableTable = { table: TableModel; alias: string; join: string | null };

type Source = {
  dialect: Dialect;
  tables: readonly Table[];
  reachable: readonly Table[];
  profiles: readonly ColumnProfile[];
};

/** The tool's own tables first, then those that its rows belong to. */
export function joinableTables(clauses: Clauses, source: Source): JoinableTable[] {
  const { dialect, tables, reachable, profiles } = source;
  const model = buildSchemaModel({
    dialect,
    today: '',
    tables: [...tables, ...reachable],
    relationships: [],
    profiles,
  });
  const own = tablesInScope(clauses, tables).flatMap(({ table, given }): JoinableTable[] => {
    const known = model.tables.find((one) => one.table === table);
    return known ? [{ table: known, alias: given, join: null }] : [];
  });
  const taken = new Set(own.map(({ alias }) => alias.toLowerCase()));
  const seen = new Set(own.map(({ table }) => table));
  const further = own.flatMap((from) =>
    from.table.up.flatMap((link): JoinableTable[] => {
      if (seen.has(link.to)) return [];
      seen.add(link.to);
      return [joined(dialect, from, { link, alias: freeAlias(link.to, taken) })];
    }),
  );
  return [...own, ...further];
}

type Step = { link: Link; alias: string };

/** To one row at most, so that nothing is counted twice; from the left, so that nothing is lost. */
function joined(dialect: Dialect, from: JoinableTable, { link, alias }: Step): JoinableTable {
  const pairs = link.columns.map(
    (pair) => `${alias}.${quote(dialect, pair.to)} = ${from.alias}.${quote(dialect, pair.from)}`,
  );
  const join = `LEFT JOIN ${quoteTable(dialect, link.to.table)} ${alias} ON ${pairs.join(' AND ')}`;
  return { table: link.to, alias, join };
}

function freeAlias({ words }: TableModel, taken: Set<string>): string {
  const base = `of_${words.join('_').replace(/[^a-z0-9_]/g, '')}`;
  let alias = base;
  for (let count = 2; taken.has(alias); count += 1) alias = `${base}_${count}`;
  taken.add(alias);
  return alias;
}
