import { decimalText, parseDecimal, round } from '../../../platform/decimal.ts';
import { tokens } from '../../../platform/text-search/tokens.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const moneyName =
  /price|amount|revenue|spen[dt]|cost|total|sales|value|salary|fee|income|balance|payment|turnover|profit|budget|average_per/i;
const percentName = /percent|pct/i;
const dayPattern = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:[ T](\d{2}:\d{2}).*)?$/;
const longestText = 80;

/** A column's name as people say it: 'unit_price' is 'unit price', 'count(*)' is 'count'. */
export function sayName(name: string): string {
  return tokens(name).join(' ') || 'value';
}

/** A cell or a figure for a sentence: grouped digits, at most two decimals, days in words. */
export function sayValue(value: string, column: string): string {
  const day = dayPattern.exec(value);
  if (day) return sayDay(day, column);
  const number = parseDecimal(value);
  if (!number) return sayText(value);
  const isMoney = moneyName.test(column) && number.scale > 0;
  const [whole = '', fraction = ''] = decimalText(round(number, 2)).split('.');
  const grouped = /^-?\d{5,}$|^-?\d{4}$/.test(whole) && !/year/i.test(column) ? group(whole) : whole;
  const decimals = isMoney ? fraction.padEnd(2, '0') : fraction.replace(/0+$/, '');
  return `${grouped}${decimals === '' ? '' : `.${decimals}`}${percentName.test(column) ? ' %' : ''}`;
}

function group(whole: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, ',');
}

function sayDay([, year = '', month = '', day, time]: RegExpExecArray, column: string): string {
  const name = months[Number(month) - 1];
  if (name === undefined) return `${year}-${month}`;
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
