import type { Node, SelectStmt } from 'libpg-query';
import type {
  Condition,
  Expression,
  Limit,
  LogicalQuery,
  Ordering,
  Select,
  Source,
} from '../../reader/src/query/logical-query.ts';
import { together } from './conditions.ts';
import { type Conversion, constantIn, isAggregate, same } from './conversion-context.ts';
import { asTarget, type Target, targetsOf } from './expand-names.ts';
import { flatten, innerOf, type PerGroup } from './flatten-subqueries.ts';
import { readFrom } from './from-clause.ts';
import { groupOf } from './grouping.ts';
import { missingRows } from './missing-rows.ts';
import { conjunctsOf, hasAggregate, someNode, Unconvertible, wordsOf } from './parse-tree.ts';
import type { Scope } from './scope.ts';

export function convertQuery(conversion: Conversion, written: SelectStmt, outer: Scope | null): LogicalQuery {
  const { select, per } = flatten(conversion.schema, written);
  if (select.op !== 'SETOP_NONE') return setOperation(conversion, select, outer);
  if ((select.valuesLists ?? []).length > 0) throw new Unconvertible('values');
  if (select.limitOffset !== undefined) throw new Unconvertible('offset');
  return convertSelect(conversion, { select, per }, outer);
}

const kinds = { SETOP_UNION: 'union', SETOP_INTERSECT: 'intersect', SETOP_EXCEPT: 'except' } as const;

function setOperation(conversion: Conversion, select: SelectStmt, outer: Scope | null): LogicalQuery {
  const kind = kinds[select.op as keyof typeof kinds];
  if (kind === undefined || select.larg === undefined || select.rarg === undefined)
    throw new Unconvertible('unknown set operation');
  const left = conversion.query(select.larg, outer);
  const right = conversion.query(select.rarg, outer);
  if (left.kind !== 'select') throw new Unconvertible('set operation on the left');
  const query: LogicalQuery = { kind, left, right };
  if ((select.sortClause ?? []).length === 0 && select.limitCount === undefined) return query;
  return orderedSet(conversion, { query, left: select.larg, select });
}

/** The order of a set operation is that of a query over it. */
function orderedSet(
  conversion: Conversion,
  { query, left, select }: { query: LogicalQuery; left: SelectStmt; select: SelectStmt },
): Select {
  const outputs = targetsOf(left).map(({ name }) => name);
  if (outputs.length > 3) throw new Unconvertible('too many outputs');
  const scope: Scope = { instances: [], outputs, outer: null };
  const selected = outputs.map((_, at): Expression => ({ kind: 'output', position: at + 1 }));
  const order = (select.sortClause ?? []).map((node): Ordering => {
    if (!('SortBy' in node) || node.SortBy.node === undefined) throw new Unconvertible('unknown order');
    const position = constantIn(conversion, node.SortBy.node);
    const by =
      position?.kind === 'number'
        ? (selected[position.value - 1] as Expression)
        : conversion.expression(node.SortBy.node, scope);
    return { by, descending: node.SortBy.sortby_dir === 'SORTBY_DESC' };
  });
  return {
    kind: 'select',
    from: { kind: 'query', query },
    where: null,
    group: null,
    distinct: false,
    select: selected,
    order,
    limit: limitOf(conversion, select.limitCount, []),
  };
}

type Sourced = { from: Source; scope: Scope; where: Node[] };

function convertSelect(
  conversion: Conversion,
  { select, per }: { select: SelectStmt; per: PerGroup | null },
  outer: Scope | null,
): Select {
  const whereNodes = conjunctsOf(select.whereClause);
  const rows = innerOf(select) === null ? missingRows(conversion.schema, select, whereNodes) : null;
  const bare = rows === null ? select : rows.select;
  const { from, scope, where } = sourceOf(conversion, bare, outer);
  const targets = targetsOf(bare).flatMap((target) => starTargets(conversion, target, scope));
  const selected = targets.map((target) =>
    typeof target === 'number' ? column(target) : conversion.expression(target.node, scope),
  );
  const condition = together('and', [
    ...[conversion.conditions(where, scope)].flatMap((one) => one ?? []),
    ...(rows?.links ?? []).flatMap((link) => conversion.conditions([link], scope) ?? []),
    ...[conversion.conditions(conjunctsOf(bare.havingClause), scope)].flatMap((one) => one ?? []),
  ]);
  const kept = aggregatedOver(bare) ? null : presentKeys(conversion, scope, condition);
  const unique = uniqueOn(conversion, { select: bare, scope });
  const order = orderOf(conversion, per?.order ?? bare.sortClause ?? [], scope);
  const groups = (bare.groupClause ?? []).map((node) => conversion.expression(node, scope));
  const plain = selected.filter((one) => !isAggregate(one));
  const aggregated =
    selected.some(isAggregate) || order.some(({ by }) => isAggregate(by)) || hasAggregate(bare.havingClause);
  const group = groups.length === 0 || !aggregated ? null : groupOf(conversion.schema, { groups, plain });
  const perExpressions = per?.partition.map((node) => conversion.expression(node, scope)) ?? unique;
  const shortPer = withLabels(conversion, perExpressions, selected);
  return {
    kind: 'select',
    from,
    where: together(
      'and',
      [condition, kept].flatMap((one) => one ?? []),
    ),
    group: group !== null && group.length === 0 ? null : group,
    distinct: isDistinct(bare) || (groups.length > 0 && !aggregated),
    select: selected,
    order: order.filter(({ by }) => unique.length === 0 || !unique.some((one) => same(one, by))),
    limit:
      unique.length > 0
        ? { count: { kind: 'number', value: 1 }, per: shortPer }
        : limitOf(conversion, per?.count ?? bare.limitCount, shortPer),
  };
}

const column = (at: number): Expression => ({ kind: 'column', column: at, via: null });

/** Keys of tables whose other columns are selected give way to those columns. */
function withLabels(
  { schema }: Conversion,
  per: readonly Expression[],
  selected: readonly Expression[],
): readonly Expression[] {
  if (per.length === 0) return per;
  const tableOf = (one: Expression) =>
    one.kind === 'column' ? schema.columns[one.column]?.table : undefined;
  return per.flatMap((one): Expression[] => {
    if (one.kind !== 'column' || selected.some((other) => same(other, one))) return [one];
    if (!schema.tables[tableOf(one) ?? -1]?.primaryKey.includes(one.column)) return [one];
    const labels = selected.filter((other) => tableOf(other) === tableOf(one));
    return labels.length > 0 ? labels.slice(0, 2) : [one];
  });
}

const isDistinct = ({ distinctClause }: SelectStmt): boolean =>
  distinctClause?.every((node) => Object.keys(node).length === 0) === true;

/** The expressions of DISTINCT ON. */
function uniqueOn(
  conversion: Conversion,
  { select, scope }: { select: SelectStmt; scope: Scope },
): Expression[] {
  const nodes = (select.distinctClause ?? []).filter((node) => Object.keys(node).length > 0);
  return nodes.map((node) => conversion.expression(node, scope));
}

function sourceOf(conversion: Conversion, select: SelectStmt, outer: Scope | null): Sourced {
  const inner = innerOf(select);
  const whereNodes = conjunctsOf(select.whereClause);
  if (inner === null) {
    const read = readFrom(conversion.schema, { from: select.fromClause ?? [], where: whereNodes, outer });
    return { from: { kind: 'tables', tables: read.tables() }, scope: read.scope, where: read.conditions };
  }
  const used = usedOutputs(inner.select, select);
  const outputs =
    used === null ? targetsOf(firstOf(inner.select)).map(({ name }) => name) : used.map(({ name }) => name);
  const query = conversion.query(
    used === null ? inner.select : { ...inner.select, targetList: used.map(asTarget) },
    outer,
  );
  const longest = outputs.length > 3 ? new Unconvertible('too many outputs') : null;
  if (longest !== null) throw longest;
  return { from: { kind: 'query', query }, scope: { instances: [], outputs, outer }, where: whereNodes };
}

const firstOf = (select: SelectStmt): SelectStmt =>
  select.op === 'SETOP_NONE' || select.larg === undefined ? select : firstOf(select.larg);

/** The inner targets that the outer query names; null where all must stay. */
function usedOutputs(inner: SelectStmt, outer: SelectStmt): Target[] | null {
  if (inner.op !== 'SETOP_NONE' || inner.distinctClause !== undefined) return null;
  const targets = targetsOf(inner);
  const { fromClause: _, ...rest } = outer;
  const isUsed = (name: string): boolean =>
    someNode(rest, (node) => {
      if (!('ColumnRef' in node)) return false;
      const last = wordsOf(node.ColumnRef.fields).at(-1);
      return last === '*' || last?.toLowerCase() === name.toLowerCase();
    });
  const used = targets.filter(({ name }) => isUsed(name));
  return used.length === 0 || used.length === targets.length ? null : used;
}

/** A star stands for all columns of its tables, given by their positions. */
function starTargets({ schema }: Conversion, target: Target, scope: Scope): (Target | number)[] {
  if (!('ColumnRef' in target.node)) return [target];
  const words = wordsOf(target.node.ColumnRef.fields);
  if (words.at(-1) !== '*') return [target];
  if (scope.outputs !== null)
    return scope.outputs.map((name) => ({
      name,
      node: { ColumnRef: { fields: [{ String: { sval: name } }] } },
    }));
  return scope.instances
    .filter(({ alias }) => words.length === 1 || alias.toLowerCase() === words[0]?.toLowerCase())
    .flatMap(({ table }) => schema.tables[table]?.columns ?? []);
}

function orderOf(conversion: Conversion, nodes: readonly Node[], scope: Scope): Ordering[] {
  return nodes.map((node) => {
    if (!('SortBy' in node) || node.SortBy.node === undefined) throw new Unconvertible('unknown order');
    return {
      by: conversion.expression(node.SortBy.node, scope),
      descending: node.SortBy.sortby_dir === 'SORTBY_DESC',
    };
  });
}

function limitOf(conversion: Conversion, count: Node | undefined, per: readonly Expression[]): Limit | null {
  if (count === undefined) return null;
  const constant = constantIn(conversion, count);
  if (constant?.kind === 'null') return null;
  if (constant?.kind !== 'number') throw new Unconvertible('unknown limit');
  if (constant.value === 1) return { count: { kind: 'number', value: 1 }, per };
  return { count: conversion.align.number(constant.value), per };
}

const aggregatedOver = (select: SelectStmt): boolean =>
  (select.groupClause ?? []).length > 0 || hasAggregate(select.targetList);

/** An inner join with a second instance leaves out rows whose key is missing, which a column named by a key does not. */
function presentKeys({ schema }: Conversion, scope: Scope, condition: Condition | null): Condition | null {
  const tested = JSON.stringify(condition);
  const keys = scope.instances
    .filter(({ via, left }) => via !== null && !left && schema.columns[via]?.nullable === true)
    .map(({ via }) => via as number)
    .filter((via) => !tested.includes(`"via":${via}}`));
  return together(
    'and',
    keys.map((via) => ({ kind: 'is null', negated: true, of: column(via) })),
  );
}
