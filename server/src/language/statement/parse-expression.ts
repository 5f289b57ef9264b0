import type { Expression, Query } from './query-tree.ts';
import { operation, quantified, Unreadable } from './query-tree.ts';
import type { TokenCursor } from './token-cursor.ts';

/** Reads the query that stands inside of an expression. */
export type ReadQuery = (cursor: TokenCursor) => Query;

/** How closely an operator holds its sides; the comparisons lie between AND and the signs that compute. */
const closeness = { or: 1, and: 2, not: 3, comparison: 4, sum: 5, product: 6, path: 7 } as const;
const signs: Readonly<Record<string, number>> = {
  '=': closeness.comparison,
  '==': closeness.comparison,
  '<=>': closeness.comparison,
  '<>': closeness.comparison,
  '!=': closeness.comparison,
  '<': closeness.comparison,
  '<=': closeness.comparison,
  '>': closeness.comparison,
  '>=': closeness.comparison,
  '+': closeness.sum,
  '-': closeness.sum,
  '|': closeness.sum,
  '&': closeness.sum,
  '<<': closeness.sum,
  '>>': closeness.sum,
  '||': closeness.product,
  '*': closeness.product,
  '/': closeness.product,
  '%': closeness.product,
  '->': closeness.path,
  '->>': closeness.path,
};
const sameAs: Readonly<Record<string, string>> = { '==': '=', '<=>': '=', '!=': '<>', '&&': 'and' };
const likeWords = ['LIKE', 'REGEXP', 'RLIKE', 'GLOB', 'MATCH'] as const;
const units = 'MICROSECOND SECOND MINUTE HOUR DAY WEEK MONTH QUARTER YEAR YEAR_MONTH DAY_HOUR'.split(' ');

/** One expression of MySQL or SQLite, up to what does not belong to it any more. */
export class ExpressionParser {
  readonly #cursor: TokenCursor;
  readonly #readQuery: ReadQuery;

  constructor(cursor: TokenCursor, readQuery: ReadQuery) {
    this.#cursor = cursor;
    this.#readQuery = readQuery;
  }

  read(least = 0): Expression {
    return this.#cursor.nested(() => {
      let left = this.#prefixed();
      for (let next = this.#joined(left, least); next; next = this.#joined(left, least)) left = next;
      return left;
    });
  }

  list(): Expression[] {
    const items = [this.read()];
    while (this.#cursor.takeSign(',')) items.push(this.read());
    return items;
  }

  /** The expression that `left` is a part of; null where it ends here. */
  #joined(left: Expression, least: number): Expression | null {
    const cursor = this.#cursor;
    const token = cursor.peek();
    if (token?.kind === 'sign') {
      const own = token.text === '&&' ? closeness.and : signs[token.text];
      if (own === undefined || own < least) return null;
      cursor.next();
      const sign = sameAs[token.text] ?? token.text;
      return this.#quantified(left, sign) ?? operation(sign, [left, this.read(own + 1)]);
    }
    for (const word of ['or', 'and'] as const) {
      if (!cursor.isWord(word.toUpperCase())) continue;
      if (closeness[word] < least) return null;
      cursor.next();
      return operation(word, [left, this.read(closeness[word] + 1)]);
    }
    if (cursor.isWord('COLLATE')) {
      cursor.next();
      cursor.name();
      return left;
    }
    if (cursor.isWord('DIV', 'MOD') && closeness.product >= least) {
      cursor.next();
      return operation('/', [left, this.read(closeness.product + 1)]);
    }
    return closeness.comparison < least ? null : this.#compared(left);
  }

  /** `> ALL (SELECT …)`, behind the sign. */
  #quantified(left: Expression, sign: string): Expression | null {
    const cursor = this.#cursor;
    if (!cursor.isWord('ALL', 'ANY', 'SOME') || !cursor.isSign('(', 1)) return null;
    const rows = cursor.takeWord('ALL') ? 'all' : 'any';
    if (rows === 'any') cursor.next();
    cursor.expectSign('(');
    return operation(quantified(sign, rows), [left, this.#inParentheses()]);
  }

  #compared(left: Expression): Expression | null {
    const cursor = this.#cursor;
    if (cursor.takeWord('ISNULL')) return operation('is null', [left]);
    if (cursor.takeWord('NOTNULL')) return operation('is not null', [left]);
    if (cursor.takeWord('IS')) return this.#is(left);
    const isDenied = cursor.isWord('NOT') && cursor.isWordAt(1, 'IN', 'BETWEEN', ...likeWords);
    if (isDenied) cursor.next();
    const named = (name: string) => (isDenied ? `not ${name}` : name);
    if (cursor.takeWord('BETWEEN')) {
      const low = this.read(closeness.sum);
      if (!cursor.takeWord('AND')) throw new Unreadable('BETWEEN has one end.');
      return operation(named('between'), [left, low, this.read(closeness.sum)]);
    }
    if (cursor.takeWord('IN')) return operation(named('in'), [left, ...this.#members()]);
    const isLike = cursor.isWord('LIKE');
    if (!cursor.takeWord(...likeWords)) return null;
    const pattern = this.read(closeness.sum);
    if (cursor.takeWord('ESCAPE')) this.read(closeness.sum);
    return operation(named(isLike ? 'like' : 'matches'), [left, pattern]);
  }

  #is(left: Expression): Expression {
    const cursor = this.#cursor;
    const isDenied = cursor.takeWord('NOT');
    if (cursor.takeWord('NULL')) return operation(isDenied ? 'is not null' : 'is null', [left]);
    const isDistinct = cursor.takeWord('DISTINCT') && cursor.takeWord('FROM');
    return operation(isDenied === isDistinct ? '=' : '<>', [left, this.read(closeness.sum)]);
  }

  #members(): readonly Expression[] {
    const cursor = this.#cursor;
    // `a IN t` of SQLite.
    if (!cursor.takeSign('(')) return [this.read(closeness.path)];
    const members = this.#inParentheses();
    return members.type === 'group' ? members.parts : [members];
  }

  /** Behind '(': a query, or expressions; past the ')'. */
  #inParentheses(): Expression {
    const cursor = this.#cursor;
    if (cursor.takeSign(')')) return { type: 'group', parts: [] };
    if (cursor.isWord('SELECT', 'WITH', 'VALUES')) {
      const query = this.#readQuery(cursor);
      cursor.expectSign(')');
      return { type: 'query', query };
    }
    const items = this.list();
    cursor.expectSign(')');
    const [only] = items;
    return only && items.length === 1 ? only : { type: 'group', parts: items };
  }

  #prefixed(): Expression {
    const cursor = this.#cursor;
    if (cursor.takeWord('NOT') || cursor.takeSign('!')) return operation('not', [this.read(closeness.not)]);
    if (cursor.takeSign('-') || cursor.takeSign('+') || cursor.takeSign('~')) {
      return { type: 'group', parts: [this.read(closeness.product)] };
    }
    if (cursor.takeSign('(')) return this.#inParentheses();
    if (cursor.takeSign('*')) return { type: 'star' };
    const token = cursor.peek();
    if (token?.kind === 'parameter') return { type: 'parameter', name: cursor.next().text };
    if (token?.kind === 'number' || token?.kind === 'text')
      return { type: 'literal', value: cursor.next().text };
    return this.#named();
  }

  #named(): Expression {
    const cursor = this.#cursor;
    if (cursor.isWord('CASE')) return this.#case();
    if (cursor.isWord('INTERVAL') && !cursor.isSign('.', 1)) return this.#interval();
    if (cursor.takeWord('EXISTS')) return operation('exists', [this.read(closeness.path)]);
    if (cursor.takeWord('DISTINCT', 'BINARY')) return this.read(closeness.path);
    // DATE '2026-01-01' is the day and nothing else.
    if (cursor.isName() && cursor.peek(1)?.kind === 'text') {
      cursor.next();
      return { type: 'literal', value: cursor.next().text };
    }
    const path = [cursor.name()];
    while (cursor.takeSign('.')) {
      if (cursor.takeSign('*')) return { type: 'star' };
      path.push(cursor.name());
    }
    return cursor.takeSign('(') ? this.#call(path.at(-1)?.toLowerCase() ?? '') : { type: 'column', path };
  }

  /** Behind the '(' of a call. */
  #call(name: string): Expression {
    const cursor = this.#cursor;
    const parts = cursor.takeSign(')') ? [] : this.#arguments(name);
    const filter = cursor.isWord('FILTER') && cursor.isSign('(', 1) ? this.#filter() : [];
    const isWindow = cursor.takeWord('OVER');
    if (isWindow && cursor.takeSign('(')) cursor.skipToClose();
    else if (isWindow) cursor.name();
    const [only] = parts;
    if (name === 'cast' && only) return only;
    return { type: 'call', name, parts: [...parts, ...filter], isWindow };
  }

  #arguments(name: string): readonly Expression[] {
    const cursor = this.#cursor;
    cursor.takeWord('DISTINCT', 'ALL');
    const isUnit = name === 'extract' || name === 'timestampdiff' || name === 'timestampadd';
    const unit: Expression[] = isUnit ? [{ type: 'literal', value: cursor.name().toLowerCase() }] : [];
    if (isUnit && !cursor.takeWord('FROM')) cursor.expectSign(',');
    const inner = this.#inArguments();
    return [...unit, ...inner];
  }

  /** What else a call may hold is passed over: `ORDER BY …`, `SEPARATOR ','`, `AS date`, `FROM …`. */
  #inArguments(): readonly Expression[] {
    const cursor = this.#cursor;
    if (cursor.isWord('SELECT', 'WITH')) return [this.#inParentheses()];
    const items = this.list();
    if (!cursor.takeSign(')')) cursor.skipToClose();
    return items;
  }

  #filter(): readonly Expression[] {
    const cursor = this.#cursor;
    cursor.next();
    cursor.expectSign('(');
    cursor.takeWord('WHERE');
    const condition = this.read();
    cursor.expectSign(')');
    return [operation('filter', [condition])];
  }

  #case(): Expression {
    const cursor = this.#cursor;
    cursor.next();
    const of = cursor.isWord('WHEN') ? null : this.read();
    const parts: Expression[] = [];
    while (!cursor.takeWord('END')) parts.push(this.#branch(of));
    return operation('case', parts);
  }

  #branch(of: Expression | null): Expression {
    const cursor = this.#cursor;
    if (cursor.takeWord('ELSE')) return operation('else', [this.read()]);
    if (!cursor.takeWord('WHEN')) throw new Unreadable('CASE has something else than branches.');
    const said = this.read();
    if (!cursor.takeWord('THEN')) throw new Unreadable('a branch of CASE gives nothing.');
    return operation('when', [of ? operation('=', [of, said]) : said, this.read()]);
  }

  /** INTERVAL 1 DAY, INTERVAL '1 day', INTERVAL :days DAY. */
  #interval(): Expression {
    const cursor = this.#cursor;
    cursor.next();
    const amount = this.read(closeness.sum);
    const unit = cursor.isWord(...units) ? ` ${cursor.next().text.toLowerCase()}` : '';
    if (amount.type !== 'literal') return { type: 'group', parts: [amount] };
    return { type: 'literal', value: `${amount.value}${unit}` };
  }
}
