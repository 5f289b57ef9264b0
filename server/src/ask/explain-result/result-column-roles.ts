import type { ColumnMeaning, QueryResult, ResultColumn } from '@parley/contract/query-result';
import { cellPeriodName } from '@parley/contract/results/cell-period-name';
import { parseDecimal } from '../../platform/decimal.ts';

export type Place = ResultColumn & { index: number };

/** What the columns of a result are for. */
export type ResultColumnRoles = {
  labels: readonly Place[];
  time: Place | null;
  measures: readonly Place[];
  categories: readonly Place[];
};

type Rows = QueryResult['rows'];
type Role = ColumnMeaning['role'];

const keyName =
  /(^|_|[a-z])(id|ID|Id|uuid|key|code|zip|postcode|phone|number)$|^(id|year|month|week|quarter|day|day_number|rank|position)$/;
const timeText = /^\d{4}(-(\d{2}|Q[1-4]|W\d{2})(-\d{2})?)?([ T]\d{2}:\d{2}.*)?$/;
const nameLike = /name|title|label|subject|customer|product|company|email/i;
const splitting: ReadonlySet<Role> = new Set<Role>([
  'group',
  'period',
  'weekday',
  'month of year',
  'hour of day',
  'day of month',
]);

/** What the statement says of a column comes before what its name and its values suggest. */
export function resultColumnRoles({ columns, rows }: QueryResult): ResultColumnRoles {
  const places = columns.map((column, index) => ({ ...column, index }));
  const splits = places.filter(isSplit);
  const texts = places.filter(({ kind }) => kind === 'text' || kind === 'enum' || kind === 'uuid');
  const time = timeOf(places, splits, rows);
  const labels =
    splits.length > 0 ? splitLabels(splits, rows) : labelColumns(texts.filter((place) => place !== time));
  return {
    labels: labels.length > 0 ? labels : time ? [time] : places.slice(0, 1),
    time,
    measures: places.filter((place) => place !== time && isMeasure(place, rows)),
    categories: texts.filter((place) => place !== time && place.kind !== 'uuid'),
  };
}

export const isSplit = ({ meaning }: Pick<Place, 'meaning'>): boolean =>
  meaning !== undefined && splitting.has(meaning.role);

function timeOf(places: readonly Place[], splits: readonly Place[], rows: Rows): Place | null {
  const [only, ...others] = splits;
  if (only) return only.meaning?.role === 'period' && others.length === 0 && isTime(only, rows) ? only : null;
  // A row with a key or a name of its own is a thing that happened, not a step of a series.
  const isList =
    places.some(({ name }) => /(^|_)(id|uuid)$/i.test(name)) ||
    places.some((place) => /^(text|enum|uuid)$/.test(place.kind) && !isTime(place, rows));
  return isList ? null : (places.find((place) => isTime(place, rows)) ?? null);
}

function isMeasure(place: Place, rows: Rows): boolean {
  const { kind, name, meaning, index } = place;
  if (meaning) {
    const isNumeric = kind === 'integer' || kind === 'number';
    // Some engines do not say what an expression gives.
    return (
      !isSplit(place) && (isNumeric || (kind === 'other' && rows.every((row) => isNumberOrNull(row[index]))))
    );
  }
  return (kind === 'integer' || kind === 'number') && !keyName.test(name);
}

const isNumberOrNull = (cell: string | null | undefined): boolean =>
  cell == null || parseDecimal(cell) !== null;

/** One step of time a row: no two alike, and all in one direction. */
function isTime({ kind, name, index, meaning }: Place, rows: Rows): boolean {
  const isCalled = /^(year|month|week|quarter|day)$/i.test(name) || meaning?.role === 'period';
  if (kind !== 'date' && kind !== 'timestamp' && kind !== 'text' && !isCalled) return false;
  const values = rows.map((row) => row[index] ?? '');
  if (kind === 'text' && !values.slice(0, 20).every((value) => timeText.test(value))) return false;
  if (values.length < 2) return kind === 'date' || kind === 'timestamp' || meaning?.role === 'period';
  const isRising = (values[0] ?? '') < (values[1] ?? '');
  return values.every((value, place) => {
    const before = values[place - 1];
    return before === undefined || (isRising ? before < value : before > value);
  });
}

/** The one column that tells the rows apart, a name before a number; else all of them together. */
function splitLabels(splits: readonly Place[], rows: Rows): Place[] {
  const names = splits.filter(({ kind }) => kind === 'text' || kind === 'enum');
  const ordered = [...labelColumns(names), ...names, ...splits];
  const telling = ordered.find(({ index }) => new Set(rows.map((row) => row[index])).size === rows.length);
  return telling ? [telling] : splits.filter(({ name }) => !/(^|_)id$/i.test(name));
}

/** 'first_name' and 'last_name' together name a person; else the column that sounds like a name, else the first. */
function labelColumns(texts: readonly Place[]): Place[] {
  const first = texts.find(({ name }) => /^(first|given)_?name$/i.test(name));
  const last = texts.find(({ name }) => /^(last|family|sur)_?name$/i.test(name));
  if (first && last) return [first, last];
  const best =
    texts.find(({ name }) => nameLike.test(name)) ?? texts.find(({ kind }) => kind !== 'uuid') ?? texts[0];
  return best ? [best] : [];
}

export function labelOf(row: readonly (string | null)[], labels: readonly Place[]): string | null {
  const said = labels.flatMap((place) => {
    const value = row[place.index] ?? null;
    return value === null ? [] : [cellLabel(value, place)];
  });
  return said.length > 0 ? said.join(labels.every(isSplit) ? ', ' : ' ') : null;
}

/** A bare number names nothing: 'Rating 5'. */
function cellLabel(value: string, { meaning, name }: Place): string {
  const words = cellPeriodName(value, meaning);
  if (words !== null) return words;
  return meaning?.role === 'group' && parseDecimal(value) !== null
    ? `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')} ${value}`
    : value;
}
