import { lentChoice } from '@parley/contract/ai/ai-model-settings';
import { providerForm } from '@parley/contract/ai/provider-forms';
import type { OfferedAiModel } from '../../store/operator-overview-types.ts';
import type { Store } from '../../store/store.ts';
import { monthOf, thisMonth } from '../calendar-months.ts';
import type { ApiKeyEncryption } from './api-key-encryption.ts';
import { fillInModelSettings, resolveLentSettings } from './fill-in-model-settings.ts';
import type { LentModel, ModelOffers, Offer } from './public-types.ts';

type Parts = { store: Pick<Store, 'aiUsage' | 'offers'>; seal: ApiKeyEncryption; lent: LentModel };

export function createOperatorModelOffers({ store, seal, lent }: Parts): ModelOffers {
  const toOffer = (stored: OfferedAiModel): Offer => {
    const settings = fillInModelSettings(stored, seal.open(stored), lent);
    return { id: stored.id, kind: stored.kind, model: settings.model, settings, stored };
  };
  const { apiKey, kind, model } = lent;
  const fromEnvironment: Offer[] =
    apiKey === undefined
      ? []
      : [{ id: lentChoice, kind, model, settings: resolveLentSettings(lent, apiKey), stored: null }];
  const list = async () => {
    // A key that no key of this server opens serves nobody.
    const stored = (await store.offers.models()).filter((one) => !seal.isLost(one));
    return [...fromEnvironment, ...stored.map(toOffer)];
  };
  return {
    list,
    providerNames: async () => [...new Set((await list()).map(nameOf))],
    areSpent: async (personId) => {
      const { perPerson, forAll } = await store.offers.limits();
      if (perPerson === null && forAll === null) return false;
      const { person, all } = await store.aiUsage.spentOnOffers(personId, monthOf(thisMonth()));
      return person >= (perPerson ?? Infinity) || all >= (forAll ?? Infinity);
    },
  };
}

function nameOf({ kind, settings: { baseUrl }, stored }: Offer): string {
  const { title, address } = providerForm(kind);
  if (stored === null) return new URL(baseUrl).host;
  return address !== null && new URL(address).host === new URL(baseUrl).host && !address.startsWith('http:')
    ? title
    : `${title} at an address of the operator’s`;
}
