import { functionWords } from './function-words.ts';
import type { Reading } from './reading.ts';
import { fill, openRoles } from './reading.ts';

const opening =
  /^\s*(?:and|or|but|what\s+about|how\s+about|same|also|now|only|just|then|ok(?:ay)?|instead|make\s+(?:it|that)|for|in|by|from|since|with|without|except|show\s+(?:only|just|me\s+only)|the\s+same|no[,\s]|sorry|i\s+mean(?:t)?|actually)\b/i;
const pointing = /\b(?:instead|those|these|them|the\s+same|as\s+well|too)\b/i;
const resetting =
  /\b(?:all|any|every|regardless\s+of|no\s+matter(?:\s+which)?|whatever)\s+(?:the\s+)?([\p{L}_]+)/giu;

/** 'and for May?', 'top 10 instead': it leans on the question before. A whole new sentence does not. */
export function isFollowUp({ question, toolWords }: Reading): boolean {
  if (opening.test(question.text) || pointing.test(question.text)) return true;
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
