export type Operator = '=' | '<>' | '<' | '<=' | '>' | '>=' | 'like' | 'in' | 'limit';

/** One place where a template uses a parameter. */
export type ParameterUse = {
  operator: Operator | null;
  /** The column on the other side, without its table; null where an expression stands there. */
  column: string | null;
  /** The other side as it is written, such as `strftime('%Y-%m', placed_at)`. */
  against: string;
  /** '+ 1 day' is added to the parameter: `< :to` then takes in the last day too. */
  addsDay: boolean;
};

const hidden = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g;
const place = /(?<![:\w\])])(?::)([A-Za-z_]\w*)/g;
const nullTest = /^\s*(?:::\w+|AS\s+[\w ]+)?\s*\)?\s*IS\s+(?:NOT\s+)?NULL/i;
const addsDay =
  /^\s*(?:::\w+|\s|\)|AS\s+\w+)*\s*(?:\+\s*(?:INTERVAL\s*'?\s*1\s*'?\s*DAY|1\b|'1 day')|,\s*(?:'\+1 days?'|INTERVAL\s+'?1'?\s+DAY))/i;
/** What may stand between an operator and the parameter: calls, casts, quotes of a LIKE. */
const wrapping = /(?:[A-Za-z_]+\s*\(\s*|\(\s*|'%'\s*\|\|\s*|'%'\s*,\s*|(?:date|timestamp)\s+)*$/i;
const operatorBefore = /(<=|>=|<>|!=|=|<|>|\bNOT\s+I?LIKE|\bI?LIKE|\bBETWEEN|\bLIMIT|\bIN\s*\()\s*$/i;
const nameSource = '(?:\\w+|"[^"]+"|`[^`]+`|\\[[^\\]]+\\])';
const pathSource = `${nameSource}(?:\\.${nameSource})*`;
const lastOperand = new RegExp(`((?:${pathSource}\\s*)?\\((?:[^()]|\\([^()]*\\))*\\)|${pathSource})\\s*$`);
const tableAt = new RegExp(
  `(?:\\bFROM|\\bJOIN|,)\\s+(${pathSource})(?:\\s+(?:AS\\s+)?(${nameSource}))?`,
  'gi',
);
const afterTable =
  /^(on|join|left|right|inner|cross|full|using|natural|where|group|order|limit|having|union|as)$/i;
const operatorAfter = /^\s*(?:::\w+|\)|\s|AS\s+\w+)*\s*(<=|>=|<>|!=|=|<|>)\s*([\w."`[\]]+)/i;
const flipped: Readonly<Record<string, Operator>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/** Which table an alias stands for, as far as the text tells; lower case. */
export function readAliases(sql: string): Map<string, string> {
  const text = sql.replace(hidden, (whole) => ' '.repeat(whole.length));
  const found = new Map<string, string>();
  for (const [, path = '', alias] of text.matchAll(tableAt)) {
    const table = plainName(path);
    found.set(table, table);
    if (alias !== undefined && !afterTable.test(alias)) found.set(plainName(alias), table);
  }
  return found;
}

function plainName(path: string): string {
  return (
    path
      .split('.')
      .at(-1)
      ?.replace(/^["`[]|["`\]]$/g, '')
      .toLowerCase() ?? ''
  );
}

/** How a template compares each of its parameters, read from the text around it. */
export function readTemplate(sql: string): Map<string, ParameterUse[]> {
  // Strings keep their length: '%' of a LIKE is needed, a ':name' inside of one is not.
  const text = sql.replace(hidden, (whole) =>
    /:/.test(whole) || !whole.startsWith("'") ? ' '.repeat(whole.length) : whole,
  );
  const uses = new Map<string, ParameterUse[]>();
  for (const match of text.matchAll(place)) {
    const before = text.slice(Math.max(0, match.index - 200), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 80);
    const name = match[1] ?? '';
    const list = uses.get(name) ?? [];
    uses.set(name, list);
    if (!nullTest.test(after)) list.push(readUse(before, after));
  }
  return uses;
}

function readUse(before: string, after: string): ParameterUse {
  const bare = before.replace(wrapping, '');
  const adds = addsDay.test(after);
  const upper = /\bBETWEEN\b((?:(?!\bAND\b|\bWHERE\b).)*)\bAND\s*$/is.exec(bare);
  if (upper) return { ...sideBefore(bare.slice(0, upper.index)), operator: '<=', addsDay: adds };
  const operator = operatorBefore.exec(bare);
  if (operator) {
    const said = (operator[1] ?? '').toUpperCase().replace(/\s+/g, ' ');
    if (said === 'LIMIT') return { operator: 'limit', column: null, against: '', addsDay: false };
    return { ...sideBefore(bare.slice(0, operator.index)), operator: operatorOf(said), addsDay: adds };
  }
  const right = operatorAfter.exec(after);
  if (right) {
    const said = right[1] ?? '';
    return { operator: flipped[said] ?? operatorOf(said), ...named(right[2] ?? ''), addsDay: adds };
  }
  return { operator: null, column: null, against: '', addsDay: adds };
}

function operatorOf(said: string): Operator {
  if (said === 'BETWEEN') return '>=';
  if (said.startsWith('IN')) return 'in';
  if (said === '!=' || said.startsWith('NOT')) return '<>';
  return said.endsWith('LIKE') ? 'like' : (said as Operator);
}

function sideBefore(text: string): Pick<ParameterUse, 'column' | 'against'> {
  return named(lastOperand.exec(text)?.[1] ?? '');
}

/** The column of `o.placed_at`, `lower(name)`, `date(o."placed at")`, `strftime('%Y', d)`. */
function named(operand: string): Pick<ParameterUse, 'column' | 'against'> {
  const inside = /\(([\s\S]*)\)$/.exec(operand)?.[1] ?? operand;
  const path = inside.replace(/'[^']*'/g, '').match(new RegExp(pathSource, 'g'));
  const last = path?.findLast(
    (name) => !/^(\d.*|as|distinct|year|month|from|quarter|day|interval|date|text|numeric)$/i.test(name),
  );
  const column =
    last
      ?.split('.')
      .at(-1)
      ?.replace(/^["`[]|["`\]]$/g, '') ?? null;
  return { column, against: operand.trim() };
}
