import { functionWords } from './function-words.ts';
import type { Reading } from './reading.ts';
import { fill, openRoles } from './reading.ts';

const opening =
  /^(?:and|but|or|now|then|also|only|just|instead|same|again|what\s+about|how\s+about|what\s+if|ok(?:ay)?|make\s+(?:it|that)|show\s+(?:me\s+)?(?:only|just)|the\s+same|no,|sorry|i\s+mean(?:t)?|actually)(?!\w)/i;
const pointing = /\b(?:those|these|them|that\s+one|the\s+same|instead|again)\b/i;
const leaning =
  /^(?:by|in|on|at|for|from|to|of|per|with|without|except|since|until|before|after|between|over|under|above|below|last|next|this|sorted|ordered|grouped|(?:sort|order|group)\s+(?:(?:it|them)\s+)?by)\b/i;
/** With more words a sentence that begins with 'in' or 'from' asks something of its own. */
const fewWords = 4;
const resetting =
  /\b(?:all|any|every|regardless\s+of|no\s+matter(?:\s+which)?|whatever)\s+(?:the\s+)?([\p{L}_]+)/giu;

/**
 * 'And for May?', 'what about Canada', 'top 10 instead', 'by country': said of the turn before. The only place that
 * decides it: finding the tool, keeping its values and the form of the answer follow the same word.
 */
export function isFollowUp(text: string): boolean {
  const said = text.trim();
  const count = said.split(/\s+/).length;
  if (opening.test(said)) return true;
  return (count <= fewWords && leaning.test(said)) || (count <= 2 * fewWords && pointing.test(said));
}

/** 'Sweden', after the customers of Norway: nothing but a value, which the tool at hand takes. */
export function isBareValue({ question, toolWords }: Reading): boolean {
  const content = question.words.filter(({ plain }) => !functionWords.has(plain));
  return question.words.length <= 3 && content.every(({ stem }) => !toolWords.has(stem));
}

/** 'for all countries': the filter is lifted. */
export function liftFilters(reading: Reading): void {
  for (const match of reading.question.text.matchAll(resetting)) {
    const span = { start: match.index, end: match.index + match[0].length };
    const word = reading.question.words.find(({ end }) => end === span.end);
    const [role] = openRoles(
      reading,
      ({ nouns, parameter }) => !parameter.required && word !== undefined && nouns.has(word.stem),
    );
    if (role && reading.question.isFree(span)) fill(reading, role, { value: null, span });
  }
}
