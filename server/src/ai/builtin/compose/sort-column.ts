import { stem } from '../../../platform/text-search/tokens.ts';
import { newest, oldest } from '../rewrite/read-wish.ts';
import { likeStems } from '../shape/like-words.ts';
import { ageOf } from '../suggest/age-of.ts';
import type { ColumnModel, TableModel } from '../suggest/model.ts';
import { isNumber } from './is-number.ts';
import type { Told } from './told.ts';

type Sort = { column: ColumnModel; end: 'high' | 'low' };

/** What rows are sorted by; null where no order is asked for, 'none' where they have nothing of the kind. */
export function sortColumn(table: TableModel, { text, shape }: Told): Sort | null | 'none' {
  if (shape.sortBy) {
    const { nouns, end } = shape.sortBy;
    const column = measureOf(table, nouns);
    return column ? { column, end } : 'none';
  }
  const isYoung = newest.test(text);
  if ((!isYoung && !oldest.test(text)) || shape.dimensions.length > 0) return null;
  const column = ageOf(table, text);
  return column ? { column, end: isYoung ? 'high' : 'low' } : 'none';
}

/** The column that is called so, before one that only plays the part. */
function measureOf({ columns }: TableModel, nouns: readonly string[]): ColumnModel | null {
  const numbers = columns.filter((column) => isNumber(column));
  const called = nouns.flatMap((noun) =>
    numbers.filter(({ words }) =>
      words.some((word) => stem(word) === noun || likeStems(noun).has(stem(word))),
    ),
  );
  const isOfMoney = nouns.includes(stem('amount'));
  const [played] = isOfMoney
    ? numbers.filter(({ role }) => role === (nouns.includes(stem('price')) ? 'price' : 'amount'))
    : [];
  return called[0] ?? played ?? null;
}
