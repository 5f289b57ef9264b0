import type { ColumnMeaning, ResultColumn } from '@parley/contract/query-result';
import { cellPeriodName } from '@parley/contract/results/cell-period-name';
import { monthName } from '@parley/contract/results/day-span';
import { type Decimal, decimalText, parseDecimal, round } from '../../../platform/decimal.ts';
import { tokens } from '../../../platform/text-search/tokenize-and-stem.ts';

const moneyName =
  /price|amount|revenue|spen[dt]|cost|total|sales|value|salary|fee|income|balance|payment|turnover|profit|budget|average_per/i;
const percentName = /percent|pct/i;
const dayPattern = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:[ T](\d{2}:\d{2}).*)?$/;
const longestText = 80;

/** A column's name as people say it: 'unit_price' is 'unit price', 'count(*)' is 'count'. */
export function sayName(name: string): string {
  return tokens(name).join(' ') || 'value';
}

const percents: ReadonlySet<ColumnMeaning['role']> = new Set(['share', 'percentage', 'growth']);

/** A cell in its column, for a sentence: what the statement says of the column decides how. */
export function sayCell(
  value: string,
  { name, kind, meaning }: Omit<ResultColumn, 'type'>,
  hasCents = false,
): string {
  const words = cellPeriodName(value, meaning);
  if (words !== null) return words;
  const number = parseDecimal(value);
  if (meaning && number && percents.has(meaning.role)) return `${sayNumber(number, { decimals: 1 })} %`;
  if (meaning?.role === 'duration' && number && meaning.unit) return sayDuration(number, meaning.unit);
  if (meaning?.currency && number) return sayMoney(number, meaning.currency, hasCents);
  if (kind === 'boolean') return /^(1|t|true)$/i.test(value) ? 'yes' : 'no';
  const clock =
    kind === 'timestamp' ? / (?!00:00)(\d{2}:\d{2})/.exec(value.replace('T', ' '))?.[1] : undefined;
  return `${sayValue(value, name, hasCents)}${clock === undefined ? '' : ` at ${clock}`}`;
}

function sayDuration(number: Decimal, unit: string): string {
  const said = sayNumber(number, { decimals: 2 });
  return `${said} ${unit}${said === '1' ? '' : 's'}`;
}

/** '€1,234.50', 'CHF 20', '-$5'. */
function sayMoney(number: Decimal, currency: string, hasCents: boolean): string {
  const said = sayNumber(number, { decimals: 2, isPadded: hasCents || number.scale > 0 });
  const sign = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(0)
    .filter(({ type }) => type === 'currency' || type === 'literal')
    .map(({ value }) => value)
    .join('');
  return said.startsWith('-') ? `-${sign}${said.slice(1)}` : `${sign}${said}`;
}

/** A cell or a figure for a sentence: grouped digits, at most two decimals, days in words. */
export function sayValue(value: string, column: string, hasCents = false): string {
  const day = dayPattern.exec(value);
  if (day) return sayDay(day, column);
  const number = parseDecimal(value);
  if (!number) return sayText(value);
  const isMoney = moneyName.test(column) && (hasCents || number.scale > 0);
  const said = sayNumber(number, { decimals: 2, isPadded: isMoney, isYear: /year/i.test(column) });
  return `${said}${percentName.test(column) ? ' %' : ''}`;
}

type NumberStyle = { decimals: number; isPadded?: boolean; isYear?: boolean };

function sayNumber(number: Decimal, { decimals, isPadded = false, isYear = false }: NumberStyle): string {
  const [whole = '', fraction = ''] = decimalText(round(number, decimalsFor(number, decimals))).split('.');
  const grouped = /^-?\d{4,}$/.test(whole) && !isYear ? group(whole) : whole;
  const shown = isPadded ? fraction.padEnd(2, '0') : fraction.replace(/0+$/, '');
  return shown === '' ? grouped : `${grouped}.${shown}`;
}

/** 0.0042 rounded to two decimals would be nothing. */
function decimalsFor(number: Decimal, decimals: number): number {
  const zeros = /^-?0\.(0+)[1-9]/.exec(decimalText(number))?.[1]?.length ?? 0;
  return zeros >= decimals ? zeros + 2 : decimals;
}

function group(whole: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, ',');
}

function sayDay([, year = '', month = '', day, time]: RegExpExecArray, column: string): string {
  const name = monthName(Number(month));
  if (name === '') return `${year}-${month}`;
  const isWholeMonth =
    day === undefined || (/month/i.test(column) && day === '01' && (time ?? '00:00') === '00:00');
  if (/year/i.test(column) && month === '01' && (day ?? '01') === '01') return year;
  return isWholeMonth ? `${name} ${year}` : `${Number(day)} ${name} ${year}`;
}

/** What a database holds is text to be shown, never markup to be followed. */
export function sayText(value: string): string {
  const short = value.length > longestText ? `${value.slice(0, longestText)}…` : value;
  return short.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#~]/g, '\\$&');
}

export function join(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
