import type { Dialect } from '@parley/contract/schema';
import type { Wish } from '../../../language/question/read-wish.ts';
import type { TemplateParts } from '../../../language/statement/split-template.ts';
import { joinedParts, splitList } from '../../../language/statement/split-template.ts';
import { stems } from '../../../platform/text-search/tokens.ts';
import { weekdayOutputs } from '../patterns/weekdays.ts';
import { quote } from '../sql/quote.ts';
import type { Granularity } from '../sql/time.ts';
import { periodOf, pointInTime } from '../sql/time.ts';
import type { ColumnModel } from '../suggest/model.ts';
import type { Place } from './places.ts';
import { spotFor } from './places.ts';

type Ground = {
  dialect: Dialect;
  parts: TemplateParts;
  places: readonly Place[];
  /** Stems of the question. */
  said: ReadonlySet<string>;
  /** A mean is asked for. */
  averages: boolean;
};
type Regrouped = { sql: string; does: string };

/** What a row of the new grouping stands for: its expressions by name, and what sorts them. */
type Key = {
  outputs: { sql: string; name: string }[];
  groupBy: string[];
  join: string | null;
  isTime: boolean;
};

const aggregate = /\b(?:COUNT|SUM|AVG|MIN|MAX)\s*\(/i;
const money = /total|amount|revenue|spend|sales|price|value|quantity/i;

/**
 * The same figures, for each of something else. They are computed anew from the rows, so that averages and shares
 * stay right. null where it cannot be told what to group by, or where only some groups were wanted.
 */
export function regroup(
  wish: Extract<Wish, { kind: 'grain' | 'group' }>,
  { dialect, parts, places, said, averages }: Ground,
): Regrouped | null {
  const key =
    wish.kind === 'grain'
      ? timeKey(wish.unit, { dialect, parts, places })
      : nounKey(wish.noun, { dialect, places });
  if (!key || parts.having !== '' || parts.isDistinct) return null;
  const measures = measuresOf(parts, { dialect, places, said, averages });
  if (measures.length === 0) return null;
  const written = key.outputs.map(({ sql, name }) => `${sql} AS ${quote(dialect, name)}`);
  const sql = joinedParts({
    ...parts,
    select: [...written, ...measures].join(',\n  '),
    from: key.join === null || parts.from.includes(key.join) ? parts.from : `${parts.from}\n${key.join}`,
    groupBy: key.groupBy.join(', '),
    orderBy: key.isTime ? '1' : `${key.outputs.length + 1} DESC, 1`,
    limit: '',
  });
  return { sql, does: `groups the rows by ${(key.outputs.at(-1)?.name ?? '').replaceAll('_', ' ')}` };
}

function nounKey(noun: string, { dialect, places }: Pick<Ground, 'dialect' | 'places'>): Key | null {
  const spot = spotFor(noun, places, dialect);
  if (!spot) return null;
  const { place, columns, sql, name } = spot;
  const at = (column: ColumnModel) => `${place.alias}.${quote(dialect, column.name)}`;
  const isLabel = columns.every((column) => place.table.label.includes(column));
  const groupBy = [...new Set([...(isLabel ? place.table.key.map(at) : []), ...columns.map(at)])];
  return { outputs: [{ sql, name }], groupBy, join: place.join, isTime: false };
}

function timeKey(
  unit: Granularity | 'weekday',
  { dialect, parts, places }: Pick<Ground, 'dialect' | 'parts' | 'places'>,
): Key | null {
  const own = places.filter(({ join }) => join === null);
  const times = own.flatMap((place) =>
    place.table.columns
      .filter(({ time }) => time?.meaning === 'event' || time?.meaning === 'created')
      .map((column) => ({ place, column, sql: `${place.alias}.${quote(dialect, column.name)}` })),
  );
  // What the template itself speaks of is what it is about.
  const spoken = times.filter(({ column }) =>
    new RegExp(`\\b${column.name}\\b`, 'i').test(`${parts.select} ${parts.where} ${parts.orderBy}`),
  );
  const [found] = [...spoken, ...times.filter(({ place, column }) => place.table.time === column)];
  if (!found?.column.time) return null;
  const point = pointInTime(dialect, found.sql, found.column.time);
  if (unit !== 'weekday') {
    const sql = periodOf(dialect, point, unit);
    return { outputs: [{ sql, name: unit }], groupBy: ['1'], join: null, isTime: true };
  }
  const outputs = weekdayOutputs(dialect, point).map(({ sql, as }) => ({
    sql,
    name: as.replaceAll(' ', '_'),
  }));
  return { outputs, groupBy: ['1', '2'], join: null, isTime: true };
}

function isNumber(role: ColumnModel['role']): boolean {
  return ['amount', 'price', 'quantity', 'percent', 'number'].includes(role);
}

/** The template's own figures; of plain rows how many there are, and what their money adds up to. */
function measuresOf(parts: TemplateParts, ground: Omit<Ground, 'parts'>): string[] {
  const { dialect, places, said, averages } = ground;
  const outputs = splitList(parts.select);
  const own = outputs.filter((item) => aggregate.test(item));
  if (own.length > 0 || parts.groupBy !== '') return own;
  const [root] = places;
  if (!root) return [];
  const sums = root.table.columns
    .filter(({ role, name }) => role === 'amount' && money.test(name))
    .filter(({ name }) => outputs.some((item) => item.split('.').at(-1) === quote(dialect, name)))
    .map(({ name }) => `SUM(${root.alias}.${quote(dialect, name)}) AS ${quote(dialect, `total_${name}`)}`);
  const means = root.table.columns
    .filter(
      ({ role, name }) =>
        role === 'rating' || (averages && isNumber(role) && stems(name).some((word) => said.has(word))),
    )
    .map(
      ({ name }) =>
        `ROUND(AVG(${root.alias}.${quote(dialect, name)}), 2) AS ${quote(dialect, `average_${name}`)}`,
    );
  const count = quote(dialect, root.table.noun.many.replace(/\W+/g, '_'));
  return averages && means.length > 0
    ? [...means, `COUNT(*) AS ${count}`]
    : [`COUNT(*) AS ${count}`, ...means, ...sums];
}
