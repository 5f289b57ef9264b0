import { afterToken, atStart, nameOf, type OpenSymbols, type Token } from './grammar.ts';
import type {
  Condition,
  Expression,
  Limit,
  Literal,
  LogicalQuery,
  Ordering,
  Period,
  QueryReading,
  Select,
  Source,
  SourceTable,
} from './logical-query.ts';

const aggregates = {
  COUNT: 'count',
  COUNT_DISTINCT: 'count distinct',
  SUM: 'sum',
  AVG: 'avg',
  MIN: 'min',
  MAX: 'max',
  MEDIAN: 'median',
} as const;
const operators = { ADD: '+', SUBTRACT: '-', MULTIPLY: '*', DIVIDE: '/' } as const;
const units = {
  YEAR: 'year',
  QUARTER: 'quarter',
  MONTH: 'month',
  WEEK: 'week',
  DAY: 'day',
  HOUR: 'hour',
} as const;
const parts = {
  YEAR_NUMBER: 'year',
  MONTH_NUMBER: 'month',
  DAY_NUMBER: 'day of month',
  WEEKDAY: 'weekday',
  HOUR_NUMBER: 'hour',
} as const;
const elapsed = {
  YEARS_ELAPSED: 'years',
  MONTHS_ELAPSED: 'months',
  DAYS_ELAPSED: 'days',
  HOURS_ELAPSED: 'hours',
  MINUTES_ELAPSED: 'minutes',
} as const;
const comparisons = { EQ: '=', NE: '<>', GT: '>', LT: '<', GE: '>=', LE: '<=' } as const;
const matches = {
  CONTAINS: ['contains', false],
  STARTS_WITH: ['starts with', false],
  ENDS_WITH: ['ends with', false],
  LACKS_TEXT: ['contains', true],
} as const;
const relations = {
  DURING: 'during',
  NOT_DURING: 'not during',
  SINCE: 'since',
  AFTER: 'after',
  BEFORE: 'before',
  UNTIL: 'until',
} as const;
const namedPeriods = {
  NOW_MOMENT: 'now',
  TODAY: 'today',
  THIS_WEEK: 'this week',
  THIS_MONTH: 'this month',
  THIS_QUARTER: 'this quarter',
  THIS_YEAR: 'this year',
  LAST_MONTH: 'last month',
  LAST_YEAR: 'last year',
} as const;
const sets = { UNION: 'union', INTERSECT: 'intersect', EXCEPT: 'except' } as const;

const tokenFor = (table: Readonly<Record<string, string>>, name: string): string => {
  const found = Object.keys(table).find((token) => table[token] === name);
  if (found === undefined) throw new Error(`No token stands for '${name}'.`);
  return found;
};

/** A query as the tokens of the grammar. Throws where the grammar cannot say it. */
export function writeTokens(reading: QueryReading): Token[] {
  const tokens = reading.kind === 'unanswerable' ? ['UNANSWERABLE'] : writeQuery(reading);
  let open: OpenSymbols | null = atStart;
  for (const token of tokens) {
    open = afterToken(open, nameOf(token));
    if (open === null) throw new Error(`The grammar has no place for '${nameOf(token)}'.`);
  }
  if (open.length > 0) throw new Error('The query is not complete.');
  return tokens;
}

function writeQuery(query: LogicalQuery): Token[] {
  if (query.kind === 'select') return [...writeSelect(query), 'END'];
  return [...writeSelect(query.left), tokenFor(sets, query.kind), ...writeQuery(query.right)];
}

function writeSelect({ from, where, group, distinct, select, order, limit }: Select): Token[] {
  return [
    ...writeSource(from),
    ...writeWhere(where),
    ...(group === null ? [] : ['GROUP', ...group.flatMap(writeExpression)]),
    distinct ? 'SELECT_DISTINCT' : 'SELECT',
    ...select.flatMap(writeExpression),
    ...order.flatMap(writeOrdering),
    ...(limit === null ? [] : writeLimit(limit)),
  ];
}

const writeSource = (source: Source): Token[] =>
  source.kind === 'query' ? ['FROM_QUERY', ...writeQuery(source.query)] : writeTables(source.tables);

function writeTables(tables: readonly SourceTable[]): Token[] {
  return tables.flatMap(({ table, join, via }): Token[] => {
    const name: Token = { point: 'TABLE', at: table };
    if (via === null) return join === 'left' ? ['LEFT', name] : [name];
    return [join === 'left' ? 'LEFT_VIA' : 'TABLE_VIA', { point: 'COLUMN', at: via }, name];
  });
}

const writeWhere = (where: Condition | null): Token[] =>
  where === null ? [] : ['WHERE', ...writeConditions(where)];

/** AND binds closer than OR; an OR inside an AND stands in brackets. */
function writeConditions(condition: Condition): Token[] {
  if (condition.kind === 'or') return withBetween('OR', condition.parts.map(writeConjunction));
  return writeConjunction(condition);
}

function writeConjunction(condition: Condition): Token[] {
  return condition.kind === 'and'
    ? withBetween('AND', condition.parts.map(writeCondition))
    : writeCondition(condition);
}

const withBetween = (word: string, written: readonly Token[][]): Token[] =>
  written.flatMap((tokens, at) => (at === 0 ? tokens : [word, ...tokens]));

function writeCondition(condition: Condition): Token[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return ['OPEN', ...writeConditions(condition), 'CLOSE'];
    case 'not':
      return ['NOT', ...writeCondition(condition.of)];
    case 'comparison':
      return [
        ...writeExpression(condition.left),
        tokenFor(comparisons, condition.operator),
        ...writeExpression(condition.right),
      ];
    case 'between':
      return [
        ...writeExpression(condition.of),
        'BETWEEN',
        ...writeExpression(condition.low),
        ...writeExpression(condition.high),
      ];
    case 'in list':
      return [
        ...writeExpression(condition.of),
        condition.negated ? 'NOT_IN' : 'IN',
        ...condition.values.flatMap(writeLiteral),
      ];
    case 'in query':
      return [
        ...writeExpression(condition.of),
        condition.negated ? 'NOT_IN_QUERY' : 'IN_QUERY',
        ...writeQuery(condition.query),
      ];
    case 'text match': {
      const token = Object.entries(matches).find(
        ([, [match, negated]]) => match === condition.match && negated === condition.negated,
      )?.[0];
      const positive = tokenFor(
        Object.fromEntries(
          Object.entries(matches)
            .slice(0, 3)
            .map(([name, [match]]) => [name, match]),
        ),
        condition.match,
      );
      const written = [...writeExpression(condition.of), token ?? positive, ...writeLiteral(condition.text)];
      return token === undefined ? ['NOT', ...written] : written;
    }
    case 'is null':
      return [...writeExpression(condition.of), condition.negated ? 'NOT_NULL' : 'IS_NULL'];
    case 'is true':
      return [...writeExpression(condition.of), condition.negated ? 'IS_FALSE' : 'IS_TRUE'];
    case 'period':
      return [
        ...writeExpression(condition.of),
        tokenFor(relations, condition.relation),
        ...writePeriod(condition.period),
      ];
    case 'exists':
      return [
        condition.negated ? 'LACKS' : 'EXISTS',
        ...writeTables(condition.tables),
        ...writeWhere(condition.where),
        'END',
      ];
    case 'same as outer':
      return ['SAME_AS_OUTER', { point: 'COLUMN', at: condition.column }];
  }
}

function writeExpression(expression: Expression): Token[] {
  switch (expression.kind) {
    case 'column': {
      const column: Token = { point: 'COLUMN', at: expression.column };
      return expression.via === null ? [column] : ['VIA', { point: 'COLUMN', at: expression.via }, column];
    }
    case 'output':
      return [`OUTPUT_${expression.position}`];
    case 'count rows':
      return ['COUNT_ROWS'];
    case 'aggregate':
      return [tokenFor(aggregates, expression.name), ...writeExpression(expression.of)];
    case 'filtered':
      return [
        'FILTERED',
        ...writeExpression(expression.aggregate),
        ...writeConditions(expression.where),
        'CLOSE',
      ];
    case 'share of rows':
      return ['SHARE_OF_ROWS', ...writeConditions(expression.where), 'CLOSE'];
    case 'share of total':
      return ['SHARE_OF_TOTAL', ...writeExpression(expression.of)];
    case 'running total':
      return ['RUNNING_TOTAL', ...writeExpression(expression.of)];
    case 'change':
      return ['CHANGE', ...writeExpression(expression.of)];
    case 'arithmetic':
      return [
        tokenFor(operators, expression.operator),
        ...writeExpression(expression.left),
        ...writeExpression(expression.right),
      ];
    case 'percentage':
      return ['PERCENTAGE', ...writeExpression(expression.part), ...writeExpression(expression.whole)];
    case 'joined text':
      return ['JOINED_TEXT', ...writeExpression(expression.left), ...writeExpression(expression.right)];
    case 'truncated':
      return [tokenFor(units, expression.unit), ...writeExpression(expression.of)];
    case 'time part':
      return [tokenFor(parts, expression.part), ...writeExpression(expression.of)];
    case 'elapsed':
      return [
        tokenFor(elapsed, expression.unit),
        ...writeExpression(expression.from),
        ...writeExpression(expression.to),
      ];
    case 'now':
      return ['NOW'];
    case 'literal':
      return writeLiteral(expression.literal);
    case 'nested':
      return ['NESTED', ...writeQuery(expression.query)];
  }
}

function writeLiteral(literal: Literal): Token[] {
  switch (literal.kind) {
    case 'words':
      return [
        { point: 'FIRST_WORD', at: literal.first },
        { point: 'LAST_WORD', at: literal.last },
      ];
    case 'stored':
      return [{ point: 'VALUE', column: literal.column, value: literal.value }];
    case 'number':
      return [`N${literal.value}`];
    case 'boolean':
      return [literal.value ? 'YES' : 'NO'];
  }
}

function writePeriod(period: Period): Token[] {
  switch (period.kind) {
    case 'words':
      return writeLiteral(period);
    case 'named':
      return [tokenFor(namedPeriods, period.name)];
    case 'previous':
      return ['PREVIOUS', ...writePeriod(period.of)];
    case 'year earlier':
      return ['YEAR_EARLIER', ...writePeriod(period.of)];
  }
}

const writeOrdering = ({ by, descending }: Ordering): Token[] => [
  descending ? 'DESC' : 'ASC',
  ...writeExpression(by),
];

function writeLimit({ count, per }: Limit): Token[] {
  const one = count.kind === 'number' && count.value === 1;
  const groups = per.length === 0 ? [] : ['PER', ...per.flatMap(writeExpression)];
  return one ? ['FIRST_ONE', ...groups] : ['LIMIT', ...writeLiteral(count), ...groups];
}

/** The query that tokens spell. Throws where they do not follow the grammar. */
export function readTokens(tokens: readonly Token[]): QueryReading {
  const parser = new TokenParser(tokens);
  if (parser.next === 'UNANSWERABLE') return { kind: 'unanswerable' };
  const query = parser.query();
  if (parser.next !== undefined) throw new Error(`'${parser.next}' follows a complete query.`);
  return query;
}

/** Reads from left to right; each method reads one symbol of the grammar. */
class TokenParser {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get next(): string | undefined {
    const token = this.#tokens[this.#at];
    return token === undefined ? undefined : nameOf(token);
  }

  query(): LogicalQuery {
    const left = this.#select();
    const end = this.#take();
    if (end === 'END') return left;
    return { kind: known(sets, nameOf(end)), left, right: this.query() };
  }

  #take(): Token {
    const token = this.#tokens[this.#at];
    if (token === undefined) throw new Error('The tokens end in the middle of a query.');
    this.#at += 1;
    return token;
  }

  #accept(name: string): boolean {
    if (this.next !== name) return false;
    this.#at += 1;
    return true;
  }

  #expect(name: string): Token {
    const token = this.#take();
    if (nameOf(token) !== name) throw new Error(`'${nameOf(token)}' stands where '${name}' is expected.`);
    return token;
  }

  #position(name: 'TABLE' | 'COLUMN' | 'FIRST_WORD' | 'LAST_WORD'): number {
    const token = this.#expect(name);
    if (typeof token === 'string' || token.point === 'VALUE') throw new Error(`'${name}' points at nothing.`);
    return token.at;
  }

  #select(): Select {
    const from: Source = this.#accept('FROM_QUERY')
      ? { kind: 'query', query: this.query() }
      : { kind: 'tables', tables: this.#tables() };
    const where = this.#where();
    const group = this.#accept('GROUP') ? this.#expressions() : null;
    const distinct = this.#accept('SELECT_DISTINCT');
    if (!distinct) this.#expect('SELECT');
    const select = this.#expressions();
    const order: Ordering[] = [];
    while (this.next === 'ASC' || this.next === 'DESC') {
      const descending = this.#take() === 'DESC';
      order.push({ by: this.#expression(), descending });
    }
    return { kind: 'select', from, where, group, distinct, select, order, limit: this.#limit() };
  }

  #tables(): SourceTable[] {
    const via = this.#accept('TABLE_VIA') ? this.#position('COLUMN') : null;
    const tables: SourceTable[] = [{ table: this.#position('TABLE'), join: 'inner', via }];
    for (;;) {
      if (this.next === 'TABLE') tables.push({ table: this.#position('TABLE'), join: 'inner', via: null });
      else if (this.#accept('LEFT')) tables.push({ table: this.#position('TABLE'), join: 'left', via: null });
      else if (this.next === 'TABLE_VIA' || this.next === 'LEFT_VIA') {
        const join = this.#take() === 'LEFT_VIA' ? 'left' : 'inner';
        const via = this.#position('COLUMN');
        tables.push({ table: this.#position('TABLE'), join, via });
      } else return tables;
    }
  }

  #where(): Condition | null {
    return this.#accept('WHERE') ? this.#conditions() : null;
  }

  #conditions(): Condition {
    const alternatives: Condition[][] = [[this.#condition()]];
    for (;;) {
      if (this.#accept('AND')) alternatives.at(-1)?.push(this.#condition());
      else if (this.#accept('OR')) alternatives.push([this.#condition()]);
      else
        return together(
          'or',
          alternatives.map((parts) => together('and', parts)),
        );
    }
  }

  #condition(): Condition {
    if (this.#accept('OPEN')) {
      const inner = this.#conditions();
      this.#expect('CLOSE');
      return inner;
    }
    if (this.#accept('NOT')) return { kind: 'not', of: this.#condition() };
    if (this.next === 'EXISTS' || this.next === 'LACKS') {
      const negated = this.#take() === 'LACKS';
      const tables = this.#tables();
      const where = this.#where();
      this.#expect('END');
      return { kind: 'exists', negated, tables, where };
    }
    if (this.#accept('SAME_AS_OUTER')) return { kind: 'same as outer', column: this.#position('COLUMN') };
    return this.#test(this.#expression());
  }

  #test(of: Expression): Condition {
    const token = nameOf(this.#take());
    switch (token) {
      case 'BETWEEN':
        return { kind: 'between', of, low: this.#operand(), high: this.#operand() };
      case 'IN':
      case 'NOT_IN': {
        const values = [this.#literal()];
        while (this.#isLiteral()) values.push(this.#literal());
        return { kind: 'in list', negated: token === 'NOT_IN', of, values };
      }
      case 'IN_QUERY':
      case 'NOT_IN_QUERY':
        return { kind: 'in query', negated: token === 'NOT_IN_QUERY', of, query: this.query() };
      case 'IS_NULL':
      case 'NOT_NULL':
        return { kind: 'is null', negated: token === 'NOT_NULL', of };
      case 'IS_TRUE':
      case 'IS_FALSE':
        return { kind: 'is true', negated: token === 'IS_FALSE', of };
    }
    if (token in matches) {
      const [match, negated] = matches[token as keyof typeof matches];
      return { kind: 'text match', match, negated, of, text: this.#literal() };
    }
    if (token in relations) {
      return { kind: 'period', relation: known(relations, token), of, period: this.#period() };
    }
    return { kind: 'comparison', operator: known(comparisons, token), left: of, right: this.#operand() };
  }

  #expressions(): Expression[] {
    const read = [this.#expression()];
    while (this.#isExpression()) read.push(this.#expression());
    return read;
  }

  #isExpression(): boolean {
    const ends = [
      'ASC',
      'DESC',
      'LIMIT',
      'FIRST_ONE',
      'PER',
      'SELECT',
      'SELECT_DISTINCT',
      'END',
      ...Object.keys(sets),
    ];
    return this.next !== undefined && !ends.includes(this.next);
  }

  #isLiteral(): boolean {
    const next = this.next;
    return next !== undefined && (['VALUE', 'FIRST_WORD', 'YES', 'NO'].includes(next) || /^N\d+$/.test(next));
  }

  #operand(): Expression {
    return this.#isLiteral() ? { kind: 'literal', literal: this.#literal() } : this.#expression();
  }

  #expression(): Expression {
    if (this.next === 'COLUMN') return { kind: 'column', column: this.#position('COLUMN'), via: null };
    const token = nameOf(this.#take());
    switch (token) {
      case 'VIA': {
        const via = this.#position('COLUMN');
        return { kind: 'column', column: this.#position('COLUMN'), via };
      }
      case 'OUTPUT_1':
      case 'OUTPUT_2':
      case 'OUTPUT_3':
        return { kind: 'output', position: Number(token.at(-1)) };
      case 'COUNT_ROWS':
        return { kind: 'count rows' };
      case 'NOW':
        return { kind: 'now' };
      case 'FILTERED': {
        const aggregate = this.#expression();
        const where = this.#conditions();
        this.#expect('CLOSE');
        return { kind: 'filtered', aggregate, where };
      }
      case 'SHARE_OF_ROWS': {
        const where = this.#conditions();
        this.#expect('CLOSE');
        return { kind: 'share of rows', where };
      }
      case 'SHARE_OF_TOTAL':
        return { kind: 'share of total', of: this.#expression() };
      case 'RUNNING_TOTAL':
        return { kind: 'running total', of: this.#expression() };
      case 'CHANGE':
        return { kind: 'change', of: this.#expression() };
      case 'PERCENTAGE':
        return { kind: 'percentage', part: this.#operand(), whole: this.#operand() };
      case 'JOINED_TEXT':
        return { kind: 'joined text', left: this.#operand(), right: this.#operand() };
      case 'NESTED':
        return { kind: 'nested', query: this.query() };
    }
    if (token in aggregates)
      return { kind: 'aggregate', name: known(aggregates, token), of: this.#operand() };
    if (token in units) return { kind: 'truncated', unit: known(units, token), of: this.#expression() };
    if (token in parts) return { kind: 'time part', part: known(parts, token), of: this.#expression() };
    if (token in elapsed) {
      return { kind: 'elapsed', unit: known(elapsed, token), from: this.#operand(), to: this.#operand() };
    }
    return {
      kind: 'arithmetic',
      operator: known(operators, token),
      left: this.#operand(),
      right: this.#operand(),
    };
  }

  #literal(): Literal {
    const token = this.#take();
    if (typeof token !== 'string') {
      if (token.point === 'VALUE') return { kind: 'stored', column: token.column, value: token.value };
      if (token.point === 'FIRST_WORD')
        return { kind: 'words', first: token.at, last: this.#position('LAST_WORD') };
    }
    if (token === 'YES' || token === 'NO') return { kind: 'boolean', value: token === 'YES' };
    const number = /^N(\d+)$/.exec(nameOf(token))?.[1];
    if (number === undefined) throw new Error(`'${nameOf(token)}' is no literal.`);
    return { kind: 'number', value: Number(number) };
  }

  #period(): Period {
    if (this.#accept('PREVIOUS')) return { kind: 'previous', of: this.#period() };
    if (this.#accept('YEAR_EARLIER')) return { kind: 'year earlier', of: this.#period() };
    if (this.next === 'FIRST_WORD') {
      const first = this.#position('FIRST_WORD');
      return { kind: 'words', first, last: this.#position('LAST_WORD') };
    }
    return { kind: 'named', name: known(namedPeriods, nameOf(this.#take())) };
  }

  #limit(): Limit | null {
    if (this.#accept('FIRST_ONE')) return { count: { kind: 'number', value: 1 }, per: this.#per() };
    return this.#accept('LIMIT') ? { count: this.#literal(), per: this.#per() } : null;
  }

  #per(): Expression[] {
    return this.#accept('PER') ? this.#expressions() : [];
  }
}

const together = (kind: 'and' | 'or', parts: readonly Condition[]): Condition =>
  parts.length === 1 ? (parts[0] as Condition) : { kind, parts };

function known<Table extends Readonly<Record<string, unknown>>>(
  table: Table,
  token: string,
): Table[keyof Table] {
  if (!(token in table))
    throw new Error(`'${token}' stands where none of ${Object.keys(table).join(', ')} does.`);
  return table[token] as Table[keyof Table];
}
