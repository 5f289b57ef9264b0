import type { Expression, Ordering, Select } from '../query/logical-query.ts';
import type { Schema } from '../schema/schema-types.ts';
import { groupOf } from '../statement/group-by-expressions.ts';
import { expressionsOf, hasAggregate, sameExpression } from '../statement/walk-query.ts';

export const isTime = (one: Expression): boolean => one.kind === 'truncated' || one.kind === 'time part';

/** The figures of a query that groups, or gives one figure; null where it lists rows. */
export function figuresOf({ select, group }: Select): Expression[] | null {
  const figures = select.filter(hasAggregate);
  return figures.length > 0 && group === null ? figures : null;
}

/** The same figures for other groups. A ranking stays one, of the new groups. */
export function withGroups(query: Select, groups: readonly Expression[], schema: Schema): Select | null {
  const figures = figuresOf(query);
  if (figures === null || (query.limit?.per.length ?? 0) > 0) return null;
  const ranked = query.order.filter(({ by }) => hasAggregate(by));
  const time = groups.find(isTime);
  const inTime: Ordering[] = time === undefined ? [] : [{ by: time, descending: false }];
  const regrouped: Select = {
    ...query,
    select: [...groups, ...figures],
    order: ranked.length > 0 && query.limit !== null ? ranked : inTime.length > 0 ? inTime : ranked,
    limit: ranked.length > 0 ? query.limit : null,
  };
  return withoutUnused(regrouped, query, schema);
}

/** A table that was joined for the groups before must not drop the rows that have no counterpart there. */
function withoutUnused(query: Select, before: Select, schema: Schema): Select {
  if (query.from.kind === 'query') return query;
  const tablesOf = (expressions: readonly Expression[]) =>
    new Set(expressions.flatMap((one) => (one.kind === 'column' ? [schema.columns[one.column]?.table] : [])));
  const grouped = tablesOf(groupOf(before).flatMap((one) => ('of' in one ? [one, one.of] : [one])));
  const used = tablesOf(expressionsOf(query));
  const [main, ...others] = query.from.tables;
  const left = others.filter(({ table }) => used.has(table) || !grouped.has(table));
  return main === undefined ? query : { ...query, from: { kind: 'tables', tables: [main, ...left] } };
}

/** Each figure in per cent of its sum over all groups; null where they do not add up. */
export function asShares(query: Select): Select | null {
  const figures = figuresOf(query);
  if (figures === null || groupOf(query).length === 0 || !figures.every(addsUp)) return null;
  const share = (of: Expression): Expression => ({ kind: 'share of total', of });
  return { ...query, select: query.select.map((one) => (hasAggregate(one) ? share(one) : one)) };
}

/** Whether the figures of parts come to the figure of the whole. */
export function addsUp(figure: Expression): boolean {
  if (figure.kind === 'count rows') return true;
  if (figure.kind === 'filtered') return addsUp(figure.aggregate);
  return figure.kind === 'aggregate' && (figure.name === 'sum' || figure.name === 'count');
}

export const isGroupedBy = (query: Select, by: Expression): boolean =>
  groupOf(query).some((one) => sameExpression(one, by));
