import { functionWords } from '../question/function-words.ts';
import type { Reading } from './filling-state.ts';
import { fill, openRoles } from './filling-state.ts';

/** 'Sweden', after the customers of Norway: nothing but a value, which the tool at hand takes. */
export function isBareValue({ question, toolWords }: Reading): boolean {
  const content = question.words.filter(({ plain }) => !functionWords.has(plain));
  return question.words.length <= 3 && content.every(({ stem }) => !toolWords.has(stem));
}

/** 'for all countries': the filter is lifted. */
export function clearFilters(reading: Reading): void {
  for (const span of reading.question.whole.cues.resets) {
    const word = reading.question.words.find(({ end }) => end === span.end);
    const [role] = openRoles(
      reading,
      ({ nouns, parameter }) => !parameter.required && word !== undefined && nouns.has(word.stem),
    );
    if (role && reading.question.isFree(span)) fill(reading, role, { value: null, span });
  }
}
