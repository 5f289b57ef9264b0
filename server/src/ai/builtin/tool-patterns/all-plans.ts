import type { Model } from '../suggest/schema-model.ts';
import { average } from './average.ts';
import { breakdown } from './breakdown.ts';
import { comparePeriods } from './compare-periods.ts';
import { findByName } from './find-by-name.ts';
import { hierarchy } from './hierarchy.ts';
import { latest } from './latest-rows.ts';
import { lowStock } from './low-stock.ts';
import { manyToMany } from './many-to-many.ts';
import { missingValue } from './missing-value.ts';
import { overTime } from './over-time.ts';
import { unfinished } from './overdue-and-unfinished-rows.ts';
import { glance } from './period-summary.ts';
import type { Pattern, Plan } from './plan.ts';
import { repeat } from './repeat-customers.ts';
import { highest } from './rows-by-highest-value.ts';
import { weekdays } from './rows-by-weekday.ts';
import { duration } from './time-to-completion.ts';
import { top } from './top-by-measure.ts';
import { without } from './without-related-rows.ts';

const patterns: readonly Pattern[] = [
  findByName,
  latest,
  overTime,
  top,
  breakdown,
  without,
  unfinished,
  average,
  comparePeriods,
  duration,
  lowStock,
  highest,
  hierarchy,
  weekdays,
  repeat,
  manyToMany,
  glance,
  missingValue,
];

/** Everything that could be proposed for a schema, in no order. */
export function allPlans(model: Model): Plan[] {
  return patterns
    .flatMap((pattern) => pattern(model))
    .map((plan) => ({ ...plan, name: plan.name.slice(0, 90) }));
}
