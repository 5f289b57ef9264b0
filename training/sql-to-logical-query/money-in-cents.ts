import type { Expression } from '../../reader/src/query/logical-query.ts';
import { isInMinorUnits } from '../../reader/src/schema/minor-currency-units.ts';
import type { Schema } from '../../reader/src/schema/schema-types.ts';

/** How many times an expression has a factor that is stored in cents: 1 for a sum of amounts, 0 for a ratio of two. */
export function powerOfMoney(schema: Schema, expression: Expression): number {
  switch (expression.kind) {
    case 'column':
      return isInMinorUnits(schema.columns[expression.column]) ? 1 : 0;
    case 'aggregate':
      return expression.name.startsWith('count') ? 0 : powerOfMoney(schema, expression.of);
    case 'filtered':
      return powerOfMoney(schema, expression.aggregate);
    case 'running total':
    case 'change':
      return powerOfMoney(schema, expression.of);
    case 'arithmetic': {
      const left = powerOfMoney(schema, expression.left);
      const right = powerOfMoney(schema, expression.right);
      if (expression.operator === '*') return left + right;
      return expression.operator === '/' ? left - right : Math.max(left, right);
    }
    case 'nested': {
      const select = expression.query.kind === 'select' ? expression.query : expression.query.left;
      const [first] = select.select;
      return first === undefined || select.from.kind === 'query' ? 0 : powerOfMoney(schema, first);
    }
    default:
      return 0;
  }
}
