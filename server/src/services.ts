import { oauthLimits } from '@parley/contract/accounts/agent-oauth';
import { builtinEngine } from '@parley/contract/ai/provider-forms';
import { operatorLimits } from '@parley/contract/operator/operator-api';
import { createAttemptLimits } from './accounts/attempt-limits.ts';
import { createAgentViews } from './agents/visible-tools-and-sources.ts';
import { createAskService } from './ask/ask-service.ts';
import { createStarters } from './ask/cached-starter-questions.ts';
import { createHistory } from './ask/execution-history.ts';
import { createSharedAnswers } from './ask/shared-answers/shared-answers.ts';
import { createSourceChoices } from './ask/source-choice-service.ts';
import type { Sources } from './connections/open-source-for-user.ts';
import type { SqliteFileService } from './connections/sqlite-file-service.ts';
import type { HttpServices } from './http/http-services.ts';
import type { Config } from './platform/config.ts';
import { createDrainingFlag } from './platform/draining-flag.ts';
import type { Log } from './platform/log.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import type { Recorder } from './records/execution-recorder.ts';
import { storeWithRowRules } from './row-rules/store-with-row-rules.ts';
import { buildAccounts } from './services/build-accounts.ts';
import { buildAgentActions } from './services/build-agent-actions.ts';
import { buildAi } from './services/build-ai.ts';
import { buildConnections } from './services/build-connections.ts';
import { buildOperator } from './services/build-operator.ts';
import { buildRecorders } from './services/build-recorders.ts';
import { buildSecrets } from './services/build-secrets.ts';
import { buildTools } from './services/build-tools.ts';
import { limitQuestionsPerPerson } from './services/limit-questions-per-person.ts';
import { sweepRegularly } from './services/sweep-regularly.ts';
import type { Doubles } from './services/test-double-types.ts';
import { withLongTimeout } from './store/statement-timeout.ts';
import type { Store } from './store/store.ts';
import { openStore } from './store/store.ts';
import { createRefreshToolVectors } from './tools/refresh-tool-vectors.ts';
import { createToolsetService } from './tools/toolset-service.ts';

const jobsKept = 7 * 86_400_000;

/** Everything a request may need, built once. */
export type Services = HttpServices & {
  log: Log;
  store: Store;
  sqliteFiles: SqliteFileService;
  /** Stops every statement that is under way in a person's database. */
  stopQueries(): void;
  /** Loads what the first question would wait for; nobody waits for this. */
  warmUpAsking(): Promise<void>;
  close(): Promise<void>;
};

function openOwnStore(config: Config, log: Log): Promise<Store> {
  return openStore({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    toolLimit: config.hasPlans ? 'plan' : 'none',
    onIdleError: (error) => log.warn({ reason: error.message }, 'the store cut a connection'),
  });
}

export async function buildServices(config: Config, log: Log, doubles: Doubles = {}): Promise<Services> {
  const store = storeWithRowRules(await openOwnStore(config, log));
  const { secrets, resealAll } = await buildSecrets(config, store, log);
  const { recorder, exchanges, spaceRecorder } = buildRecorders({ config, store, log, secrets });
  const databases = buildConnections({ config, store, secrets, recorder });
  const attempts = createAttemptLimits(store);
  const { providers, builtin, lent, ...ai } = buildAi({ config, store, secrets, attempts, doubles });
  const tools = await buildTools({ store, log, sources: databases.sources, providers, exchanges });
  const asks = limitQuestionsPerPerson(
    createAskService({
      store,
      recorder,
      exchanges,
      providerFor: providers.providerFor,
      open: databases.sources.open,
      refreshVectors: createRefreshToolVectors({ store }),
      onThisMachine: (owner) => providers.providerFor(owner, { provider: builtinEngine.name }),
      onFailure: (error) => log.error({ err: error }, 'a question failed'),
    }),
    attempts,
  );
  const { mailer, ...accounts } = buildAccounts({
    config,
    store,
    log,
    secrets,
    personRemoval: databases.personRemoval,
    exchanges,
    hashing: doubles.hashing,
  });
  const operator = buildOperator({ config, store, log, lent, ...accounts });
  const stopMoving = moveUploads(databases.sqliteFiles, log);
  const stopSweeping = startSweeping({ config, store, log, sqliteFiles: databases.sqliteFiles, resealAll });
  return {
    config,
    log,
    metrics: createMetrics(),
    store,
    ...accounts,
    ...operator.services,
    ...ai,
    attempts,
    connections: databases.connections,
    hosted: databases.hosted,
    projectTools: databases.projectTools,
    ...databases.reading,
    runs: databases.runs,
    sqliteFiles: databases.sqliteFiles,
    sources: databases.sources,
    ...tools.services,
    asks,
    ...buildHistory(store, recorder, databases.sources, config),
    exchanges,
    sourceChoices: createSourceChoices({ store }),
    starters: createStarters({ providerFor: providers.providerFor, open: databases.sources.open }),
    recorder,
    spaceRecorder,
    agentViews: createAgentViews({ store }),
    agentActions: buildAgentActions({ store, asks, recorder, spaceRecorder, databases }),
    toolsets: createToolsetService(store),
    draining: createDrainingFlag(),
    ready: () => store.ping(),
    stopQueries: () => {
      void tools.stop();
      databases.stop();
    },
    warmUpAsking: builtin.warmUp,
    close: async () => {
      stopSweeping();
      await stopMoving();
      mailer?.close();
      await operator.stop();
      await tools.stop();
      await recorder.flush();
      await builtin.close();
      await databases.close();
      await store.close();
    },
  };
}

/** What was asked, and what of it is shared. */
function buildHistory(store: Store, recorder: Recorder, { masking }: Sources, config: Config) {
  const history = createHistory(store, recorder.flush);
  const { origin, keepRecordsDays } = config;
  return {
    history,
    sharedAnswers: createSharedAnswers({ store, history, masking, origin, keepRecordsDays }),
  };
}

type SweepParts = Pick<Services, 'config' | 'store' | 'log' | 'sqliteFiles'> & {
  resealAll(now: number): Promise<void>;
};

/** Deletes what has expired, now and then. Returns the function that stops it. */
function startSweeping({ config, store, log, sqliteFiles, resealAll }: SweepParts): () => void {
  return sweepRegularly(log, [
    resealAll,
    (now) => store.attempts.sweep(now),
    (now) => store.rehearsals.sweep(now),
    (now) => sqliteFiles.sweep(now),
    (now) => store.saveJobs.sweep(now - jobsKept),
    (now) => store.servers.sweep(now - operatorLimits.keptDead),
    (now) => store.agentClients.sweep(now, oauthLimits.unusedClient),
    (now) => store.invitations.sweep(now),
    (now) => store.sharedAnswers.sweep(now),
    ...(config.keepRecordsDays === undefined ? [] : [forgetAfter(store, config.keepRecordsDays)]),
  ]);
}

/** Nobody waits for it: what is asked for meanwhile is moved then. Returns what stops it after the file at hand. */
function moveUploads(files: SqliteFileService, log: Log): () => Promise<void> {
  const stopping = new AbortController();
  const moving = withLongTimeout(() => files.moveIntoStore(stopping.signal)).catch((error: unknown) =>
    log.warn({ err: error }, 'not every uploaded file could be taken into the store'),
  );
  return () => {
    stopping.abort();
    return moving;
  };
}

type Records = Pick<Store, 'executions' | 'operatorActions' | 'sharedAnswers' | 'spaceEvents'>;

function forgetAfter(store: Records, days: number): (now: number) => Promise<void> {
  return async (now) => {
    await store.executions.sweep(now - days * 86_400_000);
    await store.operatorActions.sweep(now - days * 86_400_000);
    await store.spaceEvents.sweep(now - days * 86_400_000);
    await store.sharedAnswers.sweepOld(now - days * 86_400_000);
  };
}
