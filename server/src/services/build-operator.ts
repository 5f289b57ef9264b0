import { version } from '../http/version.ts';
import { startHeartbeat } from '../operator/heartbeat.ts';
import { createManagePeople } from '../operator/manage-people.ts';
import { createOperatorView } from '../operator/operator-view.ts';
import { createOperators } from '../operator/operators.ts';
import { createOperatorRecorder } from '../records/operator-recorder.ts';
import type { Services } from '../services.ts';

type Parts = Pick<Services, 'config' | 'store' | 'log' | 'accounts' | 'tokens' | 'people'>;

/** What the operator's page shows and does, and the heartbeat by which servers know of each other. */
export function buildOperator({ config, store, log, accounts, tokens, people }: Parts) {
  const heartbeat = startHeartbeat({
    store,
    version,
    onFailure: (error) => log.debug({ err: error }, 'the heartbeat could not be stored'),
  });
  const recorder = createOperatorRecorder({
    store,
    onFailure: (error) => log.error({ err: error }, 'the record of an operator could not be closed'),
  });
  return {
    services: {
      operators: createOperators({ store, config }),
      operatorView: createOperatorView({ store, serverId: heartbeat.id }),
      managePeople: createManagePeople({ store, accounts, tokens, people, recorder }),
    },
    stop: heartbeat.stop,
  };
}
