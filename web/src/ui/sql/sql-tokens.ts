export type SqlTokenKind = 'keyword' | 'string' | 'number' | 'parameter' | 'comment' | 'plain';
export type SqlToken = { kind: SqlTokenKind; text: string };

const keywords = new Set(
  `all alter and any as asc between by case cast coalesce count create cross current_date current_timestamp
  date delete desc distinct drop else end except exists extract false fetch filter first from full group having
  ilike in inner insert intersect interval into is join last lateral left like limit max min natural not null
  nulls offset on only or order outer over partition returning right select set sum avg table then true union
  update using values when where window with`.split(/\s+/),
);

/**
 * The order is what keeps it right: comments and quoted text come before anything they may contain, and a
 * cast (`::`) before a parameter (`:name`). A string, identifier or comment left open runs to the end.
 */
const rules: [SqlTokenKind | 'word', RegExp][] = [
  ['comment', /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y],
  ['string', /'(?:[^']|'')*(?:'|$)|\$([A-Za-z_]*)\$[\s\S]*?(?:\$\1\$|$)/y],
  ['plain', /"(?:[^"]|"")*(?:"|$)|`[^`]*(?:`|$)|::/y],
  ['parameter', /:[A-Za-z_]\w*|\$\d+/y],
  ['word', /[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*/y],
  ['number', /\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy],
  ['plain', /[\s\S]/y],
];

/** Cuts SQL for colouring. The texts of the tokens, joined, are always the SQL itself. */
export function sqlTokens(sql: string): SqlToken[] {
  const tokens: SqlToken[] = [];
  for (let at = 0; at < sql.length; ) {
    const token = nextToken(sql, at);
    const last = tokens.at(-1);
    if (last?.kind === 'plain' && token.kind === 'plain') last.text += token.text;
    else tokens.push(token);
    at += token.text.length;
  }
  return tokens;
}

function nextToken(sql: string, at: number): SqlToken {
  for (const [rule, pattern] of rules) {
    pattern.lastIndex = at;
    const text = pattern.exec(sql)?.[0];
    if (text === undefined) continue;
    if (rule !== 'word') return { kind: rule, text };
    return { kind: keywords.has(text.toLowerCase()) ? 'keyword' : 'plain', text };
  }
  throw new Error('The last rule takes any character.');
}
