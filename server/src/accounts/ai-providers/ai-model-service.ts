import type {
  AiProviderInput,
  AiProviderRecord,
  ProbeResult,
  ProbeTask,
} from '@parley/contract/ai/ai-model-settings';
import { addressProblem, keyProblem } from '@parley/contract/ai/ai-model-settings';
import { providerForm } from '@parley/contract/ai/provider-forms';
import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import type { ModelService, ModelSettings } from '../../ai/port.ts';
import type { Owner } from '../../store/acting-member.ts';
import type { StoredAiModel } from '../../store/ai-model-and-usage-types.ts';
import type { Store } from '../../store/store.ts';
import type { ApiKeyEncryption } from './api-key-encryption.ts';
import { fillInModelSettings } from './fill-in-model-settings.ts';
import type { AiModelService, LentModel } from './public-types.ts';

type Parts = {
  store: Pick<Store, 'aiModels' | 'aiUsage'>;
  seal: ApiKeyEncryption;
  service: ModelService;
  lent: LentModel;
};

export function createAiModelService({ store, seal, service, lent }: Parts): AiModelService {
  const find = async (owner: Owner, id: string): Promise<StoredAiModel> => {
    const stored = await store.aiModels.find(owner.id, id);
    if (!stored) throw new ParleyError('not_found', { message: 'There is no such model any more.' });
    return stored;
  };
  const show = (stored: StoredAiModel) => toRecord({ seal, service, lent }, stored);
  return {
    list: async (owner) => (await store.aiModels.list(owner.id)).map(show),
    add: async (owner, input) => {
      const key = input.key ?? '';
      assertPlace(input, key);
      const kept = await store.aiModels.list(owner.id);
      if (kept.length >= limits.ai.models) {
        throw new ParleyError('invalid_input', {
          message: `You have ${limits.ai.models} models. Remove one before you add another.`,
        });
      }
      const sealed = { lastFour: key.slice(-4), seal: (row: string) => seal.seal(row, owner.id, key) };
      return show(await store.aiModels.add(owner, { ...placeOf(input), ...sealed }));
    },
    change: async (owner, id, input) => {
      const stored = await find(owner, id);
      const key = input.key ?? seal.open(stored);
      assertPlace(input, key);
      assertSameServer(stored, input);
      const sealed = { lastFour: key.slice(-4), seal: (row: string) => seal.seal(row, owner.id, key) };
      const changed = await store.aiModels.change(owner.id, id, {
        place: placeOf(input),
        ...(input.key !== undefined && { sealed }),
      });
      return show(changed ?? stored);
    },
    remove: async (owner, id) => {
      await find(owner, id);
      await store.aiModels.remove(owner.id, id);
    },
    models: async (owner, input, signal) => {
      const stored = input.id === undefined ? null : await find(owner, input.id);
      if (stored) assertSameServer(stored, input);
      const key = input.key ?? (stored ? seal.open(stored) : '');
      assertPlace(input, key);
      const settings = fillInModelSettings(
        { ...placeOf({ ...input, model: '', embeddingModel: '' }) },
        key,
        lent,
      );
      const listed = await service.models(settings, { signal });
      return listed.toSorted((a, b) => a.id.localeCompare(b.id)).map(({ id, embeds }) => ({ id, embeds }));
    },
    probe: async (owner, id, { task, signal }) => {
      const stored = await find(owner, id);
      const settings = fillInModelSettings(stored, seal.open(stored), lent);
      const result = await probeInTime(service, settings, task, signal);
      const others = (await find(owner, id)).probe.filter((one) => one.task !== task);
      await store.aiModels.saveProbe(owner.id, id, [...others, result]);
      const { inputTokens, outputTokens, cost } = result;
      if (inputTokens + outputTokens > 0) {
        const usage = { model: settings.model, inputTokens, outputTokens, cost };
        await store.aiUsage.add(owner, { ...usage, task: 'probe', provider: settings.kind, isLent: false });
      }
      return result;
    },
  };
}

async function probeInTime(
  service: ModelService,
  settings: ModelSettings,
  task: ProbeTask,
  signal: AbortSignal,
): Promise<ProbeResult> {
  const late = AbortSignal.timeout(limits.ai.probe);
  try {
    return await service.probe(settings, task, { signal: AbortSignal.any([signal, late]) });
  } catch (error) {
    if (!late.aborted || signal.aborted) throw error;
    const note = `It did not answer within ${limits.ai.probe / 1_000} seconds.`;
    const nothing = { inputTokens: 0, outputTokens: 0, cost: null };
    return { task, outcome: 'failed', note, durationMs: limits.ai.probe, ...nothing };
  }
}

type Typed = Pick<AiProviderInput, 'kind' | 'address' | 'model' | 'embeddingModel'>;

function placeOf({ kind, address, model, embeddingModel }: Typed) {
  const embeds = embeddingModel !== '' && providerForm(kind).embeds;
  return {
    kind,
    address: address === '' || address === providerForm(kind).address ? null : address,
    model,
    embeddingModel: embeds ? embeddingModel : null,
  };
}

function assertPlace({ kind, address }: Pick<AiProviderInput, 'kind' | 'address'>, key: string): void {
  const problems = { key: keyProblem(kind, key), address: addressProblem(kind, address) };
  const fields = Object.fromEntries(
    Object.entries(problems).flatMap(([field, message]) => (message === undefined ? [] : [[field, message]])),
  );
  const [message] = Object.values(fields);
  if (message !== undefined) throw new ParleyError('invalid_input', { message, fields });
}

/** A saved key goes only where it was saved for: another address has to be given the key anew. */
function assertSameServer(
  stored: StoredAiModel,
  input: Pick<AiProviderInput, 'kind' | 'address' | 'key'>,
): void {
  if (input.key !== undefined || stored.lastFour === '') return;
  const { kind, address } = placeOf({ ...input, model: '', embeddingModel: '' });
  if (kind === stored.kind && address === stored.address) return;
  const message = 'Please enter the key again: it was saved for another address.';
  throw new ParleyError('invalid_input', { message, fields: { key: message } });
}

type Shown = Pick<Parts, 'seal' | 'service' | 'lent'>;

function toRecord({ seal, service, lent }: Shown, stored: StoredAiModel): AiProviderRecord {
  const { id, kind, address, isValid, probe, probedAt, createdAt, lastUsedAt, lastFour } = stored;
  const settings = fillInModelSettings(stored, '', lent);
  const start = providerForm(kind).keyPrefix ?? '';
  return {
    id,
    kind,
    address,
    isValid,
    probe,
    probedAt,
    createdAt,
    lastUsedAt,
    masked: lastFour === '' ? null : `${start}...${lastFour}`,
    model: settings.model,
    embeddingModel: settings.embeddingModel,
    isLost: seal.isLost(stored),
    price: service.priceOf(settings),
  };
}
