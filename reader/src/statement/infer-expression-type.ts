import type { Expression, Literal, LogicalQuery } from '../query/logical-query.ts';
import type { Schema } from '../schema/schema-types.ts';
import type { OutputColumn, ValueType } from './statement-scope.ts';

const number: ValueType = { type: 'number', date: false, column: null };

/** What an expression gives. `outputs` are those of the query in FROM. */
export function inferExpressionType(
  schema: Schema,
  expression: Expression,
  outputs: readonly OutputColumn[] | null = null,
): ValueType {
  const inner = (part: Expression): ValueType => inferExpressionType(schema, part, outputs);
  switch (expression.kind) {
    case 'column':
      return typeOfColumn(schema, expression.column);
    case 'output':
      return outputs?.[expression.position - 1] ?? number;
    case 'aggregate':
      return expression.name === 'min' || expression.name === 'max' ? inner(expression.of) : number;
    case 'filtered':
      return inner(expression.aggregate);
    case 'arithmetic': {
      const left = inner(expression.left);
      const right = inner(expression.right);
      if (left.type === 'time' && right.type !== 'time') return left;
      return right.type === 'time' && left.type !== 'time' ? right : number;
    }
    case 'joined text':
      return { type: 'text', date: false, column: null };
    case 'truncated':
      return { type: 'time', date: expression.unit !== 'hour', column: null };
    case 'now':
      return { type: 'time', date: false, column: null };
    case 'literal':
      return typeOfLiteral(schema, expression.literal);
    case 'nested':
      return typeOfQuery(schema, expression.query);
    case 'count rows':
    case 'share of rows':
    case 'share of total':
    case 'running total':
    case 'change':
    case 'percentage':
    case 'time part':
    case 'elapsed':
      return number;
  }
}

function typeOfColumn(schema: Schema, column: number): ValueType {
  const found = schema.columns[column];
  if (found === undefined) return { type: 'other', date: false, column };
  const date = found.type === 'time' && found.timeStorage === 'native' && /^date$/i.test(found.sqlType);
  return { type: found.type, date, column };
}

function typeOfLiteral(schema: Schema, literal: Literal): ValueType {
  switch (literal.kind) {
    case 'words':
      return { type: 'other', date: false, column: null };
    case 'stored':
      return { ...typeOfColumn(schema, literal.column), column: null };
    case 'number':
      return number;
    case 'boolean':
      return { type: 'boolean', date: false, column: null };
  }
}

function typeOfQuery(schema: Schema, query: LogicalQuery): ValueType {
  const select = query.kind === 'select' ? query : query.left;
  const [first] = select.select;
  if (first === undefined) return number;
  const outputs = select.from.kind === 'query' ? outputTypes(schema, select.from.query) : null;
  return inferExpressionType(schema, first, outputs);
}

function outputTypes(schema: Schema, query: LogicalQuery): OutputColumn[] {
  const select = query.kind === 'select' ? query : query.left;
  const outputs = select.from.kind === 'query' ? outputTypes(schema, select.from.query) : null;
  return select.select.map((expression) => ({
    ...inferExpressionType(schema, expression, outputs),
    name: '',
  }));
}
