import type { Chart } from '@parley/contract/ask';
import type { QueryResult } from '@parley/contract/query-result';
import { readQuestion } from '../../language/question/question.ts';
import { stems } from '../../platform/text-search/tokenize-and-stem.ts';
import { comparedColumns } from './period-comparison-columns.ts';
import type { Place, ResultColumnRoles } from './result-column-roles.ts';
import { isSplit, resultColumnRoles } from './result-column-roles.ts';

const most = { bars: 60, parts: 8, measures: 4, points: 5_000 };
const fewest = { points: 5 };
const mean = /(?<![a-z])(avg|average|mean)(?![a-z])/i;
/** Parts of such a column do not make a whole. */
const notAWhole = /rate|ratio|avg|average|mean|rating|score|price|percent|pct|\bage\b|days|hours/i;

/** A picture only where the shape of the data fits one; null where a table says it better. */
export function chooseChart(result: QueryResult, question = ''): Chart | null {
  const shape = asked(resultColumnRoles(result), question, result);
  const { rows } = result;
  const [measure] = shape.measures;
  const compared = comparedColumns(result);
  const pair = compared && [compared.before.index, compared.now.index];
  if (pair && rows.length === 1)
    return { fits: ['bar'], label: pair[0] ?? 0, measures: pair, isSideBySide: true };
  if (!measure || rows.length < 2) return null;
  const measures = pair ?? comparable(result, shape.measures).map(({ index }) => index);
  if (shape.time && rows.length <= most.points) {
    const fits = rows.length <= most.bars ? (['line', 'bar'] as const) : (['line'] as const);
    return { fits: [...fits], label: shape.time.index, measures };
  }
  const split = splitSeries(result, measure);
  if (split) return split;
  const label = namesRows(result, shape);
  if (label && rows.length <= most.bars) {
    return { fits: barsFor(result, measure), label: label.index, measures: measures.slice(0, 2) };
  }
  // A number that rows are split by is nothing that another one depends on.
  if (result.columns.some(isSplit)) return null;
  const [, second] = shape.measures;
  if (second && rows.length >= fewest.points && rows.length <= most.points) {
    return { fits: ['scatter'], label: measure.index, measures: [second.index] };
  }
  return null;
}

function barsFor(result: QueryResult, measure: Place): Chart['fits'] {
  if (!isWhole(result, measure)) return ['bar'];
  return measure.meaning?.role === 'share' ? ['share', 'bar'] : ['bar', 'share'];
}

/** Periods, and one other column that splits each of them: a line for each of its values. */
function splitSeries(result: QueryResult, measure: Place): Chart | null {
  const { columns, rows } = result;
  const splits = columns.map((column, index) => ({ ...column, index })).filter(isSplit);
  const time = splits.find(({ meaning }) => meaning?.role === 'period');
  const [series, ...others] = splits.filter((place) => place !== time);
  if (!time || !series || others.length > 0 || rows.length > most.points) return null;
  const valuesOf = ({ index }: Place) => new Set(rows.map((row) => row[index] ?? null));
  const [lines, steps] = [valuesOf(series), valuesOf(time)];
  if (lines.size < 2 || lines.size > most.parts || steps.size < 2 || steps.has(null)) return null;
  return { fits: ['line'], label: time.index, measures: [measure.index], series: series.index };
}

/** The measure that the question names is the one to draw; else the one that the rows are sorted by. */
function asked(shape: ResultColumnRoles, question: string, { rows }: QueryResult): ResultColumnRoles {
  const words = new Set(stems(question));
  const wantsMean = readQuestion(question).shape.averages;
  const shared = ({ name }: Place) => {
    const own = stems(name);
    const said = own.filter((word) => words.has(word)).length;
    // Of 'average rating' it is the average that is wanted, not how many ratings there are.
    if (wantsMean && mean.test(name)) return said + own.length;
    return said === 0 ? 0 : said + said / own.length;
  };
  const named = shape.measures.filter((one) => shared(one) > 0).toSorted((a, b) => shared(b) - shared(a));
  const others = shape.measures.filter((one) => !named.includes(one));
  const sorting = others.filter(({ index }) => isSorted(rows, index));
  const rest = others.filter((other) => !sorting.includes(other));
  return { ...shape, measures: [...named, ...sorting, ...rest] };
}

function isSorted(rows: QueryResult['rows'], index: number): boolean {
  const values = rows.map((row) => Number(row[index] ?? Number.NaN));
  const steps = values.slice(1).map((value, place) => value - (values[place] ?? value));
  const isOneWay = steps.every((step) => step >= 0) || steps.every((step) => step <= 0);
  return isOneWay && steps.some((step) => step !== 0);
}

/** A column that tells the rows apart. */
function namesRows({ rows }: QueryResult, { labels, categories }: ResultColumnRoles): Place | undefined {
  const isDistinct = ({ index }: Place) => new Set(rows.map((row) => row[index])).size === rows.length;
  return [...labels, ...categories].find(
    (place) =>
      (isSplit(place) || (place.kind !== 'integer' && place.kind !== 'number' && !holdsDays(rows, place))) &&
      isDistinct(place),
  );
}

function holdsDays(rows: QueryResult['rows'], { index }: Place): boolean {
  return rows.some((row) => /^\d{4}-\d{2}-\d{2}/.test(row[index] ?? ''));
}

/** Drawn on one axis, a small measure beside a large one would be a flat line. */
function comparable(result: QueryResult, measures: readonly Place[]): Place[] {
  const [first, ...others] = measures;
  if (!first) return [];
  const scale = largest(result, first);
  const near = others.filter((other) => {
    const ratio = largest(result, other) / (scale || 1);
    return ratio > 0.05 && ratio < 20 && measureKind(other) === measureKind(first);
  });
  return [first, ...near].slice(0, most.measures);
}

function largest({ rows }: QueryResult, { index }: Place): number {
  return rows.reduce((top, row) => Math.max(top, Math.abs(Number(row[index] ?? 0))), 0);
}

/** Amounts, rates and per cents do not share an axis. */
function measureKind({ name, meaning }: Place): string {
  if (meaning === undefined) return notAWhole.test(name) ? 'rate' : 'amount';
  return meaning.role === 'count' || meaning.role === 'total' ? 'amount' : meaning.role;
}

function isWhole({ rows }: QueryResult, place: Place): boolean {
  const { index } = place;
  return (
    rows.length <= most.parts &&
    (measureKind(place) === 'amount' || measureKind(place) === 'share') &&
    rows.every((row) => Number(row[index] ?? 0) >= 0) &&
    rows.some((row) => Number(row[index] ?? 0) > 0)
  );
}
