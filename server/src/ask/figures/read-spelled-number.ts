import { scaleWords, tenWords, unitWords } from './number-word-values.ts';

/** A word and what stands between it and the one before. */
export type SpelledWord = { text: string; start: number; end: number; joined: boolean };

/** Words in small letters; `joined` where only a space or a hyphen parts them. */
export function wordsOf(text: string): SpelledWord[] {
  let last = 0;
  return [...text.matchAll(/[\p{L}\p{N}_]+/gu)].map((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    const joined = /^[ \u00a0\n]?$|^ ?[-‑–] ?$/u.test(text.slice(last, start));
    last = end;
    return { text: match[0].toLowerCase(), start, end, joined };
  });
}

/** What was read, and the place after it. */
export type Read = { value: number; next: number };

/** 'twelve', 'one hundred and five', 'a dozen', 'half a million', 'two and a half', 'three point five'. */
export function readNumber(words: readonly SpelledWord[], at: number): Read | null {
  const begun = readBeginning(words, at);
  if (!begun) return null;
  const whole = readScales(words, begun);
  return readPoint(words, whole) ?? readHalf(words, whole) ?? whole;
}

function readBeginning(words: readonly SpelledWord[], at: number): Read | null {
  const first = words[at]?.text ?? '';
  const leadsScale = (place: number) => scaleWords.has(follower(words, place) ?? '');
  if (first === 'half' && isArticle(follower(words, at + 1)) && leadsScale(at + 2))
    return { value: 0.5, next: at + 2 };
  if (isArticle(first) && leadsScale(at + 1)) return { value: 1, next: at + 1 };
  return readBelowHundred(words, at);
}

function readBelowHundred(words: readonly SpelledWord[], at: number): Read | null {
  const first = words[at]?.text ?? '';
  const unit = unitWords.get(first);
  if (unit !== undefined) return { value: unit, next: at + 1 };
  const ten = tenWords.get(first);
  if (ten === undefined) return null;
  const more = unitWords.get(follower(words, at + 1) ?? '') ?? 0;
  return more > 0 && more < 10 ? { value: ten + more, next: at + 2 } : { value: ten, next: at + 1 };
}

/** Each scale takes what stands before it; what follows is smaller, or begins another number. */
function readScales(words: readonly SpelledWord[], { value, next }: Read): Read {
  let [total, current, place] = [0, value, next];
  let bound = Number.POSITIVE_INFINITY;
  for (;;) {
    const scale = scaleWords.get(follower(words, place) ?? '');
    if (scale !== undefined && scale < bound) {
      current *= scale;
      place += 1;
      if (scale >= 1e3) [total, current, bound] = [total + current, 0, scale];
      continue;
    }
    const isAfterScale = scaleWords.has(words[place - 1]?.text ?? '');
    const from = follower(words, place) === 'and' ? place + 1 : place;
    const more = isAfterScale && words[from]?.joined ? readBelowHundred(words, from) : null;
    if (!more || more.value === 0) return { value: total + current, next: place };
    [current, place] = [current + more.value, more.next];
  }
}

function readPoint(words: readonly SpelledWord[], { value, next }: Read): Read | null {
  if (follower(words, next) !== 'point') return null;
  let [digits, place] = ['', next + 1];
  for (let unit = digitAt(words, place); unit !== undefined; unit = digitAt(words, place)) {
    digits += unit;
    place += 1;
  }
  return digits === '' ? null : { value: Number(`${value}.${digits}`), next: place };
}

function readHalf(words: readonly SpelledWord[], { value, next }: Read): Read | null {
  const said = [0, 1, 2].map((step) => follower(words, next + step)).join(' ');
  if (said !== 'and a half') return null;
  return readScales(words, { value: value + 0.5, next: next + 3 });
}

function digitAt(words: readonly SpelledWord[], place: number): number | undefined {
  const unit = unitWords.get(follower(words, place) ?? '');
  return unit !== undefined && unit < 10 ? unit : undefined;
}

function isArticle(word: string | undefined): boolean {
  return word === 'a' || word === 'an';
}

/** The word at a place, where it belongs to the one before. */
export function follower(words: readonly SpelledWord[], place: number): string | undefined {
  const word = words[place];
  return word?.joined ? word.text : undefined;
}
