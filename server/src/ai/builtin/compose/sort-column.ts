import { stem } from '../../../platform/text-search/tokens.ts';
import type { ColumnModel, TableModel } from '../suggest/model.ts';
import { isNumber } from './is-number.ts';
import type { Told } from './told.ts';

const young = /\b(?:newest|latest|most\s+recent|youngest)\b/i;
const old = /\b(?:oldest|earliest|first)\b/i;
/** When it came into the world says more of its age than when somebody wrote it down. */
const origin =
  /^(release|released|publish|published|publication|born|birth|built|founded|manufactured|vintage)$/;

type Sort = { column: ColumnModel; end: 'high' | 'low' };

/** What rows are sorted by; null where no order is asked for, 'none' where they have nothing of the kind. */
export function sortColumn(table: TableModel, { text, shape }: Told): Sort | null | 'none' {
  if (shape.sortBy) {
    const { nouns, end } = shape.sortBy;
    const column = measureOf(table, nouns);
    return column ? { column, end } : 'none';
  }
  const isYoung = young.test(text);
  if ((!isYoung && !old.test(text)) || shape.dimensions.length > 0) return null;
  const column = ageOf(table);
  return column ? { column, end: isYoung ? 'high' : 'low' } : 'none';
}

function ageOf({ columns, time }: TableModel): ColumnModel | null {
  const own = columns.find(
    ({ words, column }) =>
      words.some((word) => origin.test(word)) &&
      (column.kind === 'date' || column.kind === 'timestamp' || column.kind === 'integer'),
  );
  return own ?? time;
}

/** The column that is called so, before one that only plays the part. */
function measureOf({ columns }: TableModel, nouns: readonly string[]): ColumnModel | null {
  const numbers = columns.filter((column) => isNumber(column));
  const called = nouns.flatMap((noun) =>
    numbers.filter(({ words }) => words.some((word) => stem(word) === noun)),
  );
  const isOfMoney = nouns.includes(stem('amount'));
  const [played] = isOfMoney
    ? numbers.filter(({ role }) => role === (nouns.includes(stem('price')) ? 'price' : 'amount'))
    : [];
  return called[0] ?? played ?? null;
}
