import { loadModule, type Node, parseSync, type SelectStmt } from 'libpg-query';

/** Why a statement has no logical query, in a few words that can be counted. */
export class Unconvertible extends Error {
  readonly reason: string;

  constructor(reason: string, detail?: string) {
    super(detail === undefined ? reason : `${reason}: ${detail}`);
    this.reason = reason;
  }
}

/** The parser is a WebAssembly module; this must have finished before `parseSelect`. */
export const loadParser: () => Promise<void> = loadModule;

export function parseSelect(sql: string): SelectStmt {
  let statements: readonly { stmt?: Node }[];
  try {
    statements = parseSync(sql).stmts ?? [];
  } catch (error) {
    throw new Unconvertible('cannot be parsed', error instanceof Error ? error.message : '');
  }
  const statement = statements[0]?.stmt;
  if (statements.length !== 1 || statement === undefined || !('SelectStmt' in statement)) {
    throw new Unconvertible('no single SELECT');
  }
  return statement.SelectStmt;
}

/** The kind of a node, which is its only field. */
export const kindOf = (node: Node): string => Object.keys(node)[0] ?? 'nothing';

/** The words of a qualified name; '*' for a star. */
export function wordsOf(nodes: readonly Node[] | undefined): string[] {
  return (nodes ?? []).map((node) => ('String' in node ? (node.String.sval ?? '') : '*'));
}

/** The function's own name, without `pg_catalog`. */
export const functionName = (nodes: readonly Node[] | undefined): string =>
  wordsOf(nodes).at(-1)?.toLowerCase() ?? '';

/** The conditions that an expression joins by AND. */
export function conjunctsOf(node: Node | undefined): Node[] {
  if (node === undefined) return [];
  if ('BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR') {
    return (node.BoolExpr.args ?? []).flatMap(conjunctsOf);
  }
  return [node];
}

export function allOf(nodes: readonly Node[]): Node | undefined {
  if (nodes.length <= 1) return nodes[0];
  return { BoolExpr: { boolop: 'AND_EXPR', args: [...nodes] } };
}

/** The two sides of `left <operator> right`, or null. */
export function operationOf(node: Node): { operator: string; left: Node; right: Node } | null {
  if (!('A_Expr' in node)) return null;
  const { kind, name, lexpr, rexpr } = node.A_Expr;
  if (kind !== 'AEXPR_OP' || lexpr === undefined || rexpr === undefined) return null;
  return { operator: wordsOf(name)[0] ?? '', left: lexpr, right: rexpr };
}

/** Casts and brackets around a node taken away. */
export function withoutCasts(node: Node): Node {
  return 'TypeCast' in node && node.TypeCast.arg !== undefined ? withoutCasts(node.TypeCast.arg) : node;
}

/** A copy of a tree in which some nodes are replaced; `replace` gives null for those that stay. */
export function replaceNodes<T>(tree: T, replace: (node: Node) => Node | null): T {
  if (Array.isArray(tree)) return tree.map((part) => replaceNodes(part, replace)) as T;
  if (typeof tree !== 'object' || tree === null) return tree;
  const replaced = replace(tree as unknown as Node);
  if (replaced !== null) return replaced as T;
  return Object.fromEntries(
    Object.entries(tree).map(([field, part]) => [field, replaceNodes(part, replace)]),
  ) as T;
}

/** Whether any node of a tree passes a test; sub-queries are looked into unless they are told apart. */
export function someNode(
  tree: unknown,
  test: (node: Node) => boolean,
  options?: { subqueries: boolean },
): boolean {
  if (Array.isArray(tree)) return tree.some((part) => someNode(part, test, options));
  if (typeof tree !== 'object' || tree === null) return false;
  if (test(tree as Node)) return true;
  if (options?.subqueries === false && 'SubLink' in tree) return false;
  return Object.values(tree).some((part) => someNode(part, test, options));
}

const aggregateNames = new Set([
  'count',
  'sum',
  'avg',
  'min',
  'max',
  'percentile_cont',
  'bool_and',
  'bool_or',
]);

export const isAggregateCall = (node: Node): boolean =>
  'FuncCall' in node &&
  node.FuncCall.over === undefined &&
  aggregateNames.has(functionName(node.FuncCall.funcname));

export const hasAggregate = (tree: unknown): boolean =>
  someNode(tree, isAggregateCall, { subqueries: false });

export const hasWindow = (tree: unknown): boolean =>
  someNode(tree, (node) => 'FuncCall' in node && node.FuncCall.over !== undefined, { subqueries: false });
