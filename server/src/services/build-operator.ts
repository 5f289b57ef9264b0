import type { AccountAdministration } from '../accounts/account-administration.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { AccessTokenService } from '../accounts/agent-access/public-types.ts';
import type { LentModel } from '../accounts/ai-providers/public-types.ts';
import { version } from '../http/package-version.ts';
import { startHeartbeat } from '../operator/heartbeat.ts';
import { createManagePeople } from '../operator/manage-people.ts';
import { createOfferModels } from '../operator/offer-models.ts';
import { createOperators } from '../operator/operator-check.ts';
import { createOperatorView } from '../operator/operator-view.ts';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { createOperatorRecorder } from '../records/operator-recorder.ts';
import type { Store } from '../store/store.ts';

type Parts = {
  config: Config;
  store: Store;
  log: Log;
  accounts: Accounts;
  tokens: AccessTokenService;
  people: AccountAdministration;
  lent: LentModel;
};

/** What the operator's page shows and does, and the heartbeat by which servers know of each other. */
export function buildOperator({ config, store, log, accounts, tokens, people, lent }: Parts) {
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
      offerModels: createOfferModels({ store, lent, recorder }),
      managePeople: createManagePeople({ store, accounts, tokens, people, recorder }),
    },
    stop: heartbeat.stop,
  };
}
