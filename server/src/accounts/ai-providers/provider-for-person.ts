import type { AiTask } from '@parley/contract/ai/ai-model-settings';
import { isBuiltin, type ProviderName } from '@parley/contract/ai/provider-forms';
import { ParleyError } from '@parley/contract/errors';
import type { AiProvider, ModelService, ModelSettings } from '../../ai/port.ts';
import { currentTracer } from '../../platform/tracing/tracer.ts';
import type { Owner } from '../../store/acting-member.ts';
import type { StoredAiModel } from '../../store/ai-model-and-usage-types.ts';
import type { Store } from '../../store/store.ts';
import type { AttemptLimits } from '../attempt-limits.ts';
import { isBudgetSpent } from './ai-costs-and-settings.ts';
import type { ApiKeyEncryption } from './api-key-encryption.ts';
import { type Choosing, chooseModel, spentError, type Thinker } from './choose-model.ts';
import { fillInModelSettings, resolveLentSettings } from './fill-in-model-settings.ts';
import type { LentModel, ModelOffers } from './public-types.ts';
import { recordRefusals, recordUsage, type Used } from './record-usage.ts';
import { traceProviderCalls } from './trace-provider-calls.ts';

export type ProviderChoice = {
  /** Left out: as the person chose for the task, else the first model there is, else the built-in engine. */
  provider?: ProviderName | undefined;
  /** A key for this call alone; it is never kept. */
  key?: string | undefined;
  /** What it is wanted for; who finds is joined by who explains. */
  task?: Exclude<AiTask, 'explain'>;
};

export type PersonProviders = {
  /** Who thinks for this person. The person's own models come before the operator's. */
  providerFor(owner: Owner, choice?: ProviderChoice): Promise<AiProvider>;
};

type Parts = {
  store: Pick<Store, 'aiUsage' | 'aiModels' | 'aiSettings'>;
  seal: ApiKeyEncryption;
  lent: LentModel;
  offers: ModelOffers;
  attempts: AttemptLimits;
  service: Pick<ModelService, 'open'>;
  builtin(asker: string): Promise<AiProvider>;
};

/** A key is used many times a minute; when it was last used needs no more than this. */
const noteUseEvery = 60_000;

export function createPersonProviders(parts: Parts): PersonProviders {
  return {
    providerFor: async (owner, choice = {}) => {
      const { provider, key, task = 'find' } = choice;
      if (key !== undefined) {
        return watched(parts, owner, {
          provider: parts.service.open(resolveLentSettings(parts.lent, key)),
          by: 'own',
        });
      }
      if (isBuiltin(provider)) return openThinker(parts, owner, { by: 'engine' });
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

async function whatToChooseFrom({ store, offers }: Parts, owner: Owner): Promise<Choosing> {
  const [models, { choices, monthlyLimit }, offered] = await Promise.all([
    store.aiModels.list(owner.id),
    store.aiSettings.find(owner.id),
    offers.list(),
  ]);
  const spent = {
    own: await isBudgetSpent(store, owner.id, monthlyLimit),
    lent: offered.length > 0 && (await offers.areSpent(owner.personId)),
  };
  return { models, choices, offers: offered, spent };
}

async function openThinker(parts: Parts, owner: Owner, thinker: Thinker): Promise<AiProvider> {
  const { store, seal, lent, attempts, builtin } = parts;
  switch (thinker.by) {
    case 'engine':
      return traced(
        recordUsage(await builtin(owner.personId), (used) =>
          store.aiUsage.add(owner, { ...used, isLent: false }),
        ),
      );
    case 'lent': {
      const { stored, settings } = thinker.offer;
      await attempts.admit('operatorKey', { account: owner.personId });
      const opened = await openModel(parts, owner, settings);
      const provider = stored ? recordRefusals(opened, () => offerRefused(parts, stored)) : opened;
      return watched(parts, owner, { provider, by: 'lent' });
    }
    case 'own': {
      const { model } = thinker;
      const key = seal.open(model);
      if (isDue(model.lastUsedAt)) await store.aiModels.markUsed(owner.id, model.id);
      const opened = await openModel(parts, owner, fillInModelSettings(model, key, lent));
      const provider = recordRefusals(opened, () => noteRefused(parts, model));
      return watched(parts, owner, { provider, by: 'own' });
    }
  }
}

/** Vectors come from this machine where the model's settings name no model for them. */
async function openModel({ service, builtin }: Parts, owner: Owner, settings: ModelSettings) {
  return settings.embeddingModel === null
    ? service.open(settings, await builtin(owner.personId))
    : service.open(settings);
}

type Paid = { provider: AiProvider; by: 'own' | 'lent' };

/** Every call is held to the limit of the month, and what it cost is written down. */
function watched({ store, offers }: Parts, owner: Owner, { provider, by }: Paid): AiProvider {
  const isSpent = async () => {
    if (by === 'lent') return offers.areSpent(owner.personId);
    const { monthlyLimit } = await store.aiSettings.find(owner.id);
    return isBudgetSpent(store, owner.id, monthlyLimit);
  };
  const admit = async () => {
    if (await isSpent()) throw spentError(by);
  };
  const write = (used: Used) => store.aiUsage.add(owner, { ...used, isLent: by === 'lent' });
  return traced(recordUsage(provider, write, admit));
}

/** Before one provider is put together of two: each call is a span of whoever answers it. */
function traced(provider: AiProvider): AiProvider {
  return currentTracer() ? traceProviderCalls(provider) : provider;
}

/** Nothing is noted of a key that was replaced meanwhile. */
async function noteRefused({ store }: Parts, used: StoredAiModel): Promise<void> {
  const now = await store.aiModels.find(used.spaceId, used.id);
  if (now?.sealedKey === used.sealedKey) await store.aiModels.markValid(used.spaceId, used.id, false);
}

/** The key is not the asker's to mend. */
async function offerRefused(parts: Parts, offered: StoredAiModel): Promise<never> {
  await noteRefused(parts, offered);
  const reason =
    'The key of the model that this server offers is no longer accepted. Whoever runs this server can replace it; until then add a model of your own in your settings, or use the built-in engine.';
  throw new ParleyError('ai_unusable', { values: { reason } });
}

function isDue(lastUsedAt: string | null): boolean {
  return lastUsedAt === null || Date.now() - Date.parse(lastUsedAt) > noteUseEvery;
}

function isSame(one: Thinker, other: Thinker): boolean {
  if (one.by === 'own' && other.by === 'own') return one.model.id === other.model.id;
  if (one.by === 'lent' && other.by === 'lent') return one.offer.id === other.offer.id;
  return one.by === other.by;
}

function withExplainer(provider: AiProvider, explainer: AiProvider): AiProvider {
  return {
    ...provider,
    get embeddingModel() {
      return provider.embeddingModel;
    },
    explainedBy: explainer.name,
    explain: (task, calling) => explainer.explain(task, calling),
  };
}
