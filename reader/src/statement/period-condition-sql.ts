import type { Condition, Period } from '../query/logical-query.ts';
import { expressionSql, typeIn } from './expression-sql.ts';
import { dayFrom, isMidnight, momentText, periodBounds, wordsOfPeriod } from './literal-parameters.ts';
import type { Scope } from './statement-scope.ts';

type PeriodCondition = Extract<Condition, { kind: 'period' }>;

/** A moment inside, outside, before or behind a period, by its bounds as parameters. */
export function periodConditionSql(scope: Scope, condition: PeriodCondition): string {
  const { start, end } = periodBounds(scope.context, condition.period, typeIn(scope, condition.of).column);
  const from = (operator: string) => boundSql(scope, condition, { operator, name: 'from_date', at: start });
  const to = (operator: string) => boundSql(scope, condition, { operator, name: 'to_date', at: end });
  switch (condition.relation) {
    case 'during':
      return `${from('>=')} AND ${to('<')}`;
    case 'not during':
      return `${from('<')} OR ${to('>=')}`;
    case 'since':
      return from('>=');
    case 'after':
      return to('>=');
    case 'before':
      return from('<');
    case 'until':
      return to('<');
  }
}

type Bound = { operator: string; name: 'from_date' | 'to_date'; at: string };

/**
 * Beside dates, and at midnight, a date says it all. A period that begins within a day begins with the next one, so
 * that '30 days' are thirty; today belongs to a period that begins now, and the day that it ends within does too.
 */
function boundSql(scope: Scope, { of, period }: PeriodCondition, { operator, name, at }: Bound): string {
  const { parameters, dialect } = scope.context;
  const { date, column } = typeIn(scope, of);
  const isDate = date || isMidnight(at);
  const isNow = at === scope.context.moment.local;
  const day = name === 'from_date' && isNow ? at.slice(0, 10) : dayFrom(at);
  const place = parameters.add({
    name: `${isEarlier(period) ? 'earlier_' : ''}${isDate ? name : name.replace('date', 'time')}`,
    type: isDate ? 'date' : 'timestamp',
    value: isDate ? day : momentText(at),
    column,
    words: wordsOfPeriod(period),
  });
  const sql = expressionSql(scope, of);
  return `${isDate ? sql : dialect.withTimeOfDay(sql)} ${operator} ${place}`;
}

/** The period that another is compared with. */
const isEarlier = ({ kind }: Period): boolean => kind === 'previous' || kind === 'year earlier';
