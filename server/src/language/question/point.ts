import type { Moment } from '@parley/contract/ask';
import type { Day, Unit } from './calendar.ts';
import type { Span } from './words.ts';

/** A stretch of days that some words name; `to` is the first day after it. */
export type Point = Span & {
  from: Day;
  to: Day;
  unit: Unit;
  /** The words name no year: it is the latest one that is not in the future. */
  isYearGuessed: boolean;
  /** 'the last 30 days': 30 and 'day'. */
  rolling: { count: number; unit: Unit } | null;
};

export type Now = { today: Day; weekStart: Moment['weekStart'] };
