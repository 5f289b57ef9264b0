import { currentLocale } from './locale.ts';

type NumberStyle = 'plain' | 'cents' | 'small' | 'percent' | 'short';

const styles: Readonly<Record<NumberStyle, Intl.NumberFormatOptions>> = {
  plain: { maximumFractionDigits: 2 },
  /** Amounts are read to the cent. */
  cents: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  /** What is smaller than that keeps the digits that say something. */
  small: { maximumSignificantDigits: 3 },
  percent: { maximumFractionDigits: 1 },
  short: { notation: 'compact', maximumFractionDigits: 1 },
};

/** Making a format takes a hundred times as long as using it. */
const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Signs and groups by the asker's locale; words and digits are those of the page, which is English. */
export function numberIn(value: number, style: NumberStyle): string {
  const locale = currentLocale();
  const key = `${locale} ${style}`;
  // A short number ends in a word: '1.3M'.
  const tag = style === 'short' ? wordsLocale(locale) : locale;
  const format =
    numberFormats.get(key) ?? new Intl.NumberFormat(tag, { ...styles[style], numberingSystem: 'latn' });
  numberFormats.set(key, format);
  return format.format(value);
}

/** '€1,234.50', '1.234,50 €': where the sign stands is the asker's manner too. */
export function moneyIn(value: number, currency: string): string {
  const locale = currentLocale();
  const key = `${locale} ${currency}`;
  const format =
    numberFormats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
      numberingSystem: 'latn',
    });
  numberFormats.set(key, format);
  return format.format(value);
}

export function countText(count: number): string {
  return numberIn(count, 'plain');
}

/** Small amounts with four digits: a call to a model often costs less than a cent. */
export function dollarText(dollars: number): string {
  return `$${numberIn(dollars, dollars > 0 && dollars < 0.01 ? 'small' : 'cents')}`;
}

/** 'November 2026' for '2026-11'. */
export function monthText(month: string): string {
  return dateIn(new Date(`${month}-01T00:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** This month and those before it, in UTC, as '2026-11'. */
export function lastMonths(count: number, now = new Date()): string[] {
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString().slice(0, 7),
  );
}

/** '9 Nov 2026', 'Nov 9, 2026': English words, in the order that the asker's region has. */
export function dateIn(date: Date, style: Intl.DateTimeFormatOptions): string {
  const locale = currentLocale();
  const key = `${locale} ${JSON.stringify(style)}`;
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(wordsLocale(locale), style);
  dateFormats.set(key, format);
  return format.format(date);
}

/** English as it is written in that region; the British way where nobody has said how. */
function wordsLocale(tag: string): string {
  const region = new Intl.Locale(tag).maximize().region ?? 'US';
  const english = `en-${region}`;
  const resolved = new Intl.DateTimeFormat(english).resolvedOptions().locale;
  return region === 'US' || resolved === english ? english : 'en-GB';
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
/**
 * '923,165.80', '12.6', '9 November 2026', '1 October to 19 November 2026', as sentences of ours write them; not inside of
 * a name or a longer number.
 */
const month = `(${months.join('|')})`;
const written = new RegExp(
  `(?<![\\w.,:/-])(?:(?:(\\d{1,2})(?: ${month}( \\d{4})?)? to )?(\\d{1,2}) ${month} (\\d{4})|(\\d{1,3}(?:,\\d{3})+|\\d+(?=\\.\\d))(\\.\\d+)?)(?![\\w/:-]|[.,]\\d)`,
  'g',
);

/** A sentence with its figures and days as the asker writes them. Nothing is rounded: it is the same figure. */
export function inLocalForm(sentence: string): string {
  return sentence.replace(
    written,
    (said, from, ownMonth, ownYear, day, month, year, whole, fraction = '') => {
      if (day === undefined) return digitsIn(`${whole.replaceAll(',', '')}`, fraction.slice(1));
      const last = dayIn(day, month, year);
      if (from === undefined || last === `${day} ${month} ${year}`) return from === undefined ? last : said;
      // What the first day lacks it shares with the last.
      return `${dayIn(from, ownMonth ?? month, ownYear ?? year, ownYear !== undefined)} to ${last}`;
    },
  );
}

function dayIn(day: string, month: string, year: string, isYearShown = true): string {
  const date = new Date(Date.UTC(Number(year), months.indexOf(month), Number(day)));
  const withYear = isYearShown && ({ year: 'numeric' } as const);
  return dateIn(date, { day: 'numeric', month: 'long', ...withYear, timeZone: 'UTC' });
}

/** Digit by digit, since a number of JavaScript holds no more than sixteen of them. */
function digitsIn(whole: string, fraction: string): string {
  const grouped = new Intl.NumberFormat(currentLocale(), { numberingSystem: 'latn' }).format(BigInt(whole));
  if (fraction === '') return grouped;
  const point = new Intl.NumberFormat(currentLocale(), { numberingSystem: 'latn' })
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value;
  return `${grouped}${point ?? '.'}${fraction}`;
}
