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
