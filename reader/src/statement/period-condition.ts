import type { Condition } from '../query/logical-query.ts';
import { expressionSql, typeIn } from './expressions.ts';
import { dayFrom, isMidnight, momentText, periodBounds, wordsOfPeriod } from './literals.ts';
import type { Scope } from './scope.ts';

type PeriodCondition = Extract<Condition, { kind: 'period' }>;

/** A moment inside, outside, before or behind a period, by its bounds as parameters. */
export function periodSql(scope: Scope, condition: PeriodCondition): string {
  const of = expressionSql(scope, condition.of);
  const bounds = periodBounds(scope.context, condition.period);
  const from = (operator: string) =>
    `${of} ${operator} ${bound(scope, condition, { name: 'from_date', at: bounds.start })}`;
  const to = (operator: string) =>
    `${of} ${operator} ${bound(scope, condition, { name: 'to_date', at: bounds.end })}`;
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

type Bound = { name: 'from_date' | 'to_date'; at: string };

/** Beside dates, and at midnight, a date says it all. A day that a period ends within belongs to it. */
function bound(scope: Scope, { of, period }: PeriodCondition, { name, at }: Bound): string {
  const { date, column } = typeIn(scope, of);
  const isDate = date || isMidnight(at);
  const day = name === 'from_date' ? at.slice(0, 10) : dayFrom(at);
  return scope.context.parameters.add({
    name: isDate ? name : name.replace('date', 'time'),
    type: isDate ? 'date' : 'timestamp',
    value: isDate ? day : momentText(at),
    column,
    words: wordsOfPeriod(period),
  });
}
