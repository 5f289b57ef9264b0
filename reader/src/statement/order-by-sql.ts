import type { Expression, Ordering } from '../query/logical-query.ts';
import { expressionSql } from './expression-sql.ts';
import { instanceOf, type OutputColumn, type Scope } from './statement-scope.ts';
import { sameExpression } from './walk-query.ts';

type Ordered = {
  scope: Scope;
  select: { order: readonly Ordering[]; limit: unknown; distinct: boolean; select: readonly Expression[] };
  /** Names that ORDER BY may use in place of their expressions. */
  outputs: readonly (OutputColumn & { expression: Expression; aliased: boolean })[];
  group: readonly Expression[];
};

/** The ORDER BY line, where there is one. Under a limit, ties are broken, so that the same rows come each time. */
export function orderByLines(ordered: Ordered): string[] {
  const { scope, select } = ordered;
  const items = select.order.map(({ by, descending }) => {
    const sql = orderedBy(ordered, by);
    if (cutsNulls(ordered, by)) return scope.context.dialect.nullsLast(sql, descending);
    return descending ? `${sql} DESC` : sql;
  });
  const all = select.limit === null ? items : [...items, ...tieBreakers(ordered)];
  const distinct = [...new Set(all)];
  return distinct.length === 0 ? [] : [`ORDER BY ${distinct.join(', ')}`];
}

/** In a whole result it is enough that NULL does not come before the highest. */
const cutsNulls = ({ scope, select }: Ordered, by: Expression): boolean =>
  isNullable(scope, by) && (select.limit !== null || scope.context.dialect.nullsAreHighest);

function orderedBy({ scope, outputs }: Ordered, by: Expression): string {
  const output = outputs.find(({ expression }) => sameExpression(expression, by));
  return output?.aliased ? scope.context.dialect.identifier(output.name) : expressionSql(scope, by);
}

function tieBreakers(ordered: Ordered): string[] {
  const { scope, select, group } = ordered;
  const isOrdered = (one: Expression) => select.order.some(({ by }) => sameExpression(by, one));
  const expressions = scope.aggregated
    ? group
    : select.distinct || scope.source !== null
      ? select.select
      : primaryKey(scope);
  return expressions.filter((one) => !isOrdered(one)).map((one) => orderedBy(ordered, one));
}

function primaryKey({ context, instances }: Scope): Expression[] {
  const main = instances[0];
  const key = main && context.schema.tables[main.table]?.primaryKey;
  return (key ?? []).map((column) => ({ kind: 'column', column, via: null }));
}

/** Whether an expression may be NULL. */
function isNullable(scope: Scope, expression: Expression): boolean {
  switch (expression.kind) {
    case 'column': {
      const { instance } = instanceOf(scope, expression.column, expression.via);
      return instance.left || scope.context.schema.columns[expression.column]?.nullable === true;
    }
    case 'count rows':
    case 'literal':
    case 'now':
      return false;
    case 'aggregate':
      if (expression.name === 'count' || expression.name === 'count distinct') return false;
      return scope.instances.some(({ left }) => left) || isNullable(scope, expression.of);
    case 'filtered':
      return (
        expression.aggregate.kind !== 'count rows' &&
        !(expression.aggregate.kind === 'aggregate' && expression.aggregate.name.startsWith('count'))
      );
    case 'truncated':
    case 'time part':
    case 'running total':
      return isNullable(scope, expression.of);
    case 'elapsed':
      return isNullable(scope, expression.from) || isNullable(scope, expression.to);
    case 'joined text':
      return false;
    case 'arithmetic':
      return (
        expression.operator === '/' ||
        isNullable(scope, expression.left) ||
        isNullable(scope, expression.right)
      );
    case 'output':
    case 'nested':
    case 'change':
    case 'percentage':
    case 'share of rows':
    case 'share of total':
      return true;
  }
}
