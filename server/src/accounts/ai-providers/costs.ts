import type { ProviderKind } from '@parley/contract/ai/provider-forms';
import type { AiProviders, AiSettings, Costs } from '@parley/contract/ai/providers';
import { aiChoices } from '@parley/contract/ai/providers';
import { ParleyError } from '@parley/contract/errors';
import type { Owner } from '../../store/owner.ts';
import type { Store } from '../../store/store.ts';
import type { AiModelService } from './ai-models.ts';
import { chooseModel } from './choose-model.ts';
import type { LentModel } from './model-settings.ts';

export type AiCosts = {
  /** Everything that the settings show: models, choices, the limit, and who answers. */
  overview(owner: Owner): Promise<AiProviders>;
  save(owner: Owner, settings: AiSettings): Promise<AiProviders>;
  /** What a calendar month cost, in UTC. */
  costs(owner: Owner, month?: string): Promise<Costs>;
};

type Parts = {
  store: Pick<Store, 'aiUsage' | 'aiModels' | 'aiSettings'>;
  models: Pick<AiModelService, 'list'>;
  lent: LentModel;
};

export function createAiCosts({ store, models, lent }: Parts): AiCosts {
  const lentKind: ProviderKind | null = lent.apiKey === undefined ? null : lent.kind;
  const overview = async (owner: Owner): Promise<AiProviders> => {
    const { choices, monthlyLimit } = await store.aiSettings.find(owner.id);
    const stored = await store.aiModels.list(owner.id);
    const isSpent = await isBudgetSpent(store, owner.id, monthlyLimit);
    const thinker = chooseModel({ models: stored, choices, lent: lentKind, isSpent: false }, 'find');
    const usual =
      thinker.by === 'own' ? thinker.model.kind : thinker.by === 'lent' ? lent.kind : ('builtin' as const);
    return {
      providers: await models.list(owner),
      lent: lentKind && { kind: lentKind, model: lent.model },
      usual,
      choices,
      monthlyLimit,
      isSpent,
    };
  };
  return {
    overview,
    save: async (owner, settings) => {
      const known = new Set((await store.aiModels.list(owner.id)).map(({ id }) => id));
      for (const task of Object.keys(aiChoices.shape) as (keyof AiSettings['choices'])[]) {
        const choice = settings.choices[task];
        if (choice !== null && choice !== 'builtin' && !known.has(choice)) {
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

export async function isBudgetSpent(
  { aiUsage }: Pick<Store, 'aiUsage'>,
  profileId: string,
  monthlyLimit: number | null,
): Promise<boolean> {
  return monthlyLimit !== null && (await aiUsage.spent(profileId, monthOf(thisMonth()))) >= monthlyLimit;
}

function thisMonth(): string {
  return new Date().toISOString().slice(0, 7);
}

function monthOf(month: string): { from: string; before: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return {
    from: new Date(Date.UTC(year, number - 1)).toISOString(),
    before: new Date(Date.UTC(year, number)).toISOString(),
  };
}
