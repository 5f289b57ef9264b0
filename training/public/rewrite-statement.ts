import type { Schema } from '../../reader/src/schema/schema-types.ts';
import { type StatementToken, statementTokens, tableAliases } from './statement-tokens.ts';

/** Words of the statements' own grammar; a column of such a name counts as a name behind a dot only. */
const keywords = new Set(
  `select from where group by order having limit offset join on as and or not in between like is null distinct desc asc
  union intersect except all exists case when then else end left right inner outer cross natural cast
  count sum avg min max abs`.split(/\s+/),
);

/** Names that PostgreSQL takes only in quotes. */
const reserved = new Set(
  `all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation
  column concurrently constraint create cross current_catalog current_date current_role current_schema current_time
  current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign freeze
  from full grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit
  localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references
  returning right select session_user similar some symmetric table tablesample then to trailing true union unique user
  using variadic verbose when where window with`.split(/\s+/),
);

export function quotedName(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) && !reserved.has(name) ? name : `"${name.replaceAll('"', '""')}"`;
}

export function quotedText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Finds the spelling that the schema has for a name of a statement, whatever its case. */
type Names = {
  table(name: string): string | null;
  column(qualifier: string | null, name: string): string | null;
};

function namesOf(schema: Schema, tokens: readonly StatementToken[]): Names {
  const tableAt = new Map(schema.tables.map(({ name }, at) => [name.toLowerCase(), at]));
  const aliases = tableAliases(tokens, schema);
  const mentioned = [...aliases.values()].flatMap((tables) => [...tables]);
  const columnIn = (tables: Iterable<number>, name: string): string | null => {
    for (const table of tables) {
      const found = schema.columns.find(
        (column) => column.table === table && column.name.toLowerCase() === name.toLowerCase(),
      );
      if (found !== undefined) return found.name;
    }
    return null;
  };
  return {
    table: (name) => schema.tables[tableAt.get(name.toLowerCase()) ?? -1]?.name ?? null,
    column: (qualifier, name) =>
      columnIn((qualifier === null ? mentioned : aliases.get(qualifier.toLowerCase())) ?? [], name) ??
      columnIn(schema.tables.keys(), name),
  };
}

/** Puts the two halves of operators such as '> =' and '! =' together, and writes '==' as '='. */
function joinOperators(tokens: readonly StatementToken[]): StatementToken[] {
  const joined: StatementToken[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (token.text === '=' && last?.kind === 'symbol' && /^[<>!=]$/.test(last.text)) {
      joined[joined.length - 1] = { kind: 'symbol', text: last.text === '=' ? '=' : `${last.text}=` };
    } else if (token.text !== ';') {
      joined.push(token.text === '==' && token.kind === 'symbol' ? { kind: 'symbol', text: '=' } : token);
    }
  }
  return joined;
}

/** Comparisons with a text that means no value ('null' or an empty one) become IS NULL and IS NOT NULL. */
function nameNulls(tokens: readonly StatementToken[]): StatementToken[] {
  const isNull = ({ kind, text }: StatementToken): boolean =>
    (kind === 'quoted' || kind === 'string') && /^(null)?$/i.test(text);
  return tokens.flatMap((token, at): StatementToken[] => {
    const next = tokens[at + 1];
    const before = tokens[at - 1];
    if (token.kind === 'symbol' && /^(=|!=|<>)$/.test(token.text) && next !== undefined && isNull(next)) {
      const words = token.text === '=' ? ['IS', 'NULL'] : ['IS', 'NOT', 'NULL'];
      return words.map((text) => ({ kind: 'word', text }));
    }
    return isNull(token) && before !== undefined && /^(=|!=|<>)$/.test(before.text) ? [] : [token];
  });
}

/** A join without a condition, which PostgreSQL knows as a cross join only. */
function namesCrossJoin(tokens: readonly StatementToken[], at: number): boolean {
  let depth = 0;
  for (const { kind, text } of tokens.slice(at + 1)) {
    if (kind === 'symbol' && text === '(') depth += 1;
    if (kind === 'symbol' && text === ')') depth -= 1;
    if (depth < 0 || (depth === 0 && /^(where|group|order|join|union|intersect|except|limit)$/i.test(text))) {
      return true;
    }
    if (depth === 0 && kind === 'word' && /^(on|using)$/i.test(text)) return false;
  }
  return true;
}

/**
 * Rewrites a statement written for SQLite so that PostgreSQL's parser reads it: texts in single quotes, names as the
 * schema spells them, in double quotes where they need them.
 */
export function rewriteStatement(sql: string, schema: Schema): string {
  const tokens = nameNulls(joinOperators(statementTokens(sql)));
  const names = namesOf(schema, tokens);
  return spaced(tokens.map(rewriteToken));

  function rewriteToken(token: StatementToken, at: number): string {
    switch (token.kind) {
      case 'string':
        return quotedText(token.text);
      case 'quoted': {
        const isName = tokens[at - 1]?.text === '.' || tokens[at + 1]?.text === '.';
        return isName ? rewriteName(token.text, at) : quotedText(token.text);
      }
      case 'word':
        return rewriteName(token.text, at);
      case 'number':
      case 'symbol':
        return token.text;
    }
  }

  function rewriteName(name: string, at: number): string {
    const behindDot = tokens[at - 1]?.text === '.' && tokens[at - 1]?.kind === 'symbol';
    const before = tokens[at - 1]?.text.toLowerCase();
    const next = tokens[at + 1]?.text;
    if (behindDot) {
      const column = names.column(tokens[at - 2]?.text ?? null, name);
      return quotedName(column ?? name.toLowerCase());
    }
    if (before === 'from' || before === 'join') {
      const table = names.table(name);
      if (table !== null) return quotedName(table);
    }
    if (name.toLowerCase() === 'join' && namesCrossJoin(tokens, at)) return 'CROSS JOIN';
    if (next === '.') {
      const table = names.table(name);
      return table === null ? name.toLowerCase() : quotedName(table);
    }
    if (keywords.has(name.toLowerCase()) || next === '(') return name.toUpperCase();
    const spelled = names.column(null, name) ?? names.table(name);
    return spelled === null ? name.toLowerCase() : quotedName(spelled);
  }
}

/** No blank around a dot, before a comma or closing parenthesis, behind an opening one or a function's name. */
function spaced(words: readonly string[]): string {
  let written = '';
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? '';
    const tight =
      at === 0 ||
      /^[.,)]$/.test(word) ||
      /^[.(]$/.test(before) ||
      (word === '(' && /^(COUNT|SUM|AVG|MIN|MAX|ABS|CAST)$/.test(before));
    written += tight ? word : ` ${word}`;
  }
  return written;
}
