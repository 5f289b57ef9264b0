import type { Prose } from '@parley/contract/ask';
import { calendar, digitFigures, spanOf } from './digit-figures.ts';
import type { Evidence, FigureSources } from './figure-sources.ts';
import { hasNumber, sourcesOf } from './figure-sources.ts';
import type { Figure, TextRange } from './figure-types.ts';
import { overlaps } from './figure-types.ts';
import { spelledFigures } from './spelled-figures.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthName = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const roughly =
  /\b(?:about|around|roughly|nearly|almost|approximately|over|more than|some|close to|just under|under|less than|~)\s*\**$/i;
const chosenBefore =
  /\b(?:top|bottom|first|last|next|other|remaining|these|those|all|best|worst|leading|following)\s+\**$/i;
const chosenAfter =
  /^\**\s+(?:(?!rest\b|interest\b)\p{L}+est|most|least|top|leading|others|together|combined|of them)\b/iu;
/** Binary fractions differ in their last place from what is written. */
const slack = 1e-9;

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
  const digits = digitFigures(text);
  return [...digits, ...spelledFigures(text).filter((one) => !digits.some((other) => overlaps(one, other)))];
}

function wholeDates(text: string, { days, years, names }: FigureSources): TextRange[] {
  return [...text.matchAll(calendar)].flatMap((match) => {
    const [said] = match;
    const isKnown = years.has(said.slice(0, 4)) && (said.length < 10 || days.has(said.slice(5, 10)));
    const isName = names.some((name) => name.includes(said));
    return isKnown || isName ? [] : [spanOf(match)];
  });
}

function isSupported(one: Figure, text: string, sources: FigureSources): boolean {
  return (
    isListNumber(one, text) ||
    (one.isOrdinal && (one.whole ?? 0) <= sources.rowCount) ||
    isNumber(one, text, sources) ||
    isChoice(one, text, sources) ||
    (one.whole !== null && sources.years.has(String(one.whole))) ||
    isDay(one, text, sources) ||
    isInName(one, text, sources)
  );
}

function isListNumber({ start, end }: Figure, text: string): boolean {
  return /(^|\n)\s*$/.test(text.slice(0, start)) && /^[.)]\s/.test(text.slice(end));
}

/** Some number rounds to it; a change may be told without its sign, a fraction as percent. */
function isNumber({ start, readings }: Figure, text: string, sources: FigureSources): boolean {
  const isRough = roughly.test(text.slice(0, start));
  const isNear = (center: number, width: number) =>
    hasNumber(sources, center - width, center + width) ||
    hasNumber(sources, -center - width, -center + width);
  return readings.some(({ value, half, roughHalf, isPercent }) => {
    const width = (isRough ? roughHalf : half) + slack * Math.max(1, value);
    return isNear(value, width) || (isPercent && isNear(value / 100, width / 100));
  });
}

/** 'the top three', 'the two largest', 'these two': some of the rows, not how many there are. */
function isChoice({ start, end, whole }: Figure, text: string, { rowCount }: FigureSources): boolean {
  if (whole === null || whole < 2 || whole > rowCount) return false;
  return chosenBefore.test(text.slice(0, start)) || chosenAfter.test(text.slice(end));
}

/** '5 March', 'March 5th'. */
function isDay(one: Figure, text: string, { days }: FigureSources): boolean {
  const after = new RegExp(`^(?:\\s+of)?\\s+(${monthName})`, 'i').exec(text.slice(one.end));
  const before = new RegExp(`(${monthName})\\s+(?:the\\s+)?$`, 'i').exec(text.slice(0, one.start));
  const name = (after ?? before)?.[1]?.slice(0, 3).toLowerCase();
  if (name === undefined) return false;
  const month = String(months.indexOf(name) + 1).padStart(2, '0');
  return days.has(`${month}-${String(one.whole).padStart(2, '0')}`);
}

function isInName({ start, end, text: said }: Figure, text: string, { names }: FigureSources): boolean {
  const around = text.slice(Math.max(0, start - 200), end + 200).replaceAll('\\', '');
  return names.some((name) => name.includes(said.trim()) && around.includes(name));
}
