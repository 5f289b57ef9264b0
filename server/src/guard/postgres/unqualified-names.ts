import { asTree, parse, type Tree } from '../../sql/parse-postgres.ts';
import type { BareName } from './public-types.ts';

/** Every name that would be looked for along the search path. What a WITH calls by that name is none. */
export function unqualifiedNames(text: string): BareName[] {
  const parsed = parse(text);
  if ('refused' in parsed) return [];
  const found: BareName[] = [];
  for (const statement of parsed.statements) collect(statement, new Set(), found);
  return found;
}

type Scope = ReadonlySet<string>;

function collect(value: unknown, scope: Scope, found: BareName[]): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, scope, found);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const node = value as Tree;
  take(node, scope, found);
  const inner = 'withClause' in node ? collectWith(asTree(node.withClause), scope, found) : scope;
  for (const [field, child] of Object.entries(node)) {
    if (field !== 'withClause') collect(child, inner, found);
  }
}

/** Without RECURSIVE a part of a WITH sees those before it and not itself. */
function collectWith(clause: Tree, scope: Scope, found: BareName[]): Scope {
  const parts = (Array.isArray(clause.ctes) ? clause.ctes : []).map((part) =>
    asTree(asTree(part).CommonTableExpr),
  );
  const names = parts.map(({ ctename }) => String(ctename));
  const all = new Set([...scope, ...names]);
  for (const [index, part] of parts.entries()) {
    const visible = clause.recursive === true ? all : new Set([...scope, ...names.slice(0, index)]);
    collect(part, visible, found);
  }
  return all;
}

function take(node: Tree, scope: Scope, found: BareName[]): void {
  const place = typeof node.location === 'number' ? node.location : 0;
  if (typeof node.relname === 'string' && 'relpersistence' in node) {
    if (node.schemaname === undefined && !scope.has(node.relname))
      found.push({ kind: 'relations', name: node.relname, place });
    return;
  }
  const type = soleWord(node.names);
  if (type !== undefined && 'typemod' in node) found.push({ kind: 'types', name: type, place });
  const called = soleWord(node.funcname);
  // Written as syntax (EXTRACT, TRIM): the grammar chose a function of the system's own.
  if (called !== undefined && node.funcformat !== 'COERCE_SQL_SYNTAX')
    found.push({ kind: 'functions', name: called, place });
}

function soleWord(path: unknown): string | undefined {
  if (!Array.isArray(path) || path.length !== 1) return undefined;
  const { sval } = asTree(asTree(path[0]).String);
  return typeof sval === 'string' ? sval : undefined;
}
