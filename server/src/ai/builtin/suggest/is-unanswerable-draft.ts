import { asksForChange } from '../../../language/question/asks-for-change.ts';
import { readQuestion } from '../../../language/question/question.ts';
import { stem, stems } from '../../../platform/text-search/tokenize-and-stem.ts';
import type { ToolDraft } from '../../port.ts';
import type { ToolPlan } from '../tool-patterns/tool-plan.ts';
import type { Model } from './schema-model-types.ts';

/** Whether a draft speaks of nothing that these tables hold, or wants them changed: then no reading will do. */
export function isUnanswerableDraft(
  { name, description }: ToolDraft,
  model: Model,
  plans: readonly ToolPlan[],
): boolean {
  if (asksForChange(name, [])) return true;
  const known = vocabularyOf(model, plans);
  return !readQuestion(`${name}\n${description}`).telling.some((word) => known.has(stem(word)));
}

function vocabularyOf(model: Model, plans: readonly ToolPlan[]): ReadonlySet<string> {
  const tables = model.tables.flatMap(({ noun, columns }) => [
    noun.one,
    ...columns.map(({ label }) => label),
  ]);
  return new Set(stems([...tables, ...plans.map(({ name }) => name)].join(' ')));
}
