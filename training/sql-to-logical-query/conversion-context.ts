import type { Node, SelectStmt } from 'libpg-query';
import type { Condition, Expression, LogicalQuery } from '../../reader/src/query/logical-query.ts';
import type { Clock } from '../../reader/src/question/wall-clock-arithmetic.ts';
import type { Schema } from '../../reader/src/schema/schema-types.ts';
import type { Aligner } from './align-literals-with-question.ts';
import { type Constant, evaluate } from './evaluate-constants.ts';
import type { Scope } from './scope.ts';

/** What every step of a conversion needs, and the steps that call one another. */
export type Conversion = {
  schema: Schema;
  moment: Clock;
  align: Aligner;
  /** Windows that only the operation around them gives a meaning. */
  openWindows: Set<Expression>;
  query(select: SelectStmt, outer: Scope | null): LogicalQuery;
  expression(node: Node, scope: Scope): Expression;
  /** All of these conditions together; null for none. */
  conditions(nodes: readonly Node[], scope: Scope): Condition | null;
};

export const constantIn = ({ moment }: Conversion, node: Node): Constant | null => evaluate(node, moment);

export const same = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

/** Whether an expression counts or adds up several rows. */
export function isAggregate(expression: Expression): boolean {
  switch (expression.kind) {
    case 'count rows':
    case 'aggregate':
    case 'filtered':
    case 'share of rows':
    case 'share of total':
    case 'running total':
    case 'change':
      return true;
    case 'arithmetic':
    case 'joined text':
      return isAggregate(expression.left) || isAggregate(expression.right);
    case 'percentage':
      return isAggregate(expression.part) || isAggregate(expression.whole);
    case 'truncated':
    case 'time part':
      return isAggregate(expression.of);
    case 'elapsed':
      return isAggregate(expression.from) || isAggregate(expression.to);
    default:
      return false;
  }
}

/** Whether an expression is a moment or a date. */
export function isTime(schema: Schema, expression: Expression): boolean {
  switch (expression.kind) {
    case 'column':
      return schema.columns[expression.column]?.type === 'time';
    case 'now':
    case 'truncated':
      return true;
    case 'aggregate':
      return (expression.name === 'min' || expression.name === 'max') && isTime(schema, expression.of);
    case 'filtered':
      return isTime(schema, expression.aggregate);
    default:
      return false;
  }
}

/** Whether an expression is a date without a time of day. */
export function isDate(schema: Schema, expression: Expression): boolean {
  switch (expression.kind) {
    case 'column':
      return schema.columns[expression.column]?.sqlType.toLowerCase() === 'date';
    case 'aggregate':
      return isDate(schema, expression.of);
    case 'filtered':
      return isDate(schema, expression.aggregate);
    default:
      return false;
  }
}
