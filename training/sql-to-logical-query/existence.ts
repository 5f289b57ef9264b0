import type { Node, SelectStmt } from 'libpg-query';
import type { Condition, SourceTable } from '../../reader/src/query/logical-query.ts';
import type { ForeignKey, Schema } from '../../reader/src/schema/schema-types.ts';
import type { Conversion } from './conversion-context.ts';
import { type FromClause, readFrom } from './from-clause.ts';
import { isPairOf, keyFrom, keyIsPaired, keysBetween, keyTable, type Pair } from './join-keys.ts';
import { conjunctsOf, hasAggregate, operationOf, Unconvertible } from './parse-tree.ts';
import { columnOf, type Instance, type Scope } from './scope.ts';

type Side = { instance: Instance; column: number };
/** An equality that ties a row of the inner tables to the outer row. */
type Tie = { inner: Side; outer: Side; node: Node | null };

/** Whether a select is nothing but rows of tables that meet a condition. */
const isPlain = (select: SelectStmt): boolean =>
  select.op === 'SETOP_NONE' &&
  (select.groupClause ?? []).length === 0 &&
  select.havingClause === undefined &&
  select.limitCount === undefined &&
  select.withClause === undefined &&
  !hasAggregate(select.targetList);

export function existsCondition(conversion: Conversion, select: SelectStmt, scope: Scope): Condition {
  if (!isPlain(select)) throw new Unconvertible('exists over groups');
  const from = readFrom(conversion.schema, {
    from: select.fromClause ?? [],
    where: conjunctsOf(select.whereClause),
    outer: scope,
  });
  const exists = existence(conversion, { from, extra: [] });
  if (exists === null) throw new Unconvertible('exists without key');
  return exists;
}

/** `x IN (SELECT key FROM …)`: the rows of the inner tables that belong to the outer one, where a key says so. */
export function inQueryCondition(
  conversion: Conversion,
  { test, select }: { test: Node; select: SelectStmt },
  scope: Scope,
): Condition {
  const outer = columnOf(conversion.schema, scope, test);
  const target = select.targetList?.[0];
  if (outer?.depth === 0 && isPlain(select) && target !== undefined && 'ResTarget' in target) {
    const from = readFrom(conversion.schema, {
      from: select.fromClause ?? [],
      where: conjunctsOf(select.whereClause),
      outer: scope,
    });
    const inner = target.ResTarget.val && columnOf(conversion.schema, from.scope, target.ResTarget.val);
    if (inner && inner.depth === 0) {
      const exists = existence(conversion, { from, extra: [{ inner, outer, node: null }] });
      if (exists !== null) return exists;
    }
  }
  const of = conversion.expression(test, scope);
  return { kind: 'in query', negated: false, of, query: conversion.query(select, scope) };
}

function existence(
  conversion: Conversion,
  { from, extra }: { from: FromClause; extra: readonly Tie[] },
): Condition | null {
  const { schema } = conversion;
  const ties = [...extra];
  const conditions: Node[] = [];
  for (const node of from.conditions) {
    const tie = tieOf(conversion, node, from.scope);
    if (tie === null) conditions.push(node);
    else ties.push(tie);
  }
  const link = findLink(schema, ties);
  if (link === null || link.inner.via !== null || link.outer.via !== null) return null;
  const rest = ties.filter((tie) => !isPart(tie, link));
  if (rest.some(({ node }) => node === null)) return null;
  const nodes = [...conditions, ...rest.flatMap(({ node }) => node ?? [])];
  const tables = withVia(schema, { from, link });
  if (tables === null) return null;
  return { kind: 'exists', negated: false, tables, where: conversion.conditions(nodes, from.scope) };
}

function tieOf({ schema }: Conversion, node: Node, scope: Scope): Tie | null {
  const operation = operationOf(node);
  if (operation?.operator !== '=') return null;
  const left = columnOf(schema, scope, operation.left);
  const right = columnOf(schema, scope, operation.right);
  if (left?.depth === 0 && right?.depth === 1) return { inner: left, outer: right, node };
  if (left?.depth === 1 && right?.depth === 0) return { inner: right, outer: left, node };
  return null;
}

/** `parent`: a third table that both sides refer to, where they do not refer to one another. */
type Link = {
  inner: Instance;
  outer: Instance;
  key: ForeignKey;
  parent: { table: number; key: ForeignKey } | null;
};

function findLink(schema: Schema, ties: readonly Tie[]): Link | null {
  for (const { inner, outer } of ties) {
    const pairs = ties
      .filter((tie) => tie.inner.instance === inner.instance && tie.outer.instance === outer.instance)
      .map((tie): Pair => ({ left: tie.inner.column, right: tie.outer.column }));
    const key = keysBetween(schema, inner.instance.table, outer.instance.table).find((one) =>
      keyIsPaired(one, pairs, keyTable(schema, one) === inner.instance.table ? 'left' : 'right'),
    );
    // Of a key within one table the inner row is the one that refers: a row has others below it.
    const below = key !== undefined && keyIsPaired(key, pairs, 'left');
    if (key !== undefined && (inner.instance.table !== outer.instance.table || below))
      return { inner: inner.instance, outer: outer.instance, key, parent: null };
  }
  for (const { inner, outer } of ties) {
    const innerKey = keyFrom(schema, inner.column);
    const outerKey = keyFrom(schema, outer.column);
    if (innerKey === undefined || outerKey === undefined || innerKey.to[0] !== outerKey.to[0]) continue;
    const table = schema.columns[innerKey.to[0] as number]?.table as number;
    return { inner: inner.instance, outer: outer.instance, key: innerKey, parent: { table, key: outerKey } };
  }
  return null;
}

function isPart({ inner, outer }: Tie, link: Link): boolean {
  if (inner.instance !== link.inner || outer.instance !== link.outer) return false;
  if (link.parent !== null)
    return inner.column === link.key.from[0] && outer.column === link.parent.key.from[0];
  return isPairOf(link.key, { left: inner.column, right: outer.column });
}

/** The inner tables, with the key named where the statement would take another one by itself. */
function withVia(schema: Schema, { from, link }: { from: FromClause; link: Link }): SourceTable[] | null {
  const outer = from.scope.outer?.instances.filter(({ via }) => via === null).map(({ table }) => table) ?? [];
  const tables = from.tables(link.inner.table);
  const [first, ...rest] = tables;
  if (first === undefined) return null;
  const wanted = link.parent === null ? link.key : link.parent.key;
  const present = link.parent !== null && outer.includes(link.parent.table);
  if (link.parent !== null && !present) {
    const parent: SourceTable = { table: link.parent.table, join: 'inner', via: null };
    return named(schema, [parent, ...tables], { outer, wanted });
  }
  return named(schema, [first, ...rest], { outer, wanted: present ? link.key : wanted });
}

function named(
  schema: Schema,
  tables: readonly SourceTable[],
  { outer, wanted }: { outer: readonly number[]; wanted: ForeignKey },
): SourceTable[] | null {
  const inner = tables.map(({ table }) => table);
  const [first, ...rest] = tables as [SourceTable, ...SourceTable[]];
  for (const via of [null, ...wanted.from]) {
    if (linkKey(schema, { inner, outer, via }) === wanted) return [{ ...first, via }, ...rest];
  }
  return null;
}

/** The key by which a statement ties inner tables to outer ones. */
function linkKey(
  schema: Schema,
  { inner, outer, via }: { inner: readonly number[]; outer: readonly number[]; via: number | null },
): ForeignKey | null {
  for (const own of inner) {
    for (const other of outer) {
      const key = keysBetween(schema, own, other).find(({ from }) => via === null || from.includes(via));
      if (key !== undefined) return key;
    }
  }
  return null;
}
