import { type NameScope, queryOf, scopeOf, throughQueries } from '../name-scope.ts';
import { type Expression, partsOf, type Query, type Select, within } from '../query-tree.ts';
import type { Outline, OutlineLimit, OutlineOrder } from './outline.ts';
import { columnsIn, parametersIn } from './outline-columns.ts';
import { hasAggregate } from './outline-figures.ts';

/** A query with a limit inside of another; `isHandedOn`: its rows are the rows of the answer. */
type Limited = { query: Query; isHandedOn: boolean };

/** WITH may name itself. */
const deepest = 8;

export function limitsOf(query: Query): Pick<Outline, 'limit' | 'innerLimit'> {
  const inner = limitedWithin(query, query.limit === null);
  const handed = query.limit ? query : inner.find(({ isHandedOn }) => isHandedOn)?.query;
  const other = inner.find(({ isHandedOn }) => !isHandedOn)?.query;
  return { limit: limitOf(handed), innerLimit: limitOf(other) };
}

function limitOf(query: Query | undefined): OutlineLimit | null {
  return query?.limit ? { parameters: parametersIn(query.limit), order: orderOf(query) } : null;
}

function limitedWithin(query: Query, mayHandOn: boolean, depth = 0): Limited[] {
  if (depth > deepest) return [];
  return query.selects.flatMap((select) => {
    const isPlain = mayHandOn && isOfRows(select) && query.selects.length === 1;
    const sources = select.sources.flatMap((source) => {
      const inner = queryOf(source, query.parts);
      const parts = query.parts.filter((part) => part.query !== inner);
      return inner ? limitedFrom({ ...inner, parts: [...inner.parts, ...parts] }, isPlain, depth) : [];
    });
    const conditions = [select.where, select.having, ...select.sources.map(({ on }) => on)];
    const tested = conditions.flatMap((one) => (one ? queriesTestedIn(one) : []));
    const table = select.sources[0]?.table;
    return [
      ...sources,
      ...tested.flatMap((inner) => {
        // The keys of its own rows: those rows are meant.
        const isOwn = table !== null && inner.selects[0]?.sources[0]?.table === table;
        return limitedFrom({ ...inner, parts: [...inner.parts, ...query.parts] }, isPlain && isOwn, depth);
      }),
    ];
  });
}

function limitedFrom(query: Query, isHandedOn: boolean, depth: number): Limited[] {
  if (query.limit) return [{ query, isHandedOn }];
  return limitedWithin(query, isHandedOn, depth + 1);
}

/** It gives rows as they come. */
const isOfRows = ({ outputs, groupBy, isDistinct }: Select): boolean =>
  groupBy.length === 0 && !isDistinct && !outputs.some(({ expression }) => hasAggregate(expression));

/** Whether there is a row at all, EXISTS, is the same with a limit. */
function queriesTestedIn(condition: Expression): Query[] {
  if (condition.type === 'query') return [condition.query];
  if (condition.type === 'operation' && condition.name === 'exists') return [];
  return partsOf(condition).flatMap(queriesTestedIn);
}

/** `price IS NULL` and CASE before the key itself only put some rows last. */
function orderOf(query: Query): OutlineOrder {
  const [select] = query.selects;
  const key = query.orderBy.find(({ expression }) => !/^(operation|group)$/.test(expression.type));
  if (!select || !key) return null;
  const scope: NameScope = scopeOf(select, query, null);
  const expression = throughQueries(outputBehind(key.expression, select), scope);
  const columns = columnsIn(expression, scope).map(({ column }) => column);
  const figures = [...within(expression)].flatMap((one) => (one.type === 'call' ? [one.name] : []));
  const by = [...figures, ...columns].join(' ');
  return by === '' ? null : { by, end: key.isFalling ? 'falling' : 'rising' };
}

/** `GROUP BY 1`, or by the name of an output. */
export function outputBehind(expression: Expression, { outputs }: Select): Expression {
  if (expression.type === 'literal') return outputs[Number(expression.value) - 1]?.expression ?? expression;
  if (expression.type !== 'column' || expression.path.length > 1) return expression;
  const [name = ''] = expression.path;
  return outputs.find((one) => one.name.toLowerCase() === name.toLowerCase())?.expression ?? expression;
}
