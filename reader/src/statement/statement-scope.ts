import type { Condition, LogicalQuery, Ordering } from '../query/logical-query.ts';
import type { Moment } from '../question/resolve-period.ts';
import type { Question } from '../question/split-question-words.ts';
import { isInMinorUnits } from '../schema/minor-currency-units.ts';
import type { ColumnType, Schema, SchemaColumn } from '../schema/schema-types.ts';
import { splitName } from '../schema/split-and-pluralize-names.ts';
import type { Dialect } from './dialects/dialect.ts';
import { reservedWords } from './dialects/reserved-words.ts';
import { keyTable, keyTarget } from './foreign-key-paths.ts';
import type { ParameterList } from './parameter-list.ts';
import { type Instance, viaInstance } from './plan-joins.ts';
import { UnconnectedTablesError, UnsupportedQueryError } from './statement-error-classes.ts';

/** What all parts of one statement share. */
export type Context = {
  schema: Schema;
  dialect: Dialect;
  question: Question;
  moment: Moment;
  parameters: ParameterList;
  /** Aliases in use; each is unique in the whole statement. */
  aliases: Set<string>;
  /** Expressions hold conditions and queries, which hold expressions: these break the circle of imports. */
  write: {
    condition(scope: Scope, condition: Condition): string;
    query(context: Context, query: LogicalQuery, parent: Scope | null): WrittenQuery;
  };
};

export type WrittenQuery = { sql: string; outputs: readonly OutputColumn[] };

/** What an expression gives. `date`: a time without a time of day. */
export type ValueType = { type: ColumnType; date: boolean; column: number | null };
export type OutputColumn = ValueType & { name: string };

/** The tables that one query's expressions may name. Inner queries also see those of the outer ones. */
export type Scope = {
  context: Context;
  parent: Scope | null;
  instances: Instance[];
  /** The query in FROM, where there is one instead of tables. */
  source: { alias: string; outputs: readonly OutputColumn[] } | null;
  /** Whether columns are written with the alias of their table. */
  qualified: boolean;
  aliasOf: Map<Instance, string>;
  /** The order that running totals and changes follow. */
  windowOrder: readonly Ordering[];
  aggregated: boolean;
  /** Whether the query counts the keys of a table, so that its count of rows means every row. */
  countsKeys: boolean;
};

export function columnOf(schema: Schema, column: number): SchemaColumn {
  const found = schema.columns[column];
  if (found === undefined) throw new UnsupportedQueryError(`The schema has no column ${column}.`);
  return found;
}

/** Initials of the table's name, with a number where they are taken. */
export function aliasFor(context: Context, words: readonly string[]): string {
  const initials = words
    .map((word) => word.normalize('NFD').replace(/[^a-z0-9]/g, '')[0] ?? '')
    .join('')
    .slice(0, 4);
  const base = /^[a-z]/.test(initials) ? initials : `t${initials}`;
  for (let count = 1; ; count += 1) {
    const alias = count === 1 ? base : `${base}${count}`;
    if (context.aliases.has(alias) || reservedWords.has(alias)) continue;
    context.aliases.add(alias);
    return alias;
  }
}

export function instanceAlias(scope: Scope, instance: Instance): string {
  const known = scope.aliasOf.get(instance);
  if (known !== undefined) return known;
  const name = scope.context.schema.tables[instance.table]?.name ?? 't';
  const alias = aliasFor(scope.context, splitName(name));
  scope.aliasOf.set(instance, alias);
  return alias;
}

/** The instance that a column belongs to, in this query or an outer one. */
export function instanceOf(
  scope: Scope,
  column: number,
  via: number | null,
): { scope: Scope; instance: Instance } {
  const { schema } = scope.context;
  const { table, name } = columnOf(schema, column);
  for (let at: Scope | null = scope; at !== null; at = at.parent) {
    const instance =
      (via === null ? null : viaInstance(schema, at.instances, { column, via })) ??
      at.instances.find((one) => one.table === table);
    if (instance) return { scope: at, instance };
  }
  throw new UnconnectedTablesError(`No table of the query has the column '${name}'.`);
}

export function instanceColumn(scope: Scope, instance: Instance, column: number): string {
  const { schema, dialect } = scope.context;
  const name = dialect.identifier(columnOf(schema, column).name);
  return scope.qualified ? `${instanceAlias(scope, instance)}.${name}` : name;
}

/** A column as it is stored. */
export function storedColumn(scope: Scope, column: number, via: number | null = null): string {
  const found = instanceOf(scope, column, via);
  return instanceColumn(found.scope, found.instance, column);
}

/** A column as its value: moments as the database's own points in time, money in whole units. */
export function columnValue(scope: Scope, column: number, via: number | null = null): string {
  const { schema, dialect } = scope.context;
  const sql = storedColumn(scope, column, via);
  const found = columnOf(schema, column);
  if (isInMinorUnits(found)) return dialect.fromHundredths(sql);
  return found.type === 'time' ? dialect.point(sql, found.timeStorage) : sql;
}

/**
 * A column, or where its table is missing the one that a foreign key makes equal to it: orders.customer_id stands for
 * customers.id. Looks at this query's own tables only.
 */
export function equalColumn(scope: Scope, column: number): string | null {
  const { schema } = scope.context;
  const own = (table: number) => scope.instances.find((instance) => instance.table === table);
  const direct = own(columnOf(schema, column).table);
  if (direct) return instanceColumn(scope, direct, column);
  for (const key of schema.foreignKeys) {
    const holder = own(keyTable(schema, key));
    const asTarget = key.from[key.to.indexOf(column)];
    if (holder && asTarget !== undefined) return instanceColumn(scope, holder, asTarget);
    const target = own(keyTarget(schema, key));
    const asKey = key.to[key.from.indexOf(column)];
    if (target && asKey !== undefined) return instanceColumn(scope, target, asKey);
    const sibling = asKey === undefined ? null : referringColumn(scope, asKey);
    if (sibling !== null) return sibling;
  }
  return null;
}

/** A column of this query's tables that refers to another table's column. */
function referringColumn(scope: Scope, target: number): string | null {
  const { schema } = scope.context;
  for (const key of schema.foreignKeys) {
    const holder = scope.instances.find((instance) => instance.table === keyTable(schema, key));
    const own = key.from[key.to.indexOf(target)];
    if (holder && own !== undefined) return instanceColumn(scope, holder, own);
  }
  return null;
}

/** Text moved to the right, all lines but the first. */
export const indented = (text: string, by = 2): string => text.replaceAll('\n', `\n${' '.repeat(by)}`);
export const inBrackets = (text: string): string => `(\n  ${indented(text)}\n)`;
