import { type ProviderKind, providerForm } from '@parley/contract/ai/provider-forms';
import type { ModelService, ModelSettings } from '../port.ts';
import { chatProvider, clientEmbedder } from '../tasks/chat-provider.ts';
import { runModelProbe } from '../tasks/run-model-probe.ts';
import { priceIn } from './model-prices.ts';
import { providerRegistry } from './provider-registry.ts';
import { verifyKey } from './verify-key.ts';
import { callProvider, type Line } from './wire/call-provider.ts';
import { createChatClient } from './wire/chat-client.ts';
import { NotAnAnswer } from './wire/provider-error-classes.ts';
import { createRefusedSettings } from './wire/refused-settings.ts';
import { type Pause, realPause } from './wire/retry.ts';
import type { Dial } from './wire/send-request.ts';
import { translateProviderError } from './wire/translate-provider-error.ts';

type Parts = {
  /** Says which address a person's own server may be reached at. */
  dial: Dial;
  pause?: Pause;
};

/** The providers of the table, each reached with somebody's settings. */
export function createModelService({ dial, pause = realPause }: Parts): ModelService {
  const quirks = createRefusedSettings();
  const lineOf = (settings: ModelSettings): Line => ({
    title: providerForm(settings.kind).title,
    baseUrl: settings.baseUrl.replace(/\/+$/, ''),
    isOwnAddress: settings.isOwnAddress,
    key: settings.key,
    dialect: providerRegistry[settings.kind].dialect,
    ...(settings.isOwnAddress && { dial }),
  });
  const clientFor = (settings: ModelSettings) =>
    createChatClient({
      line: lineOf(settings),
      model: settings.model,
      isOwnModel: settings.isOwnModel,
      embeddingModel: settings.embeddingModel ?? '',
      quirks,
      pause,
      costOf: (model, tokens) => costOf({ ...settings, model }, tokens),
    });
  const open: ModelService['open'] = (settings, embedder) => {
    const client = clientFor(settings);
    const { kind, model, embeddingModel } = settings;
    const own = embeddingModel === null ? undefined : clientEmbedder(client, embeddingModel);
    const used = own ?? embedder ?? clientEmbedder(client, '');
    return chatProvider({ kind, model, client, embedder: used });
  };
  return {
    open,
    verify: (settings) => verifyKey(lineOf(settings), settings),
    models: async (settings, { signal }) => {
      const line = lineOf(settings);
      try {
        const listed = line.dialect.readModels(await callProvider(line, line.dialect.models, { signal }));
        if (listed === null) throw new NotAnAnswer();
        return listed;
      } catch (error) {
        throw translateProviderError(error, { ...settings, line, signal });
      }
    },
    probe: (settings, task, calling) => {
      const { embeddingModel } = settings;
      return runModelProbe(
        { provider: open(settings), client: clientFor(settings), embeddingModel },
        task,
        calling,
      );
    },
    priceOf,
  };
}

type Priced = { kind: ProviderKind; baseUrl: string; model: string };

/** Only at the maker's own address: another server may charge anything, or nothing. */
function priceOf({ kind, baseUrl, model }: Priced) {
  const { address } = providerForm(kind);
  const isMaker = address !== null && new URL(address).host === new URL(baseUrl).host;
  return isMaker ? priceIn(providerRegistry[kind].prices, model) : null;
}

function costOf(priced: Priced, { input, output }: { input: number; output: number }): number | null {
  const price = priceOf(priced);
  return price && (input * price.input + output * price.output) / 1_000_000;
}
