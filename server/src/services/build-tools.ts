import { builtinEngine } from '@parley/contract/ai/provider-forms';
import type { PersonProviders } from '../accounts/ai-providers/provider-for-person.ts';
import type { Sources } from '../connections/open-source-for-user.ts';
import { maskedProviderForSource } from '../masking/masked-provider-for-source.ts';
import type { Log } from '../platform/log.ts';
import { today } from '../platform/today.ts';
import type { ExchangeRecorder } from '../records/ai-exchange-recorder.ts';
import type { Store } from '../store/store.ts';
import { recheckTools } from '../tools/recheck-tools.ts';
import { createSavedToolsService } from '../tools/saved-tools-service.ts';
import { createDrafts } from '../tools/suggesting/draft-tool-from-question.ts';
import { createGenerator } from '../tools/suggesting/generate-and-save-tools.ts';
import { createSuggestionService } from '../tools/suggesting/suggestion-service.ts';
import type { OpenToolBuildingContext } from '../tools/tool-building-context.ts';
import { createToolRequestService } from '../tools/tool-request-service.ts';
import { createToolSaveJobsService } from '../tools/tool-save-jobs-service.ts';

/** A job whose server ended is taken up this soon after its lease. */
const resumeEvery = 10_000;

type ToolParts = {
  store: Store;
  log: Log;
  sources: Sources;
  providers: PersonProviders;
  exchanges: ExchangeRecorder;
};

/** The doors' and the jobs' way to a person's database and provider; tools themselves know neither of the two. */
export async function buildTools({ store, log, sources, providers, exchanges }: ToolParts) {
  const openToolContext: OpenToolBuildingContext = async (
    owner,
    { connectionId: id, provider, key },
    signal,
  ) => {
    const source = await sources.open({ owner, id, signal });
    const own = await providers.providerFor(owner, { provider, key, task: 'propose' });
    const masking = await source.masking();
    const used = await maskedProviderForSource(source, { provider: own, isCleared: true });
    return {
      // A proposal's words and choices are shown to agents: nobody makes one of what is marked.
      source: masking
        ? {
            ...source,
            profiles: async () => (await source.profiles()).filter((one) => !masking.isMarked(one)),
          }
        : source,
      provider: used.provider,
      exchanges: used.exchanges,
      fallbackProvider: () => providers.providerFor(owner, { provider: builtinEngine.name }),
      today: today(),
      signal,
    };
  };
  const onFailure = (error: unknown) => log.error({ err: error }, 'working on tools failed');
  const saves = createToolSaveJobsService({ store, open: openToolContext, onFailure });
  await store.saveJobs.releaseLeftOvers();
  const resume = () => void saves.resume().catch(onFailure);
  const timer = setInterval(resume, resumeEvery).unref();
  resume();
  return {
    services: {
      openToolContext,
      saves,
      suggestions: createSuggestionService({ store, exchanges, open: openToolContext, onFailure }),
      catalogue: createSavedToolsService({ store }),
      toolRequests: createToolRequestService(store),
      generator: createGenerator(store),
      recheck: recheckTools.bind(null, store),
      drafts: createDrafts({ store, exchanges, open: openToolContext }),
    },
    stop: async () => {
      clearInterval(timer);
      await saves.stop();
    },
  };
}
