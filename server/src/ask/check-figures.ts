import type { Prose } from '@parley/contract/ask';
import type { Evidence, FigureSources } from './figure-sources.ts';
import { hasNumber, sourcesOf } from './figure-sources.ts';

const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  bn: 1e9,
  b: 1e9,
  billion: 1e9,
};
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthName = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const figure =
  /(?<![\p{L}\p{N}_#])(?:[-−+]\s?)?(?:[$€£¥]\s?)?(\d{1,3}(?:[,\u202f\u00a0 ]\d{3})+|\d+)(\.\d+)?(?:(st|nd|rd|th)\b|\s?(%|percent\b|per cent\b)|\s?(k|mn|bn|m|b|thousand|million|billion)\b)?/giu;
const calendar = /\d{4}-\d{2}(?:-\d{2})?(?:[T ]\d{2}:\d{2}(?::\d{2})?)?/g;
const roughly =
  /\b(?:about|around|roughly|nearly|almost|approximately|over|more than|some|close to|just under|under|less than|~)\s*\**$/i;
/** Binary fractions differ in their last place from what is written. */
const slack = 1e-9;

type Figure = {
  start: number;
  end: number;
  text: string;
  value: number;
  decimals: number;
  scale: number;
  isPercent: boolean;
  isOrdinal: boolean;
};

/**
 * The text in pieces; those with a figure that no cell, aggregate, value or word of the question supports are
 * struck. A figure may be rounded or shortened ('1.2k'), never made up.
 */
export function checkFigures(text: string, evidence: Evidence): Prose[] {
  return figureCheck(evidence)(text);
}

/** For many sentences of one answer: what supports them is gathered once. */
export function figureCheck(evidence: Evidence): (text: string) => Prose[] {
  const sources = sourcesOf(evidence);
  return (text) => checked(text, sources);
}

function checked(text: string, sources: FigureSources): Prose[] {
  const unsupported = [
    ...wholeDates(text, sources),
    ...figuresIn(text).filter((one) => !isSupported(one, text, sources)),
  ];
  const pieces: Prose[] = [];
  let place = 0;
  for (const { start, end } of unsupported.toSorted((a, b) => a.start - b.start)) {
    if (start < place) continue;
    if (start > place) pieces.push({ text: text.slice(place, start), struck: false });
    pieces.push({ text: text.slice(start, end), struck: true });
    place = end;
  }
  if (place < text.length) pieces.push({ text: text.slice(place), struck: false });
  return pieces;
}

function figuresIn(text: string): Figure[] {
  const dates = [...text.matchAll(calendar)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  return [...text.matchAll(figure)]
    .map((match): Figure => {
      const [said, whole = '', fraction = '', ordinal, percent, scale] = match;
      const value = Number(whole.replace(/[^\d]/g, '') + fraction);
      return {
        start: match.index,
        end: match.index + said.length,
        text: said,
        value,
        decimals: Math.max(0, fraction.length - 1),
        scale: scales[scale?.toLowerCase() ?? ''] ?? 1,
        isPercent: percent !== undefined,
        isOrdinal: ordinal !== undefined,
      };
    })
    .filter((one) => dates.every(({ start, end }) => one.end <= start || one.start >= end));
}

function wholeDates(text: string, { days, years, names }: FigureSources): { start: number; end: number }[] {
  return [...text.matchAll(calendar)].flatMap((match) => {
    const [said] = match;
    const isKnown = years.has(said.slice(0, 4)) && (said.length < 10 || days.has(said.slice(5, 10)));
    const isName = names.some((name) => name.includes(said));
    return isKnown || isName ? [] : [{ start: match.index, end: match.index + said.length }];
  });
}

function isSupported(one: Figure, text: string, sources: FigureSources): boolean {
  return (
    isListNumber(one, text) ||
    (one.isOrdinal && one.value <= sources.rowCount) ||
    isNumber(one, text, sources) ||
    isYear(one, sources) ||
    isDay(one, text, sources) ||
    isInName(one, text, sources)
  );
}

function isListNumber({ start, end }: Figure, text: string): boolean {
  return /(^|\n)\s*$/.test(text.slice(0, start)) && /^[.)]\s/.test(text.slice(end));
}

/** Some number rounds to it; a change may be told without its sign, a fraction as percent. */
function isNumber(one: Figure, text: string, sources: FigureSources): boolean {
  const isRough = roughly.test(text.slice(0, one.start));
  const zeros = isRough ? (/0+$/.exec(String(one.value))?.[0].length ?? 0) : 0;
  const half = 0.5 * 10 ** (zeros - one.decimals) * one.scale + slack * Math.max(1, one.value * one.scale);
  const value = one.value * one.scale;
  const isNear = (center: number, width: number) =>
    hasNumber(sources, center - width, center + width) ||
    hasNumber(sources, -center - width, -center + width);
  return isNear(value, half) || (one.isPercent && isNear(value / 100, half / 100));
}

function isYear({ value, decimals, isPercent, scale }: Figure, { years }: FigureSources): boolean {
  return decimals === 0 && !isPercent && scale === 1 && years.has(String(value));
}

/** '5 March', 'March 5th'. */
function isDay(one: Figure, text: string, { days }: FigureSources): boolean {
  const after = new RegExp(`^(?:\\s+of)?\\s+(${monthName})`, 'i').exec(text.slice(one.end));
  const before = new RegExp(`(${monthName})\\s+(?:the\\s+)?$`, 'i').exec(text.slice(0, one.start));
  const name = (after ?? before)?.[1]?.slice(0, 3).toLowerCase();
  if (name === undefined) return false;
  const month = String(months.indexOf(name) + 1).padStart(2, '0');
  return days.has(`${month}-${String(one.value).padStart(2, '0')}`);
}

function isInName({ start, end, text: said }: Figure, text: string, { names }: FigureSources): boolean {
  const around = text.slice(Math.max(0, start - 200), end + 200).replaceAll('\\', '');
  return names.some((name) => name.includes(said.trim()) && around.includes(name));
}
