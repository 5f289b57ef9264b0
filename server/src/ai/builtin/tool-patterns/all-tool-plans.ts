import type { Model } from '../suggest/schema-model-types.ts';
import { average } from './average.ts';
import { breakdown } from './breakdown.ts';
import { comparePeriods } from './compare-periods.ts';
import { findByName } from './find-by-name.ts';
import { hierarchy } from './hierarchy.ts';
import { latestRows } from './latest-rows.ts';
import { lowStock } from './low-stock.ts';
import { manyToMany } from './many-to-many.ts';
import { missingValue } from './missing-value.ts';
import { overTime } from './over-time.ts';
import { overdueAndUnfinishedRows } from './overdue-and-unfinished-rows.ts';
import { periodSummary } from './period-summary.ts';
import { repeatCustomers } from './repeat-customers.ts';
import { rowsByHighestValue } from './rows-by-highest-value.ts';
import { rowsByWeekday } from './rows-by-weekday.ts';
import { timeToCompletion } from './time-to-completion.ts';
import type { Pattern, ToolPlan } from './tool-plan.ts';
import { topByMeasure } from './top-by-measure.ts';
import { withoutRelatedRows } from './without-related-rows.ts';

const patterns: readonly Pattern[] = [
  findByName,
  latestRows,
  overTime,
  topByMeasure,
  breakdown,
  withoutRelatedRows,
  overdueAndUnfinishedRows,
  average,
  comparePeriods,
  timeToCompletion,
  lowStock,
  rowsByHighestValue,
  hierarchy,
  rowsByWeekday,
  repeatCustomers,
  manyToMany,
  periodSummary,
  missingValue,
];

/** Everything that could be proposed for a schema, in no order. */
export function allToolPlans(model: Model): ToolPlan[] {
  return patterns
    .flatMap((pattern) => pattern(model))
    .map((plan) => ({ ...plan, name: plan.name.slice(0, 90) }));
}
