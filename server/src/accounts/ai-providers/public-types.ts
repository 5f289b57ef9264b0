import type {
  AiProviderInput,
  AiProviderRecord,
  AiProviders,
  AiSettings,
  Costs,
  ListModelsInput,
  ProbeResult,
  ProbeTask,
} from '@parley/contract/ai/ai-model-settings';
import type { ApiKeyRecord } from '@parley/contract/ai/openai-api-key';
import type { ProviderKind } from '@parley/contract/ai/provider-forms';
import type { ModelSettings } from '../../ai/port.ts';
import type { Owner } from '../../store/acting-member.ts';
import type { OfferedAiModel } from '../../store/operator-overview-types.ts';

/** The one key of OpenAI's that the published API knows. It is one of the person's models, too. */
export type OpenAiKeyService = {
  show(owner: Owner): Promise<ApiKeyRecord | null>;
  save(owner: Owner, key: string): Promise<ApiKeyRecord>;
  remove(owner: Owner): Promise<void>;
  /** Asks the provider. A key that is not the saved one is only tried, never kept. */
  verify(owner: Owner, offered?: string): Promise<{ note: string | null }>;
};

export type AiModelService = {
  list(owner: Owner): Promise<AiProviderRecord[]>;
  add(owner: Owner, input: AiProviderInput): Promise<AiProviderRecord>;
  /** Without a key the saved one stays. */
  change(owner: Owner, id: string, input: AiProviderInput): Promise<AiProviderRecord>;
  remove(owner: Owner, id: string): Promise<void>;
  /** Asks the provider which models it has, with what was typed or with the saved key. */
  models(
    owner: Owner,
    input: ListModelsInput,
    signal: AbortSignal,
  ): Promise<{ id: string; embeds: boolean }[]>;
  /** Tries the model out with one small task, and keeps what came of it. */
  probe(owner: Owner, id: string, input: { task: ProbeTask; signal: AbortSignal }): Promise<ProbeResult>;
};

export type AiCosts = {
  /** Everything that the settings show: models, choices, the limit, and who answers. */
  overview(owner: Owner): Promise<AiProviders>;
  save(owner: Owner, settings: AiSettings): Promise<AiProviders>;
  /** What a calendar month cost, in UTC. */
  costs(owner: Owner, month?: string): Promise<Costs>;
};

export type ModelOffers = {
  /** That of the environment first, then the oldest. */
  list(): Promise<Offer[]>;
  /** Each provider once, as visitors may know it. Of an address that an operator typed on the page nothing is named; OPENAI_BASE_URL is, by its host. */
  providerNames(): Promise<string[]>;
  /** What this person may spend, or what all may together, is spent. */
  areSpent(personId: string): Promise<boolean>;
};

/** What the operator set: the address and models of one provider, for keys that name none of their own. */
export type LentModel = Pick<ModelSettings, 'kind' | 'baseUrl' | 'model'> & {
  embeddingModel: string;
  /** The operator's key, which serves people who have none. */
  apiKey: string | undefined;
};

/** A model that everybody may use and the operator pays for. */
export type Offer = {
  /** What a choice calls it. */
  id: string;
  kind: ProviderKind;
  model: string;
  settings: ModelSettings;
  /** null: it comes from the environment. */
  stored: OfferedAiModel | null;
};
