import type { ProviderName } from '@parley/contract/ai/provider-forms';
import type { AiTask } from '@parley/contract/ai/providers';
import { ParleyError } from '@parley/contract/errors';
import type { AiProvider, ModelService, ModelSettings } from '../../ai/port.ts';
import type { StoredAiModel } from '../../store/accounts/ai-models.ts';
import type { Owner } from '../../store/owner.ts';
import type { Store } from '../../store/store.ts';
import type { AttemptLimits } from '../attempt-limits.ts';
import { type Choosing, chooseModel, type Thinker } from './choose-model.ts';
import { isBudgetSpent } from './costs.ts';
import type { KeySeal } from './key-seal.ts';
import { type LentModel, lentSettings, modelSettings } from './model-settings.ts';
import { recordRefusals, recordUsage } from './record-usage.ts';

export type ProviderChoice = {
  /** Left out: as the person chose for the task, else the first model there is, else the built-in engine. */
  provider?: ProviderName | undefined;
  /** A key for this call alone; it is never kept. */
  key?: string | undefined;
  /** What it is wanted for; who finds is joined by who explains. */
  task?: Exclude<AiTask, 'explain'>;
};

export type Providers = {
  /** Who thinks for this person. The person's own models come before the operator's. */
  providerFor(owner: Owner, wish?: ProviderChoice): Promise<AiProvider>;
};

type Parts = {
  store: Pick<Store, 'aiUsage' | 'aiModels' | 'aiSettings'>;
  seal: KeySeal;
  lent: LentModel;
  attempts: AttemptLimits;
  service: Pick<ModelService, 'open'>;
  builtin(asker: string): Promise<AiProvider>;
};

/** A key is used many times a minute; when it was last used needs no more than this. */
const noteUseEvery = 60_000;

export function createProviders(parts: Parts): Providers {
  return {
    providerFor: async (owner, wish = {}) => {
      const { provider, key, task = 'find' } = wish;
      if (key !== undefined) return watched(parts, owner, parts.service.open(lentSettings(parts.lent, key)));
      if (provider === 'builtin') return openThinker(parts, owner, { by: 'builtin' });
      const choosing = await whatToChooseFrom(parts, owner);
      const thinker = chooseModel(choosing, task, provider);
      const found = await openThinker(parts, owner, thinker);
      if (task !== 'find' || provider !== undefined) return found;
      const explainer = chooseModel(choosing, 'explain');
      if (isSame(thinker, explainer)) return found;
      return withExplainer(found, await openThinker(parts, owner, explainer));
    },
  };
}

async function whatToChooseFrom({ store, lent }: Parts, owner: Owner): Promise<Choosing> {
  const [models, settings] = await Promise.all([
    store.aiModels.list(owner.id),
    store.aiSettings.find(owner.id),
  ]);
  const isSpent = await isBudgetSpent(store, owner.id, settings.monthlyLimit);
  return { models, choices: settings.choices, lent: lent.apiKey === undefined ? null : lent.kind, isSpent };
}

async function openThinker(parts: Parts, owner: Owner, thinker: Thinker): Promise<AiProvider> {
  const { store, seal, lent, attempts, builtin } = parts;
  switch (thinker.by) {
    case 'builtin':
      return recordUsage(await builtin(owner.id), (used) => store.aiUsage.add(owner, used));
    case 'lent': {
      if (lent.apiKey === undefined) throw new ParleyError('ai_key_missing');
      await attempts.admit('operatorKey', { account: owner.id });
      return watched(parts, owner, await openModel(parts, owner, lentSettings(lent, lent.apiKey)));
    }
    case 'own': {
      const { model } = thinker;
      const key = seal.open(model);
      if (isDue(model.lastUsedAt)) await store.aiModels.markUsed(owner.id, model.id);
      const opened = await openModel(parts, owner, modelSettings(model, key, lent));
      return watched(
        parts,
        owner,
        recordRefusals(opened, () => noteRefused(parts, owner, model)),
      );
    }
  }
}

/** Vectors come from this machine where the model's settings name no model for them. */
async function openModel({ service, builtin }: Parts, owner: Owner, settings: ModelSettings) {
  return settings.embeddingModel === null
    ? service.open(settings, await builtin(owner.id))
    : service.open(settings);
}

/** Every call is held to the limit of the month, and what it cost is written down. */
function watched({ store }: Parts, owner: Owner, provider: AiProvider): AiProvider {
  const admit = async () => {
    const { monthlyLimit } = await store.aiSettings.find(owner.id);
    if (await isBudgetSpent(store, owner.id, monthlyLimit)) throw new ParleyError('ai_budget_spent');
  };
  return recordUsage(provider, (used) => store.aiUsage.add(owner, used), admit);
}

/** Nothing is noted of a key that was replaced meanwhile. */
async function noteRefused({ store }: Parts, owner: Owner, used: StoredAiModel): Promise<void> {
  const now = await store.aiModels.find(owner.id, used.id);
  if (now?.sealedKey === used.sealedKey) await store.aiModels.markValid(owner.id, used.id, false);
}

function isDue(lastUsedAt: string | null): boolean {
  return lastUsedAt === null || Date.now() - Date.parse(lastUsedAt) > noteUseEvery;
}

function isSame(one: Thinker, other: Thinker): boolean {
  if (one.by === 'own' && other.by === 'own') return one.model.id === other.model.id;
  return one.by === other.by;
}

function withExplainer(provider: AiProvider, explainer: AiProvider): AiProvider {
  return {
    ...provider,
    get embeddingModel() {
      return provider.embeddingModel;
    },
    explain: (task, calling) => explainer.explain(task, calling),
  };
}
