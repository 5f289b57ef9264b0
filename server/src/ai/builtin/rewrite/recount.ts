import type { Dialect } from '@parley/contract/schema';
import { newest } from '../../../language/question/read-wish.ts';
import type { Superlative } from '../../../language/question/superlatives.ts';
import type { TemplateParts } from '../../../language/statement/split-template.ts';
import { joinedParts } from '../../../language/statement/split-template.ts';
import { stems } from '../../../platform/text-search/tokens.ts';
import { quote } from '../sql/quote.ts';
import { ageOf } from '../suggest/age-of.ts';
import type { ColumnModel } from '../suggest/model.ts';
import type { Place } from './places.ts';
import { columnAt } from './places.ts';

type Changed = { sql: string; does: string };

/** 'how many' of the rows that a grouping counts apart: all of them in one figure. */
export function ungroup(parts: TemplateParts, dialect: Dialect, things: string): Changed {
  const as = quote(dialect, things.replace(/\W+/g, '_'));
  const bare = { ...parts, select: `COUNT(*) AS ${as}`, groupBy: '', having: '', orderBy: '', limit: '' };
  return { sql: joinedParts(bare), does: 'counts the rows' };
}

/** 'how many': the rows of a list, or the groups of a grouping, as one figure over all of them. */
export function recount(parts: TemplateParts, dialect: Dialect, things: string): Changed {
  const as = quote(dialect, things.replace(/\W+/g, '_'));
  const bare = { ...parts, orderBy: '', limit: '' };
  const isPlain = parts.groupBy === '' && !parts.isDistinct;
  const sql = isPlain
    ? joinedParts({ ...bare, select: `COUNT(*) AS ${as}` })
    : `SELECT COUNT(*) AS ${as}\nFROM (\n${joinedParts(bare)}\n) AS t`;
  return { sql, does: 'counts the rows' };
}

/** 'worst' of a list that has the best first: its first key the other way round. */
export function reverse({ orderBy, ...parts }: TemplateParts): Changed | null {
  const turned = orderBy.replace(/\s+DESC(?:\s+NULLS\s+LAST)?(?=\s*(?:,|$))/i, '');
  if (turned === orderBy || !/^[^,]*\bDESC\b/i.test(orderBy)) return null;
  return { sql: joinedParts({ ...parts, orderBy: turned }), does: 'puts the lowest first' };
}

const measures = new Set<ColumnModel['role']>([
  'price',
  'amount',
  'quantity',
  'stock',
  'rating',
  'percent',
  'number',
]);

type Ground = { dialect: Dialect; places: readonly Place[] };

/** 'cheapest' of a list that is sorted by something else: by the column that the word speaks of. */
export function resort(
  parts: TemplateParts,
  { nouns, end }: Superlative,
  { dialect, places }: Ground,
): Changed | null {
  const [root] = places;
  if (!root || parts.groupBy !== '' || parts.isDistinct) return null;
  const column = root.table.columns.find(
    ({ name, role }) => measures.has(role) && stems(name).some((word) => nouns.includes(word)),
  );
  if (!column) return null;
  const { sql } = columnAt(root, column, dialect);
  const known = `${sql} IS NOT NULL`;
  const where = parts.where === '' ? known : `${parts.where}\n  AND ${known}`;
  const orderBy = `${sql}${end === 'high' ? ' DESC' : ''}${parts.orderBy === '' ? '' : `, ${parts.orderBy}`}`;
  const name = column.label;
  return {
    sql: joinedParts({ ...parts, where, orderBy }),
    does: `puts the ${end === 'high' ? 'highest' : 'lowest'} ${name} first`,
  };
}

/** 'latest' or 'oldest' of a list that is sorted by something else. */
export function byAge(
  parts: TemplateParts,
  said: string,
  { dialect, places: [root] }: Ground,
): Changed | null {
  const time = root && ageOf(root.table, said);
  if (!root || !time || parts.groupBy !== '' || parts.isDistinct) return null;
  const { sql } = columnAt(root, time, dialect);
  const isNew = newest.test(said);
  const known = `${sql} IS NOT NULL`;
  const where = parts.where === '' ? known : `${parts.where}\n  AND ${known}`;
  const orderBy = `${sql}${isNew ? ' DESC' : ''}${parts.orderBy === '' ? '' : `, ${parts.orderBy}`}`;
  const first = isNew ? 'latest' : 'earliest';
  return { sql: joinedParts({ ...parts, where, orderBy }), does: `puts the ${first} ${time.label} first` };
}
