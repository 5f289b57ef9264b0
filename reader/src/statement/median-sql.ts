import type { Expression } from '../query/logical-query.ts';
import { expressionSql } from './expression-sql.ts';
import type { Output, Parts } from './select-part-types.ts';
import { UnsupportedQueryError } from './statement-error-classes.ts';
import { aliasFor, inBrackets, type Scope } from './statement-scope.ts';
import { hasAggregate, sameExpression } from './walk-query.ts';

const isMedian = (expression: Expression): expression is Extract<Expression, { kind: 'aggregate' }> =>
  expression.kind === 'aggregate' && expression.name === 'median';

/** A median that takes a query of its own, because the database has no aggregate for it. */
export const isSeparateMedian = ({ context }: Scope, expression: Expression): boolean =>
  context.dialect.median === null && isMedian(expression);

/** Where no aggregate gives it: the average of the middle rows of each group, numbered by their value. */
export function medianSelect({ scope, select, outputs, group, tail, hasHaving }: Parts): string {
  const { dialect } = scope.context;
  const median = outputs.find(({ expression }) => isMedian(expression)) as Output;
  const others = outputs.filter((output) => output !== median);
  const beyond =
    others.some(({ expression }) => hasAggregate(expression)) ||
    group.some((one) => !others.some(({ expression }) => sameExpression(expression, one)));
  if (beyond || hasHaving || !isMedian(median.expression))
    throw new UnsupportedQueryError(`${dialect.name} has no median beside other aggregates.`);
  const value = expressionSql(scope, median.expression.of);
  const parts = others.length === 0 ? '' : `PARTITION BY ${others.map(({ sql }) => sql).join(', ')}`;
  const groups = others.map(({ sql, name }) => `${sql} AS ${dialect.identifier(name)}`);
  const numbered = [
    `SELECT ${[...groups, `${value} AS middle`].join(', ')},`,
    `  row_number() OVER (${[parts, `ORDER BY ${value}`].join(' ').trim()}) AS place, COUNT(*) OVER (${parts}) AS total`,
    ...tail.filter((line) => !line.startsWith('GROUP BY')),
    tail.some((line) => line.startsWith('WHERE'))
      ? `  AND ${value} IS NOT NULL`
      : `WHERE ${value} IS NOT NULL`,
  ].join('\n');
  const alias = aliasFor(scope.context, ['ranked']);
  const nameOf = (output: Output): string => `${alias}.${dialect.identifier(output.name)}`;
  const shown = outputs.map((output) =>
    output === median ? `AVG(${alias}.middle) AS ${dialect.identifier(output.name)}` : nameOf(output),
  );
  const order = select.order.flatMap(({ by, descending }) => {
    const output = outputs.find(({ expression }) => sameExpression(expression, by));
    return output === undefined ? [] : [`${dialect.identifier(output.name)}${descending ? ' DESC' : ''}`];
  });
  return [
    `SELECT ${shown.join(', ')}`,
    `FROM ${inBrackets(numbered)} AS ${alias}`,
    `WHERE 2 * ${alias}.place BETWEEN ${alias}.total AND ${alias}.total + 2`,
    ...(others.length === 0 ? [] : [`GROUP BY ${others.map(nameOf).join(', ')}`]),
    ...(order.length === 0 ? [] : [`ORDER BY ${order.join(', ')}`]),
  ].join('\n');
}
