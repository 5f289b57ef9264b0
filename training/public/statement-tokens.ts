import type { Schema } from '../../reader/src/schema/schema-types.ts';

export type StatementToken = {
  kind: 'word' | 'quoted' | 'string' | 'number' | 'symbol';
  /** As written; without the quotes for 'quoted' and 'string'. */
  text: string;
};

const pattern =
  /(?<string>'(?:[^']|'')*')|(?<double>"(?:[^"]|"")*")|(?<back>`[^`]*`|\[[^\]]*\])|(?<number>\d+(?:\.\d+)?(?![\p{L}_]))|(?<word>[\p{L}\d_$]+)|(?<symbol>[<>!=|]{1,2}|\S)/gu;

/** Cuts a SQLite statement into tokens. Double quotes mark texts as well as names there, so both are 'quoted'. */
export function statementTokens(sql: string): StatementToken[] {
  return [...sql.matchAll(pattern)].map(({ groups = {} }): StatementToken => {
    if (groups.string !== undefined)
      return { kind: 'string', text: groups.string.slice(1, -1).replaceAll("''", "'") };
    if (groups.double !== undefined)
      return { kind: 'quoted', text: groups.double.slice(1, -1).replaceAll('""', '"') };
    if (groups.back !== undefined) return { kind: 'word', text: groups.back.slice(1, -1) };
    if (groups.number !== undefined) return { kind: 'number', text: groups.number };
    if (groups.word !== undefined) return { kind: 'word', text: groups.word };
    return { kind: 'symbol', text: groups.symbol ?? '' };
  });
}

const isWord = (token: StatementToken | undefined): token is StatementToken =>
  token !== undefined && token.kind === 'word' && !/^\d+$/.test(token.text);

/**
 * The tables that the names and aliases of a statement's FROM clauses stand for, in lower case. One alias may stand
 * for several: nested queries use them again.
 */
export function tableAliases(tokens: readonly StatementToken[], schema: Schema): Map<string, Set<number>> {
  const tableAt = new Map(schema.tables.map(({ name }, at) => [name.toLowerCase(), at]));
  const aliases = new Map<string, Set<number>>();
  for (const [at, token] of tokens.entries()) {
    if (!/^(from|join|,)$/i.test(tokens[at - 1]?.text ?? '')) continue;
    const table = isWord(token) ? tableAt.get(token.text.toLowerCase()) : undefined;
    if (table === undefined) continue;
    const next = tokens[at + 1];
    const alias = next?.text.toLowerCase() === 'as' ? tokens[at + 2] : next;
    for (const name of [token.text, ...(isWord(alias) ? [alias.text] : [])]) {
      const key = name.toLowerCase();
      aliases.set(key, new Set([...(aliases.get(key) ?? []), table]));
    }
  }
  return aliases;
}
