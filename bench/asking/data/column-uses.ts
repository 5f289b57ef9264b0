import { columnOf, type NameScope, scopeOf } from '../../../server/src/language/statement/name-scope.ts';
import type { Expression, Query } from '../../../server/src/language/statement/query-tree.ts';
import { partsOf } from '../../../server/src/language/statement/query-tree.ts';
import { queryTreeFromTokens } from '../../../server/src/language/statement/query-tree-from-tokens.ts';
import { tokensOf } from '../../../server/src/language/statement/statement-tokens.ts';

export type Column = { table: string; column: string };

/** What one place of a statement tells about a column. */
export type Use =
  | { kind: 'parameter'; name: string; operator: string }
  | { kind: 'literal'; value: string }
  | { kind: 'equals'; other: Column }
  | { kind: 'alike'; other: Column }
  | { kind: 'number' | 'time' | 'ahead' | 'nullable' | 'shown' }
  /** A LEFT JOIN looks for rows that have none of it. */
  | { kind: 'optional' };

export type ColumnUse = Column & { use: Use };

type Note = (column: Column, use: Use) => void;

/** Every column that a statement names, once for each place where it stands. */
export function columnUses(sql: string): ColumnUse[] {
  const found: ColumnUse[] = [];
  readQuery(queryTreeFromTokens(tokensOf('sqlite', sql)).query, null, (column, use) =>
    found.push({ ...column, use }),
  );
  return found;
}

function readQuery(query: Query, outer: NameScope | null, note: Note): void {
  for (const select of query.selects) {
    const { sources, outputs, where, groupBy, having } = select;
    const scope = scopeOf(select, query, outer);
    for (const { on, isOptional } of sources) {
      if (on) read(on, scope, note);
      if (on && isOptional) for (const column of columnsIn(on, scope)) note(column, { kind: 'optional' });
    }
    const ordered = query.orderBy.map(({ expression }) => expression);
    for (const one of [...outputs.map(({ expression }) => expression), where, ...groupBy, having, ...ordered])
      if (one) read(one, scope, note);
  }
}

const comparisons: ReadonlySet<string> = new Set(['=', '<>', '<', '<=', '>', '>=', 'like', 'in']);
const sums: ReadonlySet<string> = new Set(['+', '-', '*', '/']);
const totals: ReadonlySet<string> = new Set(['sum', 'avg', 'total', 'round', 'abs']);
const times: ReadonlySet<string> = new Set(['date', 'time', 'datetime', 'julianday', 'strftime']);

function read(expression: Expression, scope: NameScope, note: Note): void {
  switch (expression.type) {
    case 'column':
      noteAll([expression], { kind: 'shown' }, { scope, note });
      return;
    case 'query':
      readQuery(expression.query, scope, note);
      return;
    case 'call':
      if (times.has(expression.name)) noteAll(expression.parts, { kind: 'time' }, { scope, note });
      if (totals.has(expression.name)) noteDirect(expression.parts, { kind: 'number' }, { scope, note });
      break;
    case 'operation':
      if (comparisons.has(expression.name)) readComparison(expression, scope, note);
      if (sums.has(expression.name)) noteDirect(expression.parts, { kind: 'number' }, { scope, note });
      if (expression.name === 'is null' || expression.name === 'is not null')
        noteAll(expression.parts, { kind: 'nullable' }, { scope, note });
      break;
    default:
  }
  for (const part of partsOf(expression)) read(part, scope, note);
}

/** Each side tells about the columns of the other. */
function readComparison(
  { name, parts }: Extract<Expression, { type: 'operation' }>,
  scope: NameScope,
  note: Note,
): void {
  const [left, ...right] = parts;
  if (!left) return;
  for (const side of right) {
    compare(left, side, name);
    compare(side, left, name);
  }
  function compare(one: Expression, other: Expression, operator: string): void {
    const columns = isPlain(one) ? columnsIn(one, scope) : [];
    for (const column of columns) for (const use of usesOf(other, operator, scope)) note(column, use);
  }
}

function* usesOf(other: Expression, operator: string, scope: NameScope): Generator<Use> {
  if (callsNow(other)) {
    yield { kind: 'time' };
    if (adds(other) || operator.startsWith('>')) yield { kind: 'ahead' };
    return;
  }
  if (other.type === 'literal') yield { kind: 'literal', value: other.value };
  for (const name of parametersIn(other)) yield { kind: 'parameter', name, operator };
  for (const column of isPlain(other) ? columnsIn(other, scope) : [])
    yield { kind: operator === '=' ? 'equals' : 'alike', other: column };
}

const plainCalls: ReadonlySet<string> = new Set(['date', 'lower', 'upper', 'trim', 'max', 'min']);

/** A column itself, however it is spelled or picked: a sum of it has other values. */
function isPlain(expression: Expression): boolean {
  if (expression.type === 'column') return true;
  return expression.type === 'call' && plainCalls.has(expression.name) && expression.parts.every(isPlain);
}

function callsNow(expression: Expression): boolean {
  const isNow = expression.type === 'literal' && expression.value === 'now';
  return isNow || partsOf(expression).some(callsNow);
}

function adds(expression: Expression): boolean {
  const isPlus = expression.type === 'literal' && expression.value.startsWith('+');
  return isPlus || partsOf(expression).some(adds);
}

function parametersIn(expression: Expression): string[] {
  if (expression.type === 'parameter') return [expression.name];
  return partsOf(expression).flatMap(parametersIn);
}

type Noting = { scope: NameScope; note: Note };

function noteAll(parts: readonly Expression[], use: Use, { scope, note }: Noting): void {
  for (const part of parts) for (const column of columnsIn(part, scope)) note(column, use);
}

function noteDirect(parts: readonly Expression[], use: Use, { scope, note }: Noting): void {
  noteAll(
    parts.filter(({ type }) => type === 'column'),
    use,
    { scope, note },
  );
}

/** Every column is written with its table's alias: a name alone is one that the statement gives itself. */
function columnsIn(expression: Expression, scope: NameScope): Column[] {
  if (expression.type === 'column' && expression.path.length > 1) {
    const { table, column } = columnOf(expression.path, scope);
    return table === null ? [] : [{ table, column }];
  }
  return partsOf(expression).flatMap((part) => columnsIn(part, scope));
}
