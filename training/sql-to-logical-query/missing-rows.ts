import type { JoinExpr, Node, SelectStmt } from 'libpg-query';
import type { Schema } from '../../reader/src/schema/schema-types.ts';
import { allOf, conjunctsOf, someNode, wordsOf } from './parse-tree.ts';
import { columnIn, tableNamed } from './scope.ts';

/** A select without its anti-join, and the NOT EXISTS that says the same. */
export type MissingRows = { select: SelectStmt; links: Node[] };

/** `LEFT JOIN b ON … WHERE b.key IS NULL`: rows that have no b. Null where the select has no such join. */
export function missingRows(schema: Schema, select: SelectStmt, where: readonly Node[]): MissingRows | null {
  const [from, ...more] = select.fromClause ?? [];
  if (from === undefined || more.length > 0 || !('JoinExpr' in from)) return null;
  const { jointype, larg, rarg, quals } = from.JoinExpr as JoinExpr;
  if (jointype !== 'JOIN_LEFT' || larg === undefined || rarg === undefined || !('RangeVar' in rarg))
    return null;
  const alias = rarg.RangeVar.alias?.aliasname ?? rarg.RangeVar.relname ?? '';
  const table = tableNamed(schema, rarg.RangeVar.relname ?? '');
  if (table === null) return null;
  const test = where.find((node) => isMissing(schema, node, { alias, table }));
  if (test === undefined) return null;
  const rest = where.filter((node) => node !== test);
  const { whereClause: _, ...bare } = select;
  const remaining = allOf(rest);
  const without: SelectStmt = {
    ...bare,
    fromClause: [larg],
    ...(remaining && { whereClause: remaining }),
  };
  const mentions = (node: Node): boolean =>
    'ColumnRef' in node && wordsOf(node.ColumnRef.fields)[0]?.toLowerCase() === alias.toLowerCase();
  if (someNode([without.targetList, without.whereClause, without.groupClause, without.sortClause], mentions))
    return null;
  const conditions = allOf(conjunctsOf(quals));
  const inner: SelectStmt = {
    targetList: [],
    fromClause: [rarg],
    ...(conditions && { whereClause: conditions }),
    limitOption: 'LIMIT_OPTION_DEFAULT',
    op: 'SETOP_NONE',
  };
  const exists: Node = { SubLink: { subLinkType: 'EXISTS_SUBLINK', subselect: { SelectStmt: inner } } };
  return { select: without, links: [{ BoolExpr: { boolop: 'NOT_EXPR', args: [exists] } }] };
}

/** `b.key IS NULL` for a column that every row of b has. */
function isMissing(schema: Schema, node: Node, { alias, table }: { alias: string; table: number }): boolean {
  if (!('NullTest' in node) || node.NullTest.nulltesttype !== 'IS_NULL') return false;
  const { arg } = node.NullTest;
  if (arg === undefined || !('ColumnRef' in arg)) return false;
  const words = wordsOf(arg.ColumnRef.fields);
  if (words.length > 1 && words[0]?.toLowerCase() !== alias.toLowerCase()) return false;
  const column = columnIn(schema, table, words.at(-1) ?? '');
  if (column === null) return false;
  const key = schema.tables[table]?.primaryKey.includes(column) === true;
  const refers = schema.foreignKeys.some(({ from }) => from.includes(column));
  return key || refers || schema.columns[column]?.nullable === false;
}
