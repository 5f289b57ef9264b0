import type { QueryResult, ResultColumn } from '@parley/contract/query';

export type Place = ResultColumn & { index: number };

/** What the columns of a result are for. */
export type ResultShape = {
  labels: readonly Place[];
  time: Place | null;
  measures: readonly Place[];
  categories: readonly Place[];
};

const keyName =
  /(^|_|[a-z])(id|ID|Id|uuid|key|code|zip|postcode|phone|number)$|^(id|year|month|week|quarter|day|day_number|rank|position)$/;
const timeText = /^\d{4}(-(\d{2}|Q[1-4]|W\d{2})(-\d{2})?)?([ T]\d{2}:\d{2}.*)?$/;
const nameLike = /name|title|label|subject|customer|product|company|email/i;

export function shapeOf({ columns, rows }: QueryResult): ResultShape {
  const places = columns.map((column, index) => ({ ...column, index }));
  const texts = places.filter(({ kind }) => kind === 'text' || kind === 'enum' || kind === 'uuid');
  // A row with a key or a name of its own is a thing that happened, not a step of a series.
  const isList =
    places.some(({ name }) => /(^|_)(id|uuid)$/i.test(name)) || texts.some((place) => !isTime(place, rows));
  const time = isList ? null : (places.find((place) => isTime(place, rows)) ?? null);
  const labels = labelColumns(texts.filter((place) => place !== time));
  return {
    labels: labels.length > 0 ? labels : time ? [time] : places.slice(0, 1),
    time,
    measures: places.filter((place) => place !== time && isMeasure(place)),
    categories: texts.filter((place) => place !== time && place.kind !== 'uuid'),
  };
}

function isMeasure({ kind, name }: Place): boolean {
  return (kind === 'integer' || kind === 'number') && !keyName.test(name);
}

/** One step of time a row: no two alike, and all in one direction. */
function isTime({ kind, name, index }: Place, rows: QueryResult['rows']): boolean {
  if (
    kind !== 'date' &&
    kind !== 'timestamp' &&
    kind !== 'text' &&
    !/^(year|month|week|quarter|day)$/i.test(name)
  )
    return false;
  const values = rows.map((row) => row[index] ?? '');
  if (kind === 'text' && !values.slice(0, 20).every((value) => timeText.test(value))) return false;
  if (values.length < 2) return kind === 'date' || kind === 'timestamp';
  const isRising = (values[0] ?? '') < (values[1] ?? '');
  return values.every((value, place) => {
    const before = values[place - 1];
    return before === undefined || (isRising ? before < value : before > value);
  });
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
  const said = labels.flatMap(({ index }) => row[index] ?? []);
  return said.length > 0 ? said.join(' ') : null;
}
