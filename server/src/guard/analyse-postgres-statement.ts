import { asTree, type Name, parse, type Tree } from '../sql/parse-postgres.ts';
import { refusesSetting } from './postgres/function-and-relation-policy.ts';
import {
  type Mentions,
  mentionsOf,
  noMentions,
  type Walk,
  writeStatements,
} from './postgres/mentioned-names.ts';

/** One statement, understood as far as its text goes; the catalogue has not been asked. */
export type PostgresStatement = {
  mentions: Mentions;
  /** The table a write goes to. */
  target: Target | null;
};

export type Target = Name & {
  action: 'insert' | 'update' | 'delete' | 'merge';
  /** What the statement calls it. */
  alias: string | null;
  returns: boolean;
  /** The statement alone: something may be written after it. */
  text: string;
};

export type ReadStatement = PostgresStatement | { refused: string };

/** Exactly one statement that reads, or with `access` 'write' exactly one that writes. */
export function readStatement(text: string, access: 'read' | 'write'): ReadStatement {
  const parsed = parse(text);
  if ('refused' in parsed) return parsed;
  const [tree, ...others] = parsed.statements;
  if (!tree) return { refused: 'it is empty.' };
  if (others.length > 0) return { refused: 'only one statement is allowed.' };
  return access === 'read' ? readOne(tree) : writeOne(tree, parsed.text);
}

function readOne(tree: Tree): ReadStatement {
  if ('VariableShowStmt' in tree) return show(asTree(tree.VariableShowStmt));
  if ('ExplainStmt' in tree) return explain(asTree(tree.ExplainStmt));
  const mentions = mentionsOf(tree, { access: 'read' });
  if ('refused' in mentions) return mentions;
  const refused = mentions.settings.map(refusesSetting).find((reason) => reason !== undefined);
  return refused ? { refused } : { mentions, target: null };
}

function show({ name }: Tree): ReadStatement {
  const refused = refusesSetting(typeof name === 'string' ? name : null);
  if (refused) return { refused };
  return { mentions: noMentions, target: null };
}

/** What a name stands for: the body of a function, the query of a view, the expression of a check. */
export type Definition = Omit<Walk, 'access'> & { text: string };

/** Views, functions, policies and domains hold one reading statement, or they are refused with what uses them. */
export function readDefinition(text: string, walk: Omit<Walk, 'access'>): Mentions | { refused: string } {
  const parsed = parse(text);
  if ('refused' in parsed) return { refused: `a definition behind it could not be read: ${parsed.refused}` };
  const [tree, ...others] = parsed.statements;
  if (!tree || others.length > 0)
    return { refused: 'a function behind it runs something other than one statement.' };
  const mentions = mentionsOf(tree, { access: 'read', ...walk });
  if ('refused' in mentions) return { refused: `of a definition behind it: ${mentions.refused}` };
  // A setting that a definition names was its owner's choice; one that it is handed would be the asker's.
  if (mentions.settings.includes(null))
    return { refused: 'a definition behind it reads a setting that is named only when it runs.' };
  return mentions;
}

/** Options that only change how a plan is shown. ANALYZE and what needs it would run the statement. */
const explainOptions: ReadonlySet<unknown> = new Set([
  'verbose',
  'buffers',
  'memory',
  'costs',
  'settings',
  'format',
  'summary',
  'generic_plan',
]);

function explain({ query, options }: Tree): ReadStatement {
  for (const option of Array.isArray(options) ? options : []) {
    const { defname, arg } = asTree(asTree(option).DefElem);
    if (!explainOptions.has(defname) && !isOff(asTree(arg)))
      return { refused: `EXPLAIN ${String(defname).toUpperCase()} is not allowed.` };
  }
  const explained = asTree(query);
  if (!('SelectStmt' in explained)) return { refused: 'EXPLAIN is allowed for reads only.' };
  return readOne(explained);
}

function isOff(arg: Tree): boolean {
  const { sval } = asTree(arg.String);
  return typeof sval === 'string' && /^(false|off)$/i.test(sval);
}

function writeOne(tree: Tree, text: string): ReadStatement {
  const [type = ''] = Object.keys(tree);
  if (!writeStatements.has(type)) return { refused: 'it is no INSERT, UPDATE, DELETE or MERGE.' };
  const node = asTree(tree[type]);
  const mentions = mentionsOf(tree, { access: 'write' });
  if ('refused' in mentions) return mentions;
  const refused = mentions.settings.map(refusesSetting).find((reason) => reason !== undefined);
  return refused ? { refused } : { mentions, target: { ...targetOf(type, node), text } };
}

function targetOf(type: string, node: Tree): Omit<Target, 'text'> {
  const relation = asTree(node.relation);
  const alias = asTree(relation.alias).aliasname;
  return {
    action: type.slice(0, -4).toLowerCase() as Target['action'],
    schema: typeof relation.schemaname === 'string' ? relation.schemaname : null,
    name: String(relation.relname),
    alias: typeof alias === 'string' ? alias : null,
    returns: 'returningClause' in node,
  };
}
