import { providerForm } from '@parley/contract/ai/provider-forms';
import type { ModelSettings } from '../../ai/port.ts';
import type { StoredAiModel } from '../../store/ai-model-and-usage-types.ts';
import type { LentModel } from './public-types.ts';

type Place = Pick<StoredAiModel, 'kind' | 'address' | 'model' | 'embeddingModel'>;

/** A key that was saved without a model speaks to the operator's address with the operator's models. */
export function fillInModelSettings(
  { kind, address, model, embeddingModel }: Place,
  key: string,
  lent: LentModel,
) {
  const isLent = kind === lent.kind && address === null;
  const usual = isLent ? lent.baseUrl : (providerForm(kind).address ?? '');
  const baseUrl = (address ?? usual).replace(/\/+$/, '');
  const settings: ModelSettings = {
    kind,
    baseUrl,
    // A usual address without TLS is one of this machine: it is held to the same rules as one that was typed.
    isOwnAddress: address !== null || (!isLent && baseUrl.startsWith('http:')),
    isOwnModel: model !== null,
    key,
    model: model ?? lent.model,
    embeddingModel: model === null ? lent.embeddingModel : embeddingModel,
  };
  return settings;
}

/** The operator's own model, with the operator's key or one that a person sent for a single call. */
export function resolveLentSettings(lent: LentModel, key: string): ModelSettings {
  const { kind } = lent;
  return fillInModelSettings({ kind, address: null, model: null, embeddingModel: null }, key, lent);
}
