import type { Moment } from '@parley/contract/ask';
import type { Table } from '@parley/contract/database-schema';
import { todayAt } from '../../language/question/calendar-days.ts';
import type { Question } from '../../language/question/question.ts';
import type { AskedSource } from '../asked-source-types.ts';
import { placesUsed } from '../running/read-compared-column-values.ts';
import type { ReadTool } from '../tool-statement-facts.ts';

type Asked = { tool: ReadTool; tables: readonly Table[]; question: Question; moment: Moment };

const aYear = 366;

/**
 * The latest day in the columns that a tool's dates are compared with: 'on Friday' is the coming one where bookings lie
 * ahead. Read only for words that may mean a day to come; null: not known, or of no interest.
 */
export async function readLatestDay(
  { tool, tables, question, moment }: Asked,
  source: AskedSource,
): Promise<string | null> {
  const dates = tool.parameters.filter(({ type }) => type === 'date' || type === 'timestamp');
  if (dates.length === 0 || !mayLieAhead(question, moment)) return null;
  const places = dates.flatMap(({ name }) =>
    placesUsed(tool.statement.uses[name] ?? [], tables, ['date', 'timestamp']),
  );
  const days = (await source.profilesSoon())
    .filter((one) =>
      places.some(
        ({ schema, table, column }) => schema === one.schema && table === one.table && column === one.column,
      ),
    )
    .flatMap(({ max }) => /^\d{4}-\d{2}-\d{2}/.exec(max ?? '')?.[0] ?? []);
  return days.toSorted().at(-1) ?? null;
}

function mayLieAhead(question: Question, moment: Moment): boolean {
  const now = { today: todayAt(moment), weekStart: moment.weekStart };
  const [past, coming] = [now.today, now.today + aYear].map((ahead) => question.periods({ ...now, ahead }));
  return JSON.stringify(past) !== JSON.stringify(coming);
}
