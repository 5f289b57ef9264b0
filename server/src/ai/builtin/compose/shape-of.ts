import { stem } from '../../../platform/text-search/tokens.ts';
import { figureOf } from './figure-of.ts';
import type { Ground, Shaped, Spoken } from './ground.ts';
import { isFilter } from './ground.ts';
import { groupOf } from './group-of.ts';
import { reasonIn, saidStems } from './meanings.ts';
import { ranked } from './ranked.ts';
import { sortColumn } from './sort-column.ts';

/** Rows, one row of figures, or one row for each of something. */
export function shapeOf(ground: Ground): Shaped | null {
  const { root, told, spoken } = ground;
  const { shape, text } = told;
  const end = shape.ranks === 'low' || shape.sortBy?.end === 'low' ? 'low' : 'high';
  if (/^\s*why\b/i.test(text)) {
    const reason = reasonIn(root, saidStems(text));
    const at = { table: root, path: [] };
    return (
      reason && {
        form: 'groups',
        figure: { kind: 'count' },
        group: { kind: 'column', at, column: reason },
        end: 'high',
        sort: null,
        cost: 0,
      }
    );
  }
  const group = groupOf(ground);
  if (group === 'unknown') return null;
  const figure = figureOf(ground);
  if (!figure) return null;
  if (group) return { form: 'groups', figure, group, end, sort: null, cost: 0 };
  const sort = sortColumn(root, told);
  // The largest of something may be what adds up to most; nothing else does.
  if (sort === 'none') return shape.sortBy?.nouns.includes(stem('size')) ? ranked(ground, figure, end) : null;
  if (sort) return { form: 'list', figure, group: null, end: sort.end, sort: sort.column, cost: 0 };
  if (shape.ranks !== null) return ranked(ground, figure, end);
  const isFigure = shape.counts || shape.totals || shape.averages || shape.lasts || figure.kind === 'money';
  const isBought =
    root.role === 'line' && /^\s*what\s+(?:did|has|have|does|do)\b/i.test(text) && told.name !== null;
  if (isBought) return { form: 'list', figure, group: null, end, sort: null, cost: -1.5 };
  if (isFigure)
    return {
      form: 'figure',
      figure,
      group: null,
      end,
      sort: null,
      cost: isAbout(spoken) || figure.kind !== 'count' ? 0 : 2,
    };
  return { form: 'list', figure, group: null, end, sort: null, cost: isAbout(spoken) ? 0 : 2 };
}

/** The rows themselves are spoken of, by their name or by a kind of them. */
function isAbout(spoken: readonly Spoken[]): boolean {
  return spoken.some(
    ({ meant: { meaning } }) =>
      meaning.kind === 'rows' || (isFilter(meaning) && meaning.at.path.length === 0),
  );
}
