import type { Dialect } from '@parley/contract/database-schema';
import { asTree, loadParser, names as namesIn, parse, type Tree } from '../sql/parse-postgres.ts';
import { placeParameters } from '../sql/place-postgres-parameters.ts';
import type { Refusal } from '../sql/refusal.ts';
import { sqlTokenizers } from './sql-tokenizers-by-dialect.ts';
import type { NameToken } from './tables-in-sql-tokens.ts';

/** How a statement gets at columns: by name, or all of a table's at once. */
export type Reads = {
  names: Set<string>;
  /** What stands before a `*`, or a name that stands for a whole row; '' where that may be any table. */
  whole: Set<string>;
  /** `x.f` of PostgreSQL is the call `f(x)` with the whole row where the table ('': any) has no column `f`. */
  attributes: { table: string; name: string }[];
};

export async function columnsInSqlText(sql: string, dialect: Dialect): Promise<Reads | Refusal> {
  const reader = sqlTokenizers[dialect];
  return reader ? inTokens(reader.tokens(sql), reader.spellings) : inPostgres(sql);
}

async function inPostgres(sql: string): Promise<Reads | Refusal> {
  await loadParser();
  const placed = placeParameters(sql);
  if ('refused' in placed) return placed;
  const parsed = parse(placed.text);
  if ('refused' in parsed) return parsed;
  const nodes = [...below(parsed.statements)];
  const tables = new Map<string, Set<string>>();
  for (const [alias, table] of nodes.flatMap((node) => [...aliasesIn(node)]))
    tables.set(alias, new Set(tables.get(alias)).add(table));
  const reads = nothingRead();
  for (const node of nodes) noteColumn(node, tables, reads);
  return reads;
}

function nothingRead(): Reads {
  return { names: new Set(), whole: new Set(), attributes: [] };
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

/**
 * What a table is called in the statement. A join with a name has the columns of several; any other name with columns
 * stands for a part of the statement.
 */
function* aliasesIn(node: Tree): Generator<[string, string]> {
  const { relname, jointype, alias } = node;
  const { aliasname, colnames } = asTree(alias);
  const isTable = typeof relname === 'string';
  if (isTable) yield [relname.toLowerCase(), relname.toLowerCase()];
  if (typeof aliasname !== 'string' || (!isTable && jointype === undefined)) return;
  // `users AS u(a, b)` gives other names to the columns, so that none of their own is read.
  yield [aliasname.toLowerCase(), isTable && !colnames ? relname.toLowerCase() : ''];
}

function noteColumn(node: Tree, tables: ReadonlyMap<string, ReadonlySet<string>>, reads: Reads): void {
  const isJoin = node.jointype !== undefined;
  if ((isJoin || 'relname' in node) && asTree(node.alias).colnames) reads.whole.add('');
  if (isJoin) noteJoin(node, reads);
  const { fields } = asTree(node.ColumnRef);
  if (!Array.isArray(fields)) return;
  const path = fields.map((field) => asTree(asTree(field).String).sval);
  const texts = path.filter((part) => typeof part === 'string');
  const [last = '', qualifier = ''] = texts.toReversed();
  const meant = (name: string) => tables.get(name.toLowerCase()) ?? [];
  if (texts.length < path.length)
    for (const table of tables.get(last.toLowerCase()) ?? ['']) reads.whole.add(table);
  else if (path.length === 1) for (const table of meant(last)) reads.whole.add(table);
  else for (const table of meant(qualifier)) reads.attributes.push({ table, name: last });
  if (last !== '') reads.names.add(last.toLowerCase());
}

/** Comparing a column by USING reads it, and NATURAL compares all that share a name. */
function noteJoin({ isNatural, usingClause }: Tree, { names, whole }: Reads): void {
  if (isNatural === true) whole.add('');
  for (const name of namesIn(usingClause)) names.add(name.toLowerCase());
}

function inTokens(tokens: NameToken[] | Refusal, spellings: (name: string) => string[]): Reads | Refusal {
  if ('refused' in tokens) return tokens;
  const reads = nothingRead();
  for (const [at, { kind, text }] of tokens.entries()) {
    if (kind === 'word' || kind === 'quoted')
      for (const name of spellings(text)) reads.names.add(name.toLowerCase());
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
