import type { Condition, Expression, LogicalQuery, Period, Select } from '../query/logical-query.ts';
import { boundsOfPeriod, type Moment } from '../question/period.ts';
import type { Question } from '../question/question.ts';
import { conjunctsOf } from '../statement/walk.ts';
import { selectsIn } from './nodes.ts';

type Asked = { question: Question; moment: Moment };

/**
 * Whether a query asks for something that says nothing: a period compared with itself, one condition twice, the share
 * of rows that all meet the condition. The model writes such where it has lost a part of the question.
 */
export function isPointless(query: LogicalQuery, asked: Asked): boolean {
  return selectsIn(query).some(
    (select) =>
      hasRepeats(select.select.filter(isFiltered).map((one) => textOf(one, asked))) ||
      hasRepeats(conjunctsOf(select.where).map((one) => textOf(one, asked))) ||
      hasFullShare(select, asked),
  );
}

const isFiltered = ({ kind }: Expression): boolean => kind === 'filtered';

const hasRepeats = (texts: readonly string[]): boolean => new Set(texts).size < texts.length;

/** Per cent of the rows that meet a condition which every row has to meet anyway. */
function hasFullShare({ select, where }: Select, asked: Asked): boolean {
  const met = new Set(conjunctsOf(where).map((one) => textOf(one, asked)));
  const isMet = (condition: Condition) => conjunctsOf(condition).every((one) => met.has(textOf(one, asked)));
  return met.size > 0 && select.some((one) => one.kind === 'share of rows' && isMet(one.where));
}

/** Equal where two parts mean the same: words for periods are compared by what they stand for. */
function textOf(part: Expression | Condition, { question, moment }: Asked): string {
  return JSON.stringify(part, (key, value: unknown) => {
    if (key !== 'period') return value;
    const period = value as Period;
    return boundsOfPeriod(period, question, moment) ?? period;
  });
}
