import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import type { SecretBox } from '../platform/secrets/secret-box.ts';
import { createExchangeRecorder } from '../records/ai-exchange-recorder.ts';
import { createRecorder } from '../records/execution-recorder.ts';
import { createSpaceRecorder } from '../records/space-recorder.ts';
import type { Store } from '../store/store.ts';

type Parts = { config: Config; store: Store; log: Log; secrets: SecretBox };

/** The history of runs, and beside it what left for AI providers. */
export function buildRecorders({ config, store, log, secrets }: Parts) {
  return {
    recorder: createRecorder({
      store,
      onFailure: (error) => log.error({ err: error }, 'records of runs could not be written'),
    }),
    spaceRecorder: createSpaceRecorder({
      store,
      onFailure: (error) => log.error({ err: error }, 'the record of a space could not be closed'),
    }),
    exchanges: createExchangeRecorder({
      store,
      secrets,
      isKept: config.keepAiExchanges,
      onFailure: (error) => log.error({ err: error }, 'what left for a provider could not be kept'),
    }),
  };
}
