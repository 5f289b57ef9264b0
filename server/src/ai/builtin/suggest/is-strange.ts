import { functionWords } from '../../../language/question/function-words.ts';
import { isSpoken } from '../../../language/question/like-words.ts';
import { stem, stems, tokens } from '../../../platform/text-search/tokens.ts';
import type { ToolDraft } from '../../port.ts';
import type { Plan } from '../patterns/plan.ts';
import type { Model } from './model.ts';

const changing = /^\s*(?:please\s+)?(?:delete|remove|erase|drop|truncate|insert|update)\b/i;
const neutral = /^(days?|weeks?|months?|quarters?|years?|weekdays?|dollars?|euros?|things?|people)$/;

/** Whether a draft speaks of nothing that these tables hold, or wants them changed: then no reading will do. */
export function isStrange({ name }: ToolDraft, model: Model, plans: readonly Plan[]): boolean {
  if (changing.test(name)) return true;
  const known = vocabularyOf(model, plans);
  const words = tokens(name).filter((word) => !functionWords.has(word) && !/^\d/.test(word));
  const things = words.filter(
    (word) => /[a-z]{3}s$/.test(word) && !/(ss|us|is)$/.test(word) && !neutral.test(word),
  );
  const isKnown = (word: string) => isSpoken(stem(word), known);
  if (things.length > 0 && !things.some(isKnown)) return true;
  return !words.some(isKnown);
}

function vocabularyOf(model: Model, plans: readonly Plan[]): ReadonlySet<string> {
  const tables = model.tables.flatMap(({ noun, columns }) => [
    noun.one,
    ...columns.map(({ label }) => label),
  ]);
  return new Set(stems([...tables, ...plans.map(({ name }) => name)].join(' ')));
}
