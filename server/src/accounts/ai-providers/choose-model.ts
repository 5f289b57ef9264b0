import type { AiChoices, AiTask } from '@parley/contract/ai/ai-model-settings';
import { isBuiltin, type ProviderName } from '@parley/contract/ai/provider-forms';
import { ParleyError } from '@parley/contract/errors';
import type { StoredAiModel } from '../../store/ai-model-and-usage-types.ts';
import type { Offer } from './public-types.ts';

export type Choosing = {
  /** The oldest first. */
  models: readonly StoredAiModel[];
  choices: AiChoices;
  offers: readonly Offer[];
  /** Whose limit of the month is reached: the person's for their own models, the operator's for what is offered. */
  spent: { own: boolean; lent: boolean };
};

export type Thinker = { by: 'engine' } | { by: 'lent'; offer: Offer } | { by: 'own'; model: StoredAiModel };

/**
 * Who does a task. A provider that was asked for by name is taken or refused; where nobody was named, the built-in
 * engine takes over once the limit is reached.
 */
export function chooseModel(choosing: Choosing, task: AiTask, wanted?: ProviderName): Thinker {
  const thinker = wanted === undefined ? usual(choosing, task) : named(choosing, task, wanted);
  if (thinker.by === 'engine' || !choosing.spent[thinker.by]) return thinker;
  if (wanted !== undefined) throw spentError(thinker.by);
  return { by: 'engine' };
}

export function spentError(payer: 'own' | 'lent'): ParleyError {
  return new ParleyError(payer === 'own' ? 'ai_budget_spent' : 'ai_offer_spent');
}

function usual({ models, choices, offers }: Choosing, task: AiTask): Thinker {
  for (const choice of [choices[task], choices.default]) {
    if (isBuiltin(choice)) return { by: 'engine' };
    // A model that was removed since, or is no longer offered, is passed over.
    const model = models.find(({ id }) => id === choice);
    if (model) return { by: 'own', model };
    const offer = offers.find(({ id }) => id === choice);
    if (offer) return { by: 'lent', offer };
  }
  const [model] = models;
  if (model) return { by: 'own', model };
  const [offer] = offers;
  return offer ? { by: 'lent', offer } : { by: 'engine' };
}

function named(choosing: Choosing, task: AiTask, wanted: ProviderName): Thinker {
  if (isBuiltin(wanted)) return { by: 'engine' };
  const chosen = usual(choosing, task);
  if (chosen.by === 'own' && chosen.model.kind === wanted) return chosen;
  if (chosen.by === 'lent' && chosen.offer.kind === wanted) return chosen;
  const model = choosing.models.find(({ kind }) => kind === wanted);
  if (model) return { by: 'own', model };
  const offer = choosing.offers.find(({ kind }) => kind === wanted);
  if (offer) return { by: 'lent', offer };
  throw new ParleyError('ai_key_missing');
}
