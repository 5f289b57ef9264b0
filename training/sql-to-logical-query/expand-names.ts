import type { Node, SelectStmt } from 'libpg-query';
import type { Schema } from '../../reader/src/schema/schema-types.ts';
import { replaceNodes, someNode, Unconvertible, wordsOf } from './parse-tree.ts';
import { columnIn, tableNamed } from './scope.ts';

/** A selected expression under the name that the result gives it. */
export type Target = { name: string; node: Node };

export function targetsOf(select: SelectStmt): Target[] {
  return (select.targetList ?? []).map((node) => {
    if (!('ResTarget' in node) || node.ResTarget.val === undefined) throw new Unconvertible('unknown target');
    return { name: node.ResTarget.name ?? nameOf(node.ResTarget.val), node: node.ResTarget.val };
  });
}

function nameOf(node: Node): string {
  if ('ColumnRef' in node) return wordsOf(node.ColumnRef.fields).at(-1) ?? '';
  if ('FuncCall' in node) return wordsOf(node.FuncCall.funcname).at(-1) ?? '';
  if ('TypeCast' in node && node.TypeCast.arg !== undefined) return nameOf(node.TypeCast.arg);
  return '';
}

export const asTarget = ({ name, node }: Target): Node => ({ ResTarget: { name, val: node } });

/** Named queries in place of their names. */
export function inlineNamed(select: SelectStmt): SelectStmt {
  const { withClause, ...bare } = select;
  if (withClause === undefined) return select;
  let rest: SelectStmt = bare;
  for (const node of (withClause.ctes ?? []).toReversed()) {
    if (!('CommonTableExpr' in node)) continue;
    const { ctename = '', ctequery, aliascolnames } = node.CommonTableExpr;
    if (withClause.recursive || ctequery === undefined || (aliascolnames ?? []).length > 0)
      throw new Unconvertible('recursive query');
    const isIt = (one: Node): boolean =>
      'RangeVar' in one && one.RangeVar.relname?.toLowerCase() === ctename.toLowerCase();
    rest = replaceNodes(rest, (one) =>
      isIt(one) && 'RangeVar' in one
        ? {
            RangeSubselect: {
              subquery: ctequery,
              alias: { aliasname: one.RangeVar.alias?.aliasname ?? ctename },
            },
          }
        : null,
    );
  }
  return rest;
}

/** Positions and output names in GROUP BY and ORDER BY replaced by what they stand for. */
export function expandNames(schema: Schema, select: SelectStmt): SelectStmt {
  const targets = targetsOf(select);
  const positioned = (node: Node): Node | null => {
    const at = 'A_Const' in node ? (node.A_Const as { ival?: { ival?: number } }).ival?.ival : undefined;
    return at === undefined ? null : (targets[at - 1]?.node ?? null);
  };
  const named = (node: Node): Node | null => {
    if (!('ColumnRef' in node)) return null;
    const words = wordsOf(node.ColumnRef.fields);
    const target = targets.find(({ name }) => name.toLowerCase() === words[0]?.toLowerCase());
    return words.length === 1 ? (target?.node ?? null) : null;
  };
  const grouped = (node: Node): Node =>
    positioned(node) ?? (isInput(schema, select, node) ? node : (named(node) ?? node));
  // Inside an expression PostgreSQL knows no output names; SQLite does.
  const ordered = (node: Node): Node =>
    positioned(node) ??
    named(node) ??
    replaceNodes(node, (one) => (isInput(schema, select, one) ? null : named(one)));
  return {
    ...select,
    ...(select.groupClause && { groupClause: select.groupClause.map(grouped) }),
    ...(select.sortClause && {
      sortClause: select.sortClause.map((node) =>
        'SortBy' in node && node.SortBy.node !== undefined
          ? { SortBy: { ...node.SortBy, node: ordered(node.SortBy.node) } }
          : node,
      ),
    }),
    ...(select.havingClause && {
      havingClause: replaceNodes(select.havingClause, (one) =>
        isInput(schema, select, one) ? null : named(one),
      ),
    }),
  };
}

/** Whether an unqualified name is a column of one of the tables in FROM. */
function isInput(schema: Schema, select: SelectStmt, node: Node): boolean {
  if (!('ColumnRef' in node)) return false;
  const name = wordsOf(node.ColumnRef.fields)[0] ?? '';
  return someNode(select.fromClause, (one) => {
    if ('RangeVar' in one) {
      const table = tableNamed(schema, one.RangeVar.relname ?? '');
      return table !== null && columnIn(schema, table, name) !== null;
    }
    if (!('RangeSubselect' in one)) return false;
    const inner = one.RangeSubselect.subquery;
    return (
      inner !== undefined &&
      'SelectStmt' in inner &&
      (inner.SelectStmt.targetList ?? []).some(
        (target) =>
          'ResTarget' in target &&
          (target.ResTarget.name ?? (target.ResTarget.val ? nameOf(target.ResTarget.val) : '')) === name,
      )
    );
  });
}
