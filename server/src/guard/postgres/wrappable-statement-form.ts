import { asTree, parse, type Tree } from '../../sql/parse-postgres.ts';

export type StatementForm = {
  /** Without a semicolon at its end, so that it can stand in parentheses. */
  text: string;
  /** EXPLAIN and SHOW cannot be part of another statement. */
  alone: 'explain' | 'show' | null;
  /** How many columns it writes out; null where a star leaves that to the catalogue. */
  columnCount: number | null;
};

/** How a statement is written, as far as another one can be built around it. */
export function statementForm(text: string): StatementForm {
  const parsed = parse(text);
  if ('refused' in parsed) return { text, alone: null, columnCount: null };
  const [tree = {}] = parsed.statements;
  return { text: parsed.text, alone: aloneOf(tree), columnCount: columnCount(tree) };
}

function aloneOf(tree: Tree): StatementForm['alone'] {
  if ('ExplainStmt' in tree) return 'explain';
  return 'VariableShowStmt' in tree ? 'show' : null;
}

function columnCount(tree: Tree): number | null {
  let select = asTree(tree.SelectStmt);
  // Both sides of a UNION have as many columns as the first.
  while ('larg' in select) select = asTree(select.larg);
  const list = select.targetList;
  if (!Array.isArray(list)) return null;
  return list.some(isStar) ? null : list.length;
}

/** `*` and `t.*`; also `(v).*`, which is an indirection. */
function isStar(target: unknown): boolean {
  return JSON.stringify(asTree(asTree(target).ResTarget).val ?? null).includes('"A_Star"');
}
