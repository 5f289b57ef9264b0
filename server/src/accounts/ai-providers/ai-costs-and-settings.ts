import type { AiProviders, AiSettings } from '@parley/contract/ai/ai-model-settings';
import { aiChoices } from '@parley/contract/ai/ai-model-settings';
import { builtinEngine, isBuiltin, type ProviderName } from '@parley/contract/ai/provider-forms';
import { ParleyError } from '@parley/contract/errors';
import type { Owner } from '../../store/acting-member.ts';
import type { Store } from '../../store/store.ts';
import { monthOf, thisMonth } from '../calendar-months.ts';
import { chooseModel, type Thinker } from './choose-model.ts';
import type { AiCosts, AiModelService, ModelOffers } from './public-types.ts';

type Parts = {
  store: Pick<Store, 'aiUsage' | 'aiModels' | 'aiSettings'>;
  models: Pick<AiModelService, 'list'>;
  offers: ModelOffers;
};

export function createAiCosts({ store, models, offers }: Parts): AiCosts {
  const overview = async (owner: Owner): Promise<AiProviders> => {
    const { choices, monthlyLimit } = await store.aiSettings.find(owner.id);
    const stored = await store.aiModels.list(owner.id);
    const offered = await offers.list();
    const isSpent = await isBudgetSpent(store, owner.id, monthlyLimit);
    const areOffersSpent = offered.length > 0 && (await offers.areSpent(owner.personId));
    const spent = { own: isSpent, lent: areOffersSpent };
    return {
      providers: await models.list(owner),
      offers: offered.map(({ id, kind, model }) => ({ id, kind, model })),
      usual: nameOf(chooseModel({ models: stored, choices, offers: offered, spent }, 'find')),
      choices,
      monthlyLimit,
      isSpent,
      areOffersSpent,
    };
  };
  return {
    overview,
    save: async (owner, settings) => {
      const all = await Promise.all([store.aiModels.list(owner.id), offers.list()]);
      const known = new Set(all.flat().map(({ id }) => id));
      for (const task of Object.keys(aiChoices.shape) as (keyof AiSettings['choices'])[]) {
        const choice = settings.choices[task];
        if (choice !== null && !isBuiltin(choice) && !known.has(choice)) {
          throw new ParleyError('not_found', { message: 'There is no such model any more.' });
        }
      }
      await store.aiSettings.save(owner, settings);
      return overview(owner);
    },
    costs: async (owner, month = thisMonth()) => {
      const period = monthOf(month);
      const { monthlyLimit } = await store.aiSettings.find(owner.id);
      return {
        month,
        rows: await store.aiUsage.costs(owner.id, period),
        spent: await store.aiUsage.spent(owner.id, period),
        monthlyLimit,
      };
    },
  };
}

function nameOf(thinker: Thinker): ProviderName {
  switch (thinker.by) {
    case 'own':
      return thinker.model.kind;
    case 'lent':
      return thinker.offer.kind;
    case 'engine':
      return builtinEngine.name;
  }
}

/** Of the person's own models; what is offered has limits of its own. */
export async function isBudgetSpent(
  { aiUsage }: Pick<Store, 'aiUsage'>,
  spaceId: string,
  monthlyLimit: number | null,
): Promise<boolean> {
  return monthlyLimit !== null && (await aiUsage.spent(spaceId, monthOf(thisMonth()))) >= monthlyLimit;
}
