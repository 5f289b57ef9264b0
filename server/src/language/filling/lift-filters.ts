import { functionWords } from '../question/function-words.ts';
import type { Reading } from './reading.ts';
import { fill, openRoles } from './reading.ts';

const resetting =
  /\b(?:all|any|every|regardless\s+of|no\s+matter(?:\s+which)?|whatever)\s+(?:the\s+)?([\p{L}_]+)/giu;

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
