/** A cell as a driver gives it: null, text, number, boolean, date, or an interval object. */
export type Cell = unknown;
export type ResultRows = { columns: readonly string[]; rows: readonly (readonly Cell[])[] };

/**
 * Whether a result holds what the gold result holds: as many rows, and for each gold column a column with the same
 * values in the same rows. Further columns, their names and the order of rows do not matter; numbers are compared at
 * the precision that the gold statement shows, moments to the second. `units`: factors by which the figures may differ,
 * where the two show them in different units.
 */
export function containsGold(gold: ResultRows, given: ResultRows, units?: readonly number[]): boolean {
  if (gold.rows.length !== given.rows.length) return false;
  if (gold.rows.length === 0) return true;
  const goldColumns = columnsOf(gold);
  const givenColumns = columnsOf(given);
  // A duration that gold gives as an interval may be given as a number of minutes, hours or days.
  const hasInterval = gold.rows.some((row) => row.some(isInterval));
  const factors = [...(hasInterval ? [60, 3_600, 86_400] : []), ...(units ?? [])];
  const scaled = factors.flatMap((unit) => givenColumns.map(times(unit)));
  return assign(goldColumns, [...givenColumns, ...scaled], []);
}

/**
 * Whether a result shows other rows of a ranking that share the places of the gold rows: `whole` is the ranking without
 * its limit. Only where a column tells what was ranked by.
 */
export function sharesPlaces(gold: ResultRows, whole: ResultRows, given: ResultRows): boolean {
  if (gold.rows.length !== given.rows.length || gold.rows.length === 0 || gold.rows.length > 50) return false;
  const [goldColumns, wholeColumns, givenColumns] = [columnsOf(gold), columnsOf(whole), columnsOf(given)];
  const isRankedBy = goldColumns.some(
    (column) => column.some(isMeasure) && givenColumns.some((other) => sameColumn(column, other)),
  );
  return isRankedBy && isPartOf(wholeColumns, givenColumns, []);
}

const isMeasure = (value: Value): boolean => typeof value === 'number' || /^\d{4}-\d{2}-/.test(value ?? '');

/** Whether every row given is one of the whole, for some choice of columns. */
function isPartOf(whole: readonly Value[][], given: readonly Value[][], chosen: readonly number[]): boolean {
  if (chosen.length === whole.length) {
    const rowsOf = (columns: readonly Value[][]) =>
      (columns[0] ?? []).map((_, row) =>
        columns.map((column) => roughly(column[row] ?? null)).join('\u0001'),
      );
    const known = new Set(rowsOf(whole));
    return rowsOf(chosen.map((at) => given[at] as Value[])).every((row) => known.has(row));
  }
  const wanted = new Set((whole[chosen.length] as Value[]).map(roughly));
  return given.some(
    (column, at) =>
      !chosen.includes(at) &&
      column.every((value) => wanted.has(roughly(value))) &&
      isPartOf(whole, given, [...chosen, at]),
  );
}

const columnsOf = ({ columns, rows }: ResultRows): Value[][] =>
  columns.map((_, at) => rows.map((row) => normal(row[at])));

const isInterval = (cell: Cell): boolean =>
  typeof cell === 'object' && cell !== null && !(cell instanceof Date);

const times =
  (unit: number) =>
  (column: readonly Value[]): Value[] =>
    column.map((value) => (typeof value === 'number' ? value * unit : value));

/** Tries every column that has the gold column's values, and checks whole rows at the end. */
function assign(gold: readonly Value[][], given: readonly Value[][], chosen: readonly number[]): boolean {
  if (chosen.length === gold.length)
    return sameRows(
      gold,
      chosen.map((at) => given[at] as Value[]),
    );
  const wanted = gold[chosen.length] as Value[];
  return given.some(
    (column, at) =>
      !chosen.includes(at) && sameColumn(wanted, column) && assign(gold, given, [...chosen, at]),
  );
}

type Value = string | number | null;

function sameColumn(gold: readonly Value[], given: readonly Value[]): boolean {
  const left = gold.toSorted(byValue);
  const right = given.toSorted(byValue);
  return left.every((value, at) => same(value, right[at] ?? null));
}

/** Rows as multisets: each gold row takes one row of the result that equals it. */
function sameRows(gold: readonly Value[][], given: readonly Value[][]): boolean {
  const count = gold[0]?.length ?? 0;
  const keyOf = (columns: readonly Value[][], row: number): string =>
    columns.map((column) => roughly(column[row] ?? null)).join('\u0001');
  const left = new Map<string, number>();
  for (let row = 0; row < count; row += 1) {
    const key = keyOf(gold, row);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  for (let row = 0; row < count; row += 1) {
    const key = keyOf(given, row);
    const open = left.get(key) ?? 0;
    if (open === 0) return sameByTolerance(gold, given);
    left.set(key, open - 1);
  }
  return true;
}

/** The slow way, for numbers that were rounded on one side. */
function sameByTolerance(gold: readonly Value[][], given: readonly Value[][]): boolean {
  const count = gold[0]?.length ?? 0;
  if (count > 2_000) return false;
  const free = new Set(Array.from({ length: count }, (_, row) => row));
  for (let row = 0; row < count; row += 1) {
    const found = [...free].find((other) =>
      gold.every((column, at) => same(column[row] ?? null, given[at]?.[other] ?? null)),
    );
    if (found === undefined) return false;
    free.delete(found);
  }
  return true;
}

function same(gold: Value, given: Value): boolean {
  if (typeof gold === 'number' && typeof given === 'number') {
    const decimals = Math.min(6, String(gold).split('.')[1]?.length ?? 0);
    const rounding = decimals === 0 && Number.isInteger(given) ? 0 : 0.5 * 10 ** -decimals;
    return Math.abs(gold - given) <= Math.max(rounding * 1.001, Math.abs(gold) * 1e-6);
  }
  return gold === given;
}

const roughly = (value: Value): string =>
  typeof value === 'number' ? `n${Number(value.toPrecision(7))}` : `${typeof value}${value ?? ''}`;

function byValue(left: Value, right: Value): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return roughly(left) < roughly(right) ? -1 : roughly(left) > roughly(right) ? 1 : 0;
}

const weekdays = [
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  ...['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
];

/**
 * Numbers and number-like texts as numbers, moments as ISO texts without a zero time, months by their first day, names
 * of weekdays as numbers, intervals as seconds.
 */
function normal(cell: Cell): Value {
  if (cell === null || cell === undefined) return null;
  if (typeof cell === 'number') return cell;
  if (typeof cell === 'bigint') return Number(cell);
  if (typeof cell === 'boolean') return cell ? 1 : 0;
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T00:00:00', '');
  if (typeof cell === 'object') return secondsOf(cell as Readonly<Record<string, number>>);
  const text = String(cell).trim();
  const day = weekdays.indexOf(text.toLowerCase());
  if (day >= 0) return (day % 7) + 1;
  if (/^\d{4}-\d{2}$/.test(text)) return `${text}-01`;
  if (/^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text) && !/^-?0\d/.test(text)) return Number(text);
  const moment = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?:Z|\+00(?::?00)?)?)?$/.exec(
    text,
  );
  if (moment) {
    const time = moment[2] === undefined ? '' : moment[2].padEnd(8, ':00');
    return time === '' || time === '00:00:00' ? (moment[1] as string) : `${moment[1]}T${time}`;
  }
  return text;
}

function secondsOf(interval: Readonly<Record<string, number>>): Value {
  const { years = 0, months = 0, days = 0, hours = 0, minutes = 0, seconds = 0, milliseconds = 0 } = interval;
  return (
    ((years * 365.25 + months * 30.4375 + days) * 24 + hours) * 3_600 +
    minutes * 60 +
    seconds +
    milliseconds / 1_000
  );
}

type Shown = { gold: string; given: string; question: string };

const spokenUnit = /\b(minutes?|mins?|hours?|hrs?|days?|weeks?)\b/i;

/**
 * Factors between the units that two statements may show one figure in: cents and whole units of money; minutes, hours
 * and days of a duration where the question names none.
 */
export function unitsBetween({ gold, given, question }: Shown): number[] {
  const isMoney = /cents|pence/i.test(gold) && / (\/ 100\.0|\* 0\.01)/.test(given);
  const isDuration = [gold, given].every((sql) => /\bepoch\b/i.test(sql)) && !spokenUnit.test(question);
  return [...(isMoney ? [100] : []), ...(isDuration ? [24, 1 / 24, 60, 1 / 60, 1_440, 1 / 1_440] : [])];
}
