import type { Dialect } from '@parley/contract/schema';
import type { Refusal } from './approved.ts';
import { asTree, loadParser, parse, type Tree } from './postgres/parse.ts';
import { placeParameters } from './postgres/place-parameters.ts';
import { mysqlTokens, sqliteTokens } from './tables-in-text.ts';
import type { NameToken } from './tables-in-tokens.ts';

/** How a statement gets at columns: by name, or all of a table's at once. */
export type Reads = {
  names: Set<string>;
  /** What stands before a `*`, or a name that stands for a whole row; '' where that may be any table. */
  whole: Set<string>;
};

const readers: Record<Dialect, (sql: string) => Reads | Refusal | Promise<Reads | Refusal>> = {
  postgres: inPostgres,
  mysql: (sql) => inTokens(mysqlTokens(sql)),
  sqlite: (sql) => inTokens(sqliteTokens(sql)),
};

export async function columnsInText(sql: string, dialect: Dialect): Promise<Reads | Refusal> {
  return readers[dialect](sql);
}

async function inPostgres(sql: string): Promise<Reads | Refusal> {
  await loadParser();
  const placed = placeParameters(sql);
  if ('refused' in placed) return placed;
  const parsed = parse(placed.text);
  if ('refused' in parsed) return parsed;
  const nodes = [...below(parsed.statements)];
  const tables = new Map(nodes.flatMap((node) => [...aliasesIn(node)]));
  const reads: Reads = { names: new Set(), whole: new Set() };
  for (const node of nodes) noteColumn(node, tables, reads);
  return reads;
}

function* below(roots: readonly unknown[]): Generator<Tree> {
  const waiting: unknown[] = [...roots];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (typeof node !== 'object' || node === null) continue;
    yield node as Tree;
    waiting.push(...Object.values(node));
  }
}

/** What a table is called in the statement; any other name with columns stands for a part of the statement. */
function* aliasesIn(node: Tree): Generator<[string, string]> {
  const { relname, alias } = asTree(node.RangeVar);
  if (typeof relname !== 'string') return;
  yield [relname.toLowerCase(), relname.toLowerCase()];
  const { aliasname, colnames } = asTree(alias);
  // `users AS u(a, b)` gives other names to the columns, so that none of their own is read.
  if (typeof aliasname === 'string') yield [aliasname.toLowerCase(), colnames ? '' : relname.toLowerCase()];
}

function noteColumn(node: Tree, tables: ReadonlyMap<string, string>, { names, whole }: Reads): void {
  if ('RangeVar' in node && asTree(asTree(node.RangeVar).alias).colnames) whole.add('');
  const { fields } = asTree(node.ColumnRef);
  if (!Array.isArray(fields)) return;
  const path = fields.map((field) => asTree(asTree(field).String).sval);
  const texts = path.filter((part) => typeof part === 'string').map((part) => part.toLowerCase());
  const last = texts.at(-1) ?? '';
  if (texts.length < path.length) whole.add(tables.get(last) ?? '');
  else if (path.length === 1 && tables.has(last)) whole.add(tables.get(last) ?? '');
  if (last !== '') names.add(last);
}

function inTokens(tokens: NameToken[] | Refusal): Reads | Refusal {
  if ('refused' in tokens) return tokens;
  const reads: Reads = { names: new Set(), whole: new Set() };
  for (const [at, { kind, text }] of tokens.entries()) {
    if (kind === 'word' || kind === 'quoted') reads.names.add(text.toLowerCase());
    if (kind === 'sign' && text === '*' && isAllColumns(tokens[at - 1])) reads.whole.add('');
    // `TABLE users` of MySQL is all of it.
    if (kind === 'word' && text.toUpperCase() === 'TABLE') reads.whole.add('');
  }
  return reads;
}

/** `SELECT *`, `, *` and `u.*`; anywhere else a star multiplies, or counts rows. */
function isAllColumns(before: NameToken | undefined): boolean {
  if (before?.kind === 'word') return /^(?:select|distinct|all|distinctrow|returning)$/i.test(before.text);
  return before?.kind === 'sign' && (before.text === ',' || before.text === '.');
}
