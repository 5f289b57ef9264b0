import type { Figure } from './figure-types.ts';
import { hasNumberWord, ordinalWords, partWords, tenWords, timesWords } from './number-word-values.ts';
import { follower, type Read, readNumber, type SpelledWord, wordsOf } from './read-spelled-number.ts';

/** 'one of', 'no one', 'this one': only what is said to be one and no more states a figure. */
const onlyOne = /\b(?:only|just|exactly|precisely)\s*\**$/i;
const percent = /^\s?(?:%|percent\b|per cent\b)/i;
/** Of a year, of a day: 'the third quarter', 'the second half'. */
const periods = new Set(['quarter', 'quarters', 'half']);
const ordinalIdioms = new Set([...periods, 'party', 'parties', 'hand', 'thought', 'thoughts', 'look']);
/** How far a share may lie from one that is told roughly, in percent points. */
const roughShare = 3;

/** Figures in words. Vague ones ('several', 'dozens', 'a couple', 'once', 'first') state none. */
export function spelledFigures(text: string): Figure[] {
  if (!hasNumberWord(text)) return [];
  const words = wordsOf(text);
  const found: Figure[] = [];
  for (let at = 0; at < words.length; ) {
    const read =
      readShare(words, at) ?? readOrdinal(words, at) ?? readTimes(words, at) ?? readCount(words, at, text);
    if (read?.figure) found.push(read.figure(text));
    at = read?.next ?? at + 1;
  }
  return found;
}

/** Numbers in a question, which an answer may repeat. */
export function spelledNumbers(text: string): number[] {
  return spelledFigures(text).flatMap(({ readings }) => readings.map(({ value }) => value));
}

/** Without a figure it is an idiom, to be stepped over. */
type Found = { next: number; figure?: (text: string) => Figure };

/** 'half of', 'a third of', 'two thirds', 'nine in ten'. */
function readShare(words: readonly SpelledWord[], at: number): Found | null {
  const part = readPart(words, at) ?? readOutOf(words, at);
  if (!part) return null;
  const value = part.value * 100;
  const figure = (text: string) =>
    figureAt(text, words, at, part.next, {
      readings: [{ value, half: 0.5, roughHalf: roughShare, isPercent: true }],
    });
  return { next: part.next, figure };
}

function readPart(words: readonly SpelledWord[], at: number): Read | null {
  const first = words[at]?.text ?? '';
  const before = words[at - 1]?.text ?? '';
  if (first === 'half') {
    const isPeriod = ordinalWords.has(before) || ['other', 'latter', 'each'].includes(before);
    const ends = ['year', 'years', 'day', 'days', 'past', 'hour', 'hours', 'way', 'time'];
    const isIdiom =
      isPeriod || ends.includes(follower(words, at + 1) ?? '') || readNumber(words, at) !== null;
    return isIdiom ? null : { value: 1 / 2, next: at + 1 };
  }
  const many = first === 'a' || first === 'an' ? { value: 1, next: at + 1 } : readNumber(words, at);
  const parts = many && partWords.get(follower(words, many.next) ?? '');
  if (!many || !parts || many.value >= parts) return null;
  const isOf = follower(words, many.next + 1) === 'of';
  // 'a third customer' counts on, 'a quarter' may be three months.
  return first.startsWith('a') && !isOf ? null : { value: many.value / parts, next: many.next + 1 };
}

/** 'nine in ten' of a kind; 'twelve out of thirty' may be two counts. */
function readOutOf(words: readonly SpelledWord[], at: number): Read | null {
  const some = readNumber(words, at);
  if (!some || follower(words, some.next) !== 'in') return null;
  const all = readNumber(words, some.next + 1);
  if (!all || !words[some.next + 1]?.joined || some.value >= all.value || all.value > 10) return null;
  return { value: some.value / all.value, next: all.next };
}

function readOrdinal(words: readonly SpelledWord[], at: number): Found | null {
  const ten = tenWords.get(words[at]?.text ?? '');
  const last = ten === undefined ? words[at]?.text : follower(words, at + 1);
  const unit = ordinalWords.get(last ?? '');
  if (unit === undefined || (ten !== undefined && unit > 9)) return null;
  const next = ten === undefined ? at + 1 : at + 2;
  const value = (ten ?? 0) + unit;
  const isNamed = words[at]?.joined && ['the', 'in', 'ranks', 'comes'].includes(words[at - 1]?.text ?? '');
  // 'First' begins a list, a 'second' is a time.
  if (value === 1 || (value === 2 && !isNamed)) return { next };
  if (ordinalIdioms.has(follower(words, next) ?? '')) return { next: next + 1 };
  return { next, figure: (text) => figureAt(text, words, at, next, { ...exactly(value), isOrdinal: true }) };
}

/** 'twice as many', 'doubled', 'threefold': as a ratio, or as the change that it comes to. */
function readTimes(words: readonly SpelledWord[], at: number): Found | null {
  const times = timesWords.get(words[at]?.text ?? '');
  if (times === undefined) return null;
  const change = { value: Math.abs(times - 1) * 100, half: 0.5, roughHalf: 5, isPercent: true };
  const readings = [{ value: times, half: 0.005, roughHalf: 0.05, isPercent: false }, change];
  return { next: at + 1, figure: (text) => figureAt(text, words, at, at + 1, { readings }) };
}

function readCount(words: readonly SpelledWord[], at: number, text: string): Found | null {
  const read = readNumber(words, at);
  if (!read) return null;
  const { value, next } = read;
  const start = words[at]?.start ?? 0;
  const unit = percent.exec(text.slice(words[next - 1]?.end ?? 0))?.[0];
  if (value === 1 && next === at + 1 && !unit && !onlyOne.test(text.slice(0, start))) return { next };
  if (value === 0 && /\b(?:above|below|from|to|near|non|than|at)[\s-]*$/i.test(text.slice(0, start)))
    return { next };
  if (!unit) return { next, figure: () => figureAt(text, words, at, next, exactly(value)) };
  const { readings } = exactly(value);
  const figure = figureAt(text, words, at, next, {
    readings: readings.map((reading) => ({ ...reading, isPercent: true })),
  });
  const end = figure.end + unit.length;
  return { next, figure: () => ({ ...figure, end, text: text.slice(start, end) }) };
}

function exactly(value: number) {
  const decimals = /\.(\d+)/.exec(String(value))?.[1]?.length ?? 0;
  const half = 0.5 * 10 ** -decimals;
  const zeros = /0+$/.exec(String(value))?.[0].length ?? 0;
  const roughHalf = Math.max(half * 10 ** zeros, value % 12 === 0 && value <= 60 ? 1.5 : 0);
  return {
    readings: [{ value, half, roughHalf, isPercent: false }],
    whole: decimals === 0 ? value : null,
  };
}

function figureAt(
  text: string,
  words: readonly SpelledWord[],
  at: number,
  next: number,
  said: Pick<Figure, 'readings'> & Partial<Figure>,
): Figure {
  const [start, end] = [words[at]?.start ?? 0, words[next - 1]?.end ?? 0];
  return { whole: null, isOrdinal: false, ...said, start, end, text: text.slice(start, end) };
}
