import { measuresOf } from '../patterns/measures.ts';
import type { Figure } from './asked.ts';
import type { Ground } from './ground.ts';
import { isFilter } from './ground.ts';
import { isNumber } from './is-number.ts';

/** What is to be told of the rows; null where that cannot be told of them. */
export function figureOf({ root, told, spoken }: Ground): Figure | null {
  const { shape } = told;
  const span = spoken.map(({ meant }) => meant.meaning).find(({ kind }) => kind === 'span');
  if (span?.kind === 'span') return { kind: 'days', done: span.done };
  if (shape.lasts) return null;
  if (shape.counts && shape.dimensions.length === 0 && shape.ranks === null) return countOf({ told, spoken });
  const columns = spoken.flatMap(({ meant: { meaning } }) =>
    meaning.kind === 'column' && meaning.at.path.length === 0 && isNumber(meaning.column)
      ? [meaning.column]
      : [],
  );
  const isRated = told.words.some(({ plain }) => /^(rat(ed|ing|ings)|stars?|scores?)$/.test(plain));
  const rating = isRated ? root.columns.find(({ role }) => role === 'rating') : undefined;
  const isMuch =
    (/\bhow\s+much\b/i.test(told.text) || (shape.totals && columns.length === 0)) &&
    measuresOf(root).some((one) => one.isMoney);
  const isMoney = isMuch || spoken.some(({ meant }) => meant.meaning.kind === 'money');
  if (shape.averages || rating) {
    const column = columns[0] ?? rating;
    if (column) return { kind: 'average', column };
    return shape.averages ? null : { kind: 'count' };
  }
  if (isMoney) return { kind: 'money' };
  if (columns[0] && (shape.totals || shape.ranks !== null || shape.dimensions.length > 0))
    return { kind: 'sum', column: columns[0] };
  const own =
    root.role === 'view'
      ? root.columns.find((one) => isNumber(one) && one.words.some((word) => root.words.includes(word)))
      : undefined;
  return own ? { kind: 'sum', column: own } : { kind: 'count' };
}

/** What is counted has to be the rows, or something that they belong to. */
function countOf({ told, spoken }: Pick<Ground, 'told' | 'spoken'>): Figure | null {
  const after =
    /\b(?:how\s+many|number\s+of|count(?:\s+(?:of|all|the))*)\s+(.*)$/i.exec(told.text)?.[1] ?? '';
  const start = told.text.length - after.length;
  const counted = spoken.filter(({ word }) => word.start >= start);
  const first = counted.find(
    ({ meant: { meaning } }) =>
      meaning.kind === 'rows' ||
      meaning.kind === 'thing' ||
      (isFilter(meaning) && meaning.at.path.length === 0),
  )?.meant.meaning;
  if (!first) return null;
  return first.kind === 'thing' ? { kind: 'distinct', at: first.at } : { kind: 'count' };
}
