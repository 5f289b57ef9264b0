import type { FuncCall, Node, SelectStmt } from 'libpg-query';
import type { Schema } from '../../reader/src/schema/schema-types.ts';
import { asTarget, expandNames, inlineNamed, type Target, targetsOf } from './expand-names.ts';
import {
  allOf,
  conjunctsOf,
  functionName,
  hasAggregate,
  hasWindow,
  operationOf,
  replaceNodes,
  someNode,
  wordsOf,
} from './parse-tree.ts';

/** The first rows of each group: `rank() OVER (PARTITION BY … ORDER BY …) <= count`. */
export type PerGroup = { count: Node; partition: readonly Node[]; order: readonly Node[] };
export type Flattened = { select: SelectStmt; per: PerGroup | null };

/** Merges a query with the query in its FROM clause, as long as one SELECT can say both. */
export function flatten(schema: Schema, written: SelectStmt): Flattened {
  const select = inlineNamed(written);
  if (select.op !== 'SETOP_NONE') return { select, per: null };
  const outer = expandNames(schema, overFirst(select));
  const source = innerOf(outer);
  if (source === null) return { select: outer, per: null };
  const inner = flatten(schema, source.select);
  if (inner.per !== null || inner.select.op !== 'SETOP_NONE') return { select: outer, per: null };
  const targets = targetsOf(inner.select);
  const ranked = rankOf(outer, targets);
  if (ranked !== null) {
    const rest = { ...outer, whereClause: allOf(ranked.rest) } as SelectStmt;
    return { select: merge(rest, inner.select, source.alias), per: ranked.per };
  }
  return mergeable(outer, inner.select, source.alias)
    ? { select: merge(outer, inner.select, source.alias), per: null }
    : { select: outer, per: null };
}

/** The select that is all of a FROM clause. */
export function innerOf(select: SelectStmt): { select: SelectStmt; alias: string } | null {
  const [source, ...more] = select.fromClause ?? [];
  if (source === undefined || more.length > 0 || !('RangeSubselect' in source)) return null;
  const { subquery, alias } = source.RangeSubselect;
  if (subquery === undefined || !('SelectStmt' in subquery)) return null;
  return { select: subquery.SelectStmt, alias: alias?.aliasname ?? '' };
}

const isGrouped = (select: SelectStmt): boolean =>
  (select.groupClause ?? []).length > 0 ||
  select.havingClause !== undefined ||
  hasAggregate(select.targetList);

function mergeable(outer: SelectStmt, inner: SelectStmt, alias: string): boolean {
  if (inner.limitCount !== undefined || inner.distinctClause !== undefined) return false;
  if (
    targetsOf(inner).some(({ node }) => 'ColumnRef' in node && wordsOf(node.ColumnRef.fields).at(-1) === '*')
  )
    return false;
  if (isGrouped(inner) && (isGrouped(outer) || outer.distinctClause !== undefined)) return false;
  // A condition on a window function has no other place than the outer query.
  return !hasWindow(substitute(outer.whereClause, inner, alias));
}

/** The outer query's expressions over the inner query's tables. */
function merge(outer: SelectStmt, inner: SelectStmt, alias: string): SelectStmt {
  const put = <T>(tree: T): T => substitute(tree, inner, alias);
  const where = conjunctsOf(put(outer.whereClause));
  const grouped = isGrouped(inner);
  const { sortClause, ...rest } = outer;
  const order = sortClause ?? (outer.limitCount === undefined ? undefined : inner.sortClause);
  return {
    ...rest,
    targetList:
      starred(outer, inner) ??
      targetsOf(outer).map((target) => asTarget({ ...target, node: put(target.node) })),
    fromClause: inner.fromClause ?? [],
    ...clause('whereClause', allOf([...conjunctsOf(inner.whereClause), ...(grouped ? [] : where)])),
    ...clause(
      'havingClause',
      allOf([
        ...conjunctsOf(inner.havingClause),
        ...conjunctsOf(put(outer.havingClause)),
        ...(grouped ? where : []),
      ]),
    ),
    groupClause: grouped ? (inner.groupClause ?? []) : put(outer.groupClause ?? []),
    ...(order && { sortClause: put(order) }),
  };
}

const clause = (name: 'whereClause' | 'havingClause', node: Node | undefined): Partial<SelectStmt> =>
  node === undefined ? { [name]: undefined } : { [name]: node };

/** `SELECT *` takes over what the inner query selects, without its ranks. */
function starred(outer: SelectStmt, inner: SelectStmt): Node[] | null {
  const stars = targetsOf(outer).filter(
    ({ node }) => 'ColumnRef' in node && wordsOf(node.ColumnRef.fields).at(-1) === '*',
  );
  if (stars.length === 0) return null;
  return targetsOf(inner)
    .filter(({ node }) => !('FuncCall' in node && isRank(node.FuncCall)))
    .map(asTarget);
}

function substitute<T>(tree: T, inner: SelectStmt, alias: string): T {
  const targets = targetsOf(inner);
  return replaceNodes(tree, (node) => {
    if (!('ColumnRef' in node)) return null;
    const words = wordsOf(node.ColumnRef.fields);
    if (words.length > 1 && words[0]?.toLowerCase() !== alias.toLowerCase()) return null;
    return targets.find(({ name }) => name.toLowerCase() === words.at(-1)?.toLowerCase())?.node ?? null;
  });
}

const isRank = ({ funcname, over }: FuncCall): boolean =>
  over !== undefined && ['rank', 'row_number', 'dense_rank'].includes(functionName(funcname));

/** A condition on a rank, and the conditions beside it. */
function rankOf(outer: SelectStmt, targets: readonly Target[]): { per: PerGroup; rest: Node[] } | null {
  const ranks = targets.flatMap(({ name, node }) =>
    'FuncCall' in node && isRank(node.FuncCall) ? [{ name, call: node.FuncCall }] : [],
  );
  for (const node of conjunctsOf(outer.whereClause)) {
    const operation = operationOf(node);
    if (operation === null || !('ColumnRef' in operation.left)) continue;
    const name = wordsOf(operation.left.ColumnRef.fields).at(-1);
    const rank = ranks.find((one) => one.name === name);
    if (rank === undefined || !['=', '<='].includes(operation.operator)) continue;
    const { partitionClause = [], orderClause = [] } = rank.call.over ?? {};
    const rest = conjunctsOf(outer.whereClause).filter((one) => one !== node);
    if (someNode(rest, (one) => 'ColumnRef' in one && wordsOf(one.ColumnRef.fields).at(-1) === name))
      return null;
    return { per: { count: operation.right, partition: partitionClause, order: orderClause }, rest };
  }
  return null;
}

/** `SELECT (SELECT a FROM x) - (SELECT b FROM y)` is `SELECT a - (SELECT b FROM y) FROM x`. */
function overFirst(select: SelectStmt): SelectStmt {
  if ((select.fromClause ?? []).length > 0) return select;
  let first: SelectStmt | null = null;
  const targetList = replaceNodes(select.targetList ?? [], (node) => {
    if (first !== null || !('SubLink' in node) || node.SubLink.subLinkType !== 'EXPR_SUBLINK') return null;
    const { subselect } = node.SubLink;
    if (subselect === undefined || !('SelectStmt' in subselect)) return null;
    const inner = subselect.SelectStmt;
    const [target] = inner.targetList ?? [];
    const plain =
      inner.op === 'SETOP_NONE' && inner.limitCount === undefined && inner.groupClause === undefined;
    if (!plain || !hasAggregate(target) || target === undefined || !('ResTarget' in target)) return null;
    first = inner;
    return target.ResTarget.val ?? null;
  });
  const found = first as SelectStmt | null;
  return found === null ? select : { ...found, targetList };
}
