import { daysAhead, mostDaysAhead } from '@parley/reader/question/choose-past-or-future-date';
import type { Day, Now, Unit } from '../calendar-days.ts';
import type { Span } from '../split-question-words.ts';

/** A stretch of days that some words name; `to` is the first day after it. */
export type DayRange = Span & {
  from: Day;
  to: Day;
  unit: Unit;
  /** The words name no year: see `latestStart`. */
  isYearGuessed: boolean;
  /** 'the last 30 days': 30 and 'day'. */
  rolling: { count: number; unit: Unit } | null;
};

/**
 * The latest day on which a day, or a month, may begin whose year nobody named. Where nothing is known of the rows,
 * '2 April' is the coming one if it is near; 'in April' is the last one.
 */
export function latestStart({ today, ahead }: Now, unit: 'day' | 'month'): Day {
  if (ahead === null) return unit === 'day' ? today + daysAhead : today;
  return Math.min(ahead, today + mostDaysAhead);
}
