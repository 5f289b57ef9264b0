import type { Chip } from '@parley/contract/ask';
import type { Dialect } from '@parley/contract/database-schema';
import type { ColumnMeaning, QueryResult } from '@parley/contract/query-result';
import { isSign, isWord, type Token } from '../explain-sql/tokenize-sql.ts';
import { boundDays, conditionDayBounds, type DayBounds } from './condition-day-bounds.ts';
import { withCurrency } from './currency-from-column-name.ts';
import { expressionMeaning } from './expression-meaning.ts';
import { type Outputs, readOutputs } from './read-output-columns.ts';

type Ran = { dialect: Dialect; sql: string; chips: readonly Chip[]; result: QueryResult };

/** The result with what its statement says about each column; as it is where the statement cannot be read. */
export function withMeanings({ dialect, sql, chips, result }: Ran): QueryResult {
  const outputs = readOutputs(dialect, sql);
  if (outputs?.columns.length !== result.columns.length) return result;
  const meanings = meaningsOf(outputs, chips);
  return {
    ...result,
    columns: result.columns.map((column, at) => {
      const meaning = meanings[at];
      return meaning ? { ...column, meaning } : column;
    }),
  };
}

/** The parameters that bound the days of a whole statement. */
export function readBounds(dialect: Dialect, sql: string): DayBounds | undefined {
  const outputs = readOutputs(dialect, sql);
  return outputs ? conditionDayBounds(outputs.where) : undefined;
}

/** Figures over rows; all others split, name or list them. */
const figures: ReadonlySet<ColumnMeaning['role']> = new Set([
  'count',
  'total',
  'average',
  'extreme',
  'running total',
  'share',
  'percentage',
  'growth',
  'duration',
  'ratio',
]);

function meaningsOf(
  { columns, where, isGrouped }: Outputs,
  chips: readonly Chip[],
): (ColumnMeaning | undefined)[] {
  const splits =
    isGrouped ||
    columns.some(({ expression }) => figures.has(expressionMeaning(expression, false)?.role ?? 'group'));
  const overall = conditionDayBounds(where);
  return columns.map(({ expression }) => {
    const read = expressionMeaning(expression, splits);
    const meaning = read && withCurrency(read, expression);
    if (!meaning || !splits || !figures.has(meaning.role)) return meaning;
    const during = spanOf(ownBounds(expression) ?? overall, chips);
    return during ? { ...meaning, during } : meaning;
  });
}

const spanOf = (bounds: DayBounds | undefined, chips: readonly Chip[]) => bounds && boundDays(bounds, chips);

/** Of the rows that an aggregate looks at: `FILTER (WHERE …)`, `CASE WHEN … THEN`. */
function ownBounds(expression: readonly Token[]): DayBounds | undefined {
  const conditions = expression.flatMap((token, place) => {
    if (isWord(token, 'WHERE') && isSign(expression[place - 1], '('))
      return [expression.slice(place + 1, place - 1 + (expression[place - 1]?.toClose ?? 0))];
    if (!isWord(token, 'WHEN')) return [];
    const then = expression.findIndex((other, at) => at > place && isWord(other, 'THEN'));
    return [expression.slice(place + 1, then)];
  });
  return conditions.length === 1 ? conditionDayBounds(conditions[0] ?? []) : undefined;
}
