import type { Condition, Expression, Period, Select } from '../query/logical-query.ts';
import { groupOf } from '../statement/group-by-expressions.ts';
import { conjunctsOf, hasAggregate } from '../statement/walk-query.ts';
import { allOf, periodsOf } from './change-conditions.ts';
import { isTime } from './change-grouping.ts';

/**
 * 'Compared to last year': each figure of the query before, of its period and of another one. Null where it has no figure,
 * or not just one period that it is about. `earlier`: what its period is compared with.
 */
export function withPeriodBeside(query: Select, earlier: (period: Period) => Period | null): Select | null {
  const [asked, ...others] = periodsOf(query);
  if (asked?.relation !== 'during' || others.length > 0 || groupOf(query).some(isTime)) return null;
  const parts = conjunctsOf(query.where);
  const figures = query.select.filter(hasAggregate);
  const period = earlier(asked.period);
  if (!parts.includes(asked) || period === null || figures.length === 0 || !figures.every(isPlain))
    return null;
  const before: Condition = { ...asked, period };
  const either: Condition = { kind: 'or', parts: [asked, before] };
  return {
    ...query,
    where: allOf([...parts.filter((part) => part !== asked), either]),
    select: query.select.flatMap((one) =>
      hasAggregate(one) ? [filtered(one, asked), filtered(one, before)] : [one],
    ),
    order: query.order.map((one) => (hasAggregate(one.by) ? { ...one, by: filtered(one.by, asked) } : one)),
  };
}

const isPlain = ({ kind }: Expression): boolean =>
  kind === 'count rows' || kind === 'aggregate' || kind === 'filtered';

/** A figure of the rows alone that meet a condition. */
export function filtered(figure: Expression, where: Condition): Expression {
  if (figure.kind !== 'filtered') return { kind: 'filtered', aggregate: figure, where };
  return { ...figure, where: { kind: 'and', parts: [figure.where, where] } };
}
