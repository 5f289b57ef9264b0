/**
 * The grammar that a logical query is written in, token by token: the decoder may choose only what it allows next.
 * A stack of symbols is open; a token replaces the top symbol by the symbols that follow the token.
 * `training/` reads the same table from a generated file.
 */
export type Pointer = 'TABLE' | 'COLUMN' | 'VALUE' | 'FIRST_WORD' | 'LAST_WORD';

export type Production = { token: string; opens: readonly GrammarSymbol[] };

export type GrammarSymbol =
  | 'Reading'
  | 'Query'
  | 'Tables'
  | 'TableName'
  | 'ColumnName'
  | 'Where'
  | 'MoreConditions'
  | 'Condition'
  | 'Existence'
  | 'Close'
  | 'Test'
  | 'Group'
  | 'Selection'
  | 'Expression'
  | 'Expressions'
  | 'Operand'
  | 'Order'
  | 'Limit'
  | 'Per'
  | 'Number'
  | 'Value'
  | 'Values'
  | 'Text'
  | 'Period'
  | 'LastWord'
  | 'End';

export const pointers: readonly Pointer[] = ['TABLE', 'COLUMN', 'VALUE', 'FIRST_WORD', 'LAST_WORD'];

/** Symbols that may be left out. */
export const optionalSymbols: ReadonlySet<GrammarSymbol> = new Set([
  'Tables',
  'Where',
  'MoreConditions',
  'Group',
  'Expressions',
  'Order',
  'Limit',
  'Per',
  'Values',
]);

const numbers = [
  'N0',
  'N1',
  'N2',
  'N3',
  'N4',
  'N5',
  'N6',
  'N7',
  'N10',
  'N12',
  'N20',
  'N24',
  'N30',
  'N50',
  'N60',
  'N90',
  'N100',
  'N1000',
] as const;

const alone = (...tokens: string[]): Production[] => tokens.map((token) => ({ token, opens: [] }));
const before = (opens: readonly GrammarSymbol[], ...tokens: string[]): Production[] =>
  tokens.map((token) => ({ token, opens }));
const followedBy = (productions: readonly Production[], ...more: GrammarSymbol[]): Production[] =>
  productions.map(({ token, opens }) => ({ token, opens: [...opens, ...more] }));

const words = before(['LastWord'], 'FIRST_WORD');
const number = [...words, ...alone(...numbers)];
const value = [...number, ...alone('VALUE', 'YES', 'NO')];

const expression: Production[] = [
  ...alone('COLUMN'),
  ...before(['ColumnName', 'ColumnName'], 'VIA'),
  ...alone('OUTPUT_1', 'OUTPUT_2', 'OUTPUT_3', 'COUNT_ROWS', 'NOW'),
  ...before(['Operand'], 'COUNT', 'COUNT_DISTINCT', 'SUM', 'AVG', 'MIN', 'MAX', 'MEDIAN'),
  ...before(['Expression', 'Condition', 'MoreConditions', 'Close'], 'FILTERED'),
  ...before(['Condition', 'MoreConditions', 'Close'], 'SHARE_OF_ROWS'),
  ...before(['Expression'], 'SHARE_OF_TOTAL', 'RUNNING_TOTAL', 'CHANGE'),
  ...before(['Operand', 'Operand'], 'ADD', 'SUBTRACT', 'MULTIPLY', 'DIVIDE', 'PERCENTAGE', 'JOINED_TEXT'),
  ...before(['Expression'], 'YEAR', 'QUARTER', 'MONTH', 'WEEK', 'DAY', 'HOUR'),
  ...before(['Expression'], 'YEAR_NUMBER', 'MONTH_NUMBER', 'DAY_NUMBER', 'WEEKDAY', 'HOUR_NUMBER'),
  ...before(
    ['Operand', 'Operand'],
    'YEARS_ELAPSED',
    'MONTHS_ELAPSED',
    'DAYS_ELAPSED',
    'HOURS_ELAPSED',
    'MINUTES_ELAPSED',
  ),
  ...before(['Query'], 'NESTED'),
];

const query: Production[] = [
  ...before(['Tables', 'Where', 'Group', 'Selection', 'End'], 'TABLE'),
  ...before(['Query', 'Where', 'Group', 'Selection', 'End'], 'FROM_QUERY'),
];

export const productions: Readonly<Record<GrammarSymbol, readonly Production[]>> = {
  Reading: [...alone('UNANSWERABLE'), ...query],
  Query: query,
  Tables: [
    ...before(['Tables'], 'TABLE'),
    ...before(['TableName', 'Tables'], 'LEFT'),
    ...before(['ColumnName', 'TableName', 'Tables'], 'TABLE_VIA', 'LEFT_VIA'),
  ],
  TableName: alone('TABLE'),
  ColumnName: alone('COLUMN'),
  Where: before(['Condition', 'MoreConditions'], 'WHERE'),
  MoreConditions: before(['Condition', 'MoreConditions'], 'AND', 'OR'),
  Condition: [
    ...before(['Condition', 'MoreConditions', 'Close'], 'OPEN'),
    ...before(['Condition'], 'NOT'),
    ...before(['Existence'], 'EXISTS', 'LACKS'),
    ...before(['ColumnName'], 'SAME_AS_OUTER'),
    ...followedBy(expression, 'Test'),
  ],
  Existence: [
    ...before(['Tables', 'Where', 'End'], 'TABLE'),
    ...before(['ColumnName', 'TableName', 'Tables', 'Where', 'End'], 'TABLE_VIA'),
  ],
  Close: alone('CLOSE'),
  Test: [
    ...before(['Operand'], 'EQ', 'NE', 'GT', 'LT', 'GE', 'LE'),
    ...before(['Operand', 'Operand'], 'BETWEEN'),
    ...before(['Value', 'Values'], 'IN', 'NOT_IN'),
    ...before(['Query'], 'IN_QUERY', 'NOT_IN_QUERY'),
    ...before(['Text'], 'CONTAINS', 'STARTS_WITH', 'ENDS_WITH', 'LACKS_TEXT'),
    ...alone('IS_NULL', 'NOT_NULL', 'IS_TRUE', 'IS_FALSE'),
    ...before(['Period'], 'DURING', 'NOT_DURING', 'SINCE', 'AFTER', 'BEFORE', 'UNTIL'),
  ],
  Group: before(['Expression', 'Expressions'], 'GROUP'),
  Selection: before(['Expression', 'Expressions', 'Order', 'Limit'], 'SELECT', 'SELECT_DISTINCT'),
  Expression: expression,
  Expressions: followedBy(expression, 'Expressions'),
  Operand: [...expression, ...value],
  Order: before(['Expression', 'Order'], 'ASC', 'DESC'),
  Limit: [...before(['Number', 'Per'], 'LIMIT'), ...before(['Per'], 'FIRST_ONE')],
  Per: before(['Expression', 'Expressions'], 'PER'),
  Number: number,
  Value: value,
  Values: followedBy(value, 'Values'),
  Text: [...words, ...alone('VALUE')],
  Period: [
    ...words,
    ...alone(
      'NOW_MOMENT',
      'TODAY',
      'THIS_WEEK',
      'THIS_MONTH',
      'THIS_QUARTER',
      'THIS_YEAR',
      'LAST_MONTH',
      'LAST_YEAR',
    ),
    ...before(['Period'], 'PREVIOUS', 'YEAR_EARLIER'),
  ],
  LastWord: alone('LAST_WORD'),
  End: [...alone('END'), ...before(['Query'], 'UNION', 'INTERSECT', 'EXCEPT')],
};

/** Every token that is not a pointer, in the order that gives it its number. `PAD` fills, `START` begins. */
export const fixedTokens: readonly string[] = [
  'PAD',
  'START',
  ...new Set(
    Object.values(productions)
      .flat()
      .map(({ token }) => token)
      .filter((token) => !(pointers as readonly string[]).includes(token)),
  ),
];

/** A token of a written query: a fixed one by its name, or a pointer with what it points at. */
export type Token =
  | string
  | { point: 'TABLE' | 'COLUMN'; at: number }
  | { point: 'VALUE'; column: number; value: string }
  | { point: 'FIRST_WORD' | 'LAST_WORD'; at: number };

export const nameOf = (token: Token): string => (typeof token === 'string' ? token : token.point);

/** The symbols still open, the next one last. */
export type OpenSymbols = readonly GrammarSymbol[];

export const atStart: OpenSymbols = ['Reading'];

/** What may come next: the productions of the top symbol, and of those below it as long as all above may be left out. */
export function allowedNext(open: OpenSymbols): Production[] {
  const allowed: Production[] = [];
  for (let at = open.length - 1; at >= 0; at -= 1) {
    const symbol = open[at] as GrammarSymbol;
    allowed.push(...productions[symbol]);
    if (!optionalSymbols.has(symbol)) break;
  }
  return allowed;
}

/** The symbols open after a token, or null where the grammar does not allow it. */
export function afterToken(open: OpenSymbols, token: string): OpenSymbols | null {
  for (let at = open.length - 1; at >= 0; at -= 1) {
    const symbol = open[at] as GrammarSymbol;
    const production = productions[symbol].find((one) => one.token === token);
    if (production !== undefined) return [...open.slice(0, at), ...production.opens.toReversed()];
    if (!optionalSymbols.has(symbol)) return null;
  }
  return null;
}
