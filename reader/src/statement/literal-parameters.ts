import type { Literal, Period } from '../query/logical-query.ts';
import { readNumber } from '../question/read-number.ts';
import { boundsOfPeriod, type PeriodBounds, resolvePeriod } from '../question/resolve-period.ts';
import type { Question } from '../question/split-question-words.ts';
import { factorBetween, spokenUnit, unitOfColumn } from '../schema/measurement-units.ts';
import { isInMinorUnits, isMinorUnit } from '../schema/minor-currency-units.ts';
import { splitName } from '../schema/split-and-pluralize-names.ts';
import type { StatementParameter } from './sql-with-parameters-types.ts';
import { UnreadableLiteralError } from './statement-error-classes.ts';
import type { Context, ValueType } from './statement-scope.ts';

/** What a literal is compared with, and what its parameter is called. */
export type LiteralPlace = { against: ValueType; name: string };

export function wordsText({ question }: Context, first: number, last: number): string {
  const start = question.words[first]?.start;
  const end = question.words[last]?.end;
  if (start === undefined || end === undefined || end < start)
    throw new UnreadableLiteralError(`The question has no words ${first} to ${last}.`);
  return question.text.slice(start, end);
}

/** The literal as a parameter of the type that its place wants. */
export function literalParameter(context: Context, literal: Literal, place: LiteralPlace): string {
  const { value, type } = readLiteral(context, literal, place.against);
  const sql = context.parameters.add({
    name: place.name,
    type,
    value,
    column: literal.kind === 'stored' ? literal.column : place.against.column,
    words: literal.kind === 'words' ? { first: literal.first, last: literal.last } : null,
  });
  // Beside a whole number, a database would take the parameter for one as well.
  return typeof value === 'number' && !Number.isInteger(value) ? context.dialect.typed(sql, 'number') : sql;
}

type Value = Pick<StatementParameter, 'value' | 'type'>;

function readLiteral(context: Context, literal: Literal, against: ValueType): Value {
  switch (literal.kind) {
    case 'words':
      return readWords(context, literal, against);
    case 'stored':
      return readStored(context, literal.value, against);
    case 'number':
      if (against.type === 'text') return { value: String(literal.value), type: 'text' };
      if (against.type === 'boolean') return { value: literal.value !== 0, type: 'boolean' };
      return { value: literal.value, type: 'number' };
    case 'boolean':
      if (against.type === 'number') return { value: literal.value ? 1 : 0, type: 'number' };
      return { value: literal.value, type: 'boolean' };
  }
}

function readStored({ schema }: Context, value: string, { type, date, column }: ValueType): Value {
  if (type === 'number' && value.trim() !== '' && Number.isFinite(Number(value))) {
    const isMinor = column !== null && isInMinorUnits(schema.columns[column]);
    return { value: Number(value) / (isMinor ? 100 : 1), type: 'number' };
  }
  if (type === 'boolean') return { value: /^(t|true|yes|y|1)$/i.test(value), type: 'boolean' };
  if (type === 'time') return { value, type: date ? 'date' : 'timestamp' };
  return { value, type: 'text' };
}

function readWords(
  context: Context,
  { first, last }: Extract<Literal, { kind: 'words' }>,
  { type, date, column }: ValueType,
): Value {
  const text = wordsText(context, first, last);
  if (type === 'text') return { value: text, type: 'text' };
  if (type === 'boolean') return { value: !/^(no|not|false|inactive|off|n|f)$/i.test(text), type: 'boolean' };
  if (type === 'time') {
    const bounds = resolvePeriod(context.question, first, last, context.moment);
    if (bounds === null) throw new UnreadableLiteralError(`'${text}' is no moment.`);
    return date
      ? { value: bounds.start.slice(0, 10), type: 'date' }
      : { value: momentText(bounds.start), type: 'timestamp' };
  }
  const number = readNumber(context.question, first, last);
  if (number !== null) return { value: inUnitOf(context, { number, last, column }), type: 'number' };
  if (type === 'number') throw new UnreadableLiteralError(`'${text}' is no number.`);
  return { value: text, type: 'text' };
}

type Counted = { number: number; last: number; column: number | null };

/** 'Two hours' are 120 where the column counts minutes. */
function inUnitOf({ question, schema }: Context, { number, last, column }: Counted): number {
  const stored = column === null ? undefined : schema.columns[column];
  const unit = unitOfColumn(stored);
  if (isInMinorUnits(stored) && speaksOfCents(question) && !isMinorUnit(question.words[last]?.text ?? ''))
    return number / 100;
  const spoken = [question.words[last], question.words[last + 1]]
    .map((word) => spokenUnit(word?.text ?? ''))
    .find((one) => one !== null);
  const factor = factorBetween(spoken ?? null, unit);
  return factor === null ? number : Number((number * factor).toPrecision(12));
}

/** 'price_cents over 2000' is about cents, as the column is; 'over 20' is about whole units. */
const speaksOfCents = ({ words }: Question): boolean =>
  words.some(({ text }) => splitName(text).some(isMinorUnit));

/** `column`: what the period is about, where it is a column of its own. */
export function periodBounds(context: Context, period: Period, column: number | null): PeriodBounds {
  const latest = column === null ? null : context.schema.columns[column]?.latest;
  const bounds = boundsOfPeriod(period, context.question, { ...context.moment, latest });
  if (bounds === null) throw new UnreadableLiteralError('Words of the question are no period.');
  return bounds;
}

export const momentText = (local: string): string => local.replace('T', ' ');
export const isMidnight = (local: string): boolean => /T00:00(:00)?$/.test(local);

/** The first day that begins at or after a moment. */
export function dayFrom(local: string): string {
  const day = local.slice(0, 10);
  if (isMidnight(local)) return day;
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

export function wordsOfPeriod(period: Period): { first: number; last: number } | null {
  switch (period.kind) {
    case 'words':
      return { first: period.first, last: period.last };
    case 'named':
      return null;
    case 'previous':
    case 'year earlier':
      return wordsOfPeriod(period.of);
  }
}
