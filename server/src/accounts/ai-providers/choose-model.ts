import type { ProviderKind, ProviderName } from '@parley/contract/ai/provider-forms';
import type { AiChoices, AiTask } from '@parley/contract/ai/providers';
import { ParleyError } from '@parley/contract/errors';
import type { StoredAiModel } from '../../store/accounts/ai-models.ts';

export type Choosing = {
  /** The oldest first. */
  models: readonly StoredAiModel[];
  choices: AiChoices;
  /** The provider that the operator lends a key for. */
  lent: ProviderKind | null;
  /** The month's limit is reached. */
  isSpent: boolean;
};

export type Thinker = { by: 'builtin' } | { by: 'lent' } | { by: 'own'; model: StoredAiModel };

/**
 * Who does a task. A provider that was asked for by name is taken or refused; where nobody was named, the built-in
 * engine takes over once the limit is reached.
 */
export function chooseModel(choosing: Choosing, task: AiTask, wanted?: ProviderName): Thinker {
  const thinker = wanted === undefined ? usual(choosing, task) : named(choosing, task, wanted);
  if (!choosing.isSpent || thinker.by === 'builtin') return thinker;
  if (wanted !== undefined) throw new ParleyError('ai_budget_spent');
  return { by: 'builtin' };
}

function usual({ models, choices, lent }: Choosing, task: AiTask): Thinker {
  for (const choice of [choices[task], choices.default]) {
    if (choice === 'builtin') return { by: 'builtin' };
    // A model that was removed since is passed over.
    const model = models.find(({ id }) => id === choice);
    if (model) return { by: 'own', model };
  }
  const [first] = models;
  if (first) return { by: 'own', model: first };
  return lent === null ? { by: 'builtin' } : { by: 'lent' };
}

function named(choosing: Choosing, task: AiTask, wanted: ProviderName): Thinker {
  if (wanted === 'builtin') return { by: 'builtin' };
  const chosen = usual(choosing, task);
  if (chosen.by === 'own' && chosen.model.kind === wanted) return chosen;
  const model = choosing.models.find(({ kind }) => kind === wanted);
  if (model) return { by: 'own', model };
  if (choosing.lent === wanted) return { by: 'lent' };
  throw new ParleyError('ai_key_missing');
}
