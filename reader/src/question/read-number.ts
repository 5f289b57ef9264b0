import { isMinorUnit } from '../schema/minor-currency-units.ts';
import { lookUp, multipliers, numberWords } from './number-and-date-words.ts';
import type { Question } from './split-question-words.ts';

type NumberRead = { value: number; next: number };

const currencies = new Set(['$', '€', '£', '¥', '₹', '₩', 'usd', 'eur', 'gbp', 'chf', 'euro', 'euros']);
const currencyNames = new Set([...currencies, 'dollar', 'dollars', 'pound', 'pounds']);
const percentWords = new Set(['%', 'percent', 'pct']);

/** The number that words spell, or null. '20 %' is 20, '50 cents' are 0.5. */
export function readNumber(question: Question, first: number, last: number): number | null {
  const words = question.words.slice(first, last + 1).map(({ text }) => text.toLowerCase());
  let at = 0;
  let sign = 1;
  if (words[at] === '-' && words.length > 1) {
    sign = -1;
    at += 1;
  }
  if (currencies.has(words[at] ?? '')) at += 1;
  const number = numberAt(words, at);
  if (number === null) return null;
  at = number.next;
  if (words[at] === 'per' && words[at + 1] === 'cent') at += 2;
  else if (isMinorUnit(words[at] ?? '')) {
    at += 1;
    sign /= 100;
  } else if (percentWords.has(words[at] ?? '') || currencyNames.has(words[at] ?? '')) at += 1;
  return at === words.length ? sign * number.value : null;
}

/** The longest number that begins at a word, given in lower case. */
export function numberAt(words: readonly string[], at: number): NumberRead | null {
  const article = words[at] === 'a' || words[at] === 'an';
  if (article && words[at + 1] === 'couple') return { value: 2, next: at + (words[at + 2] === 'of' ? 3 : 2) };
  if (words[at] === 'half' && words[at + 1] === 'a')
    return multiplied(words, { value: 0.5, next: at + 2 }, true);
  if (article) return multiplied(words, { value: 1, next: at + 1 }, true);
  const digits = digitsAt(words, at);
  return digits === null ? spelledAt(words, at) : multiplied(words, digits, false);
}

function digitsAt(words: readonly string[], at: number): NumberRead | null {
  const match = /^(\d[\d,]*(?:\.\d+)?)(k|m|mio|bn)?$/.exec(words[at] ?? '');
  if (match?.[1] === undefined) return null;
  const digits = Number(match[1].replaceAll(',', ''));
  // The number of a card or a parcel, which would become another one.
  if (Number.isInteger(digits) && !Number.isSafeInteger(digits)) return null;
  const factor = match[2] === undefined ? 1 : (multipliers.get(match[2]) ?? 1);
  return { value: scaled(digits, factor), next: at + 1 };
}

/** 'a hundred', '3 million', '2 hundred thousand'. */
function multiplied(words: readonly string[], number: NumberRead, required: boolean): NumberRead | null {
  let { value, next } = number;
  let factor = multipliers.get(words[next] ?? '');
  if (required && factor === undefined) return null;
  while (factor !== undefined) {
    value = scaled(value, factor);
    next += 1;
    factor = multipliers.get(words[next] ?? '');
  }
  return { value, next };
}

/** 'twenty-five', 'one hundred and twenty', 'two thousand'. */
function spelledAt(words: readonly string[], at: number): NumberRead | null {
  const first = lookUp(words[at] ?? '', numberWords);
  if (first === undefined) return multiplied(words, { value: 1, next: at }, true);
  let { value, next } = { value: first, next: at + 1 };
  let total = 0;
  for (;;) {
    const hyphen = words[next] === '-' || words[next] === 'and' ? 1 : 0;
    const word = words[next + hyphen] ?? '';
    const factor = multipliers.get(word);
    const digit = numberWords.get(word);
    if (factor !== undefined && hyphen === 0) {
      if (factor >= 1000) {
        total += value * factor;
        value = 0;
      } else value *= factor;
    } else if (digit !== undefined && fits(value, digit, words[next] === 'and')) value += digit;
    else return { value: total + value, next };
    next += hyphen + 1;
  }
}

/** Whether a number word continues the one before: 'twenty five' does, 'two three' and 'five and ten' do not. */
function fits(value: number, digit: number, and: boolean): boolean {
  if (value === 0) return !and;
  if (value % 100 === 0) return digit < 100;
  return !and && value % 10 === 0 && value % 100 >= 20 && digit > 0 && digit < 10;
}

/** 3.3 × 1000 is 3300, not 3299.9999999999995. */
const scaled = (value: number, factor: number) =>
  factor === 1 ? value : Number((value * factor).toPrecision(15));
