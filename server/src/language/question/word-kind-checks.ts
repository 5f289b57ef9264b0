import { tokens } from '../../platform/text-search/tokenize-and-stem.ts';
import { functionWords } from './function-words.ts';

/** Said of time, of money, or of nothing in particular. */
const neutral =
  /^(january|february|march|april|june|july|august|september|october|november|december|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|days?|weeks?|months?|quarters?|years?|dollars?|euros?|money|times|right|pieces?|things?)$/;

/** Whether a term names something. */
export function isTelling(term: string): boolean {
  return !functionWords.has(term) && !/^\d/.test(term) && !neutral.test(term);
}

/** Things are asked for in the plural. */
export function isPlural(term: string): boolean {
  return /[a-z]{3}s$/.test(term) && !/(ss|us|is)$/.test(term);
}

/** 'rated' of 'best rated titles': what was done, and no thing. */
export function isDeed(term: string): boolean {
  return /[^e]ed$/.test(term);
}

/** A sign, a letter or two say nothing by themselves. */
export function isWordLike(term: string): boolean {
  return /\p{L}{3}|\d{3}/u.test(term);
}

/** Terms with a capital, but for the first letter of all, which has one anyway. */
export function namesIn(text: string): string[] {
  const capital = text.slice(1).match(/\p{Lu}[\p{L}'’-]+/gu) ?? [];
  return tokens(capital.join(' '));
}
