import { oauthLimits } from '@parley/contract/oauth';
import { createTokens } from './accounts/access-tokens.ts';
import { createAccounts } from './accounts/accounts.ts';
import { createAgentOauth } from './accounts/agent-oauth.ts';
import { createAiKeys } from './accounts/ai-key.ts';
import { createAttemptLimits } from './accounts/attempt-limits.ts';
import { createGoogle } from './accounts/google.ts';
import { knownDevices } from './accounts/known-device.ts';
import { createPlans } from './accounts/plan.ts';
import type { Providers } from './accounts/provider-for.ts';
import { createProviders } from './accounts/provider-for.ts';
import { createAgentDesk } from './agents/agent-desk.ts';
import { createAgentViews } from './agents/agent-view.ts';
import type { Builtin } from './ai/builtin/provider.ts';
import { openAiKeyCheck } from './ai/openai/key-check.ts';
import { openAiProviders } from './ai/openai/provider.ts';
import type { AiProvider } from './ai/port.ts';
import type { Asks } from './ask/asks.ts';
import { createAsks } from './ask/asks.ts';
import type { ExecutionQueue } from './ask/execution-queue.ts';
import { createExecutionQueue } from './ask/execution-queue.ts';
import { createHistory } from './ask/history.ts';
import { createAddressCheck } from './connections/address-check.ts';
import { createColumnProfiles } from './connections/column-profiles.ts';
import { createConnections } from './connections/connections.ts';
import { createHosted } from './connections/hosted/hosted.ts';
import { createProjectTools } from './connections/hosted/project-tools.ts';
import { createTokenSafe } from './connections/hosted/token-safe.ts';
import { createOpenDatabases } from './connections/open-databases.ts';
import { createQuerySlots } from './connections/query-slots.ts';
import { createReach } from './connections/reach.ts';
import { recentConnections } from './connections/recent-connections.ts';
import { createRuns } from './connections/runs.ts';
import { createSchemas } from './connections/schemas.ts';
import { createSecrets } from './connections/secrets.ts';
import type { Sources } from './connections/sources.ts';
import { createSources } from './connections/sources.ts';
import type { SqliteFiles } from './connections/sqlite-files.ts';
import { createSqliteFiles } from './connections/sqlite-files.ts';
import type { Database } from './databases/port.ts';
import type { Door } from './http/door.ts';
import type { Config } from './platform/config.ts';
import type { SecretBox } from './platform/crypto.ts';
import { createSecretBox } from './platform/crypto.ts';
import type { Log } from './platform/log.ts';
import { createMailer } from './platform/mail.ts';
import { createMetrics } from './platform/metrics.ts';
import { readOrCreateSecretKey } from './platform/secret-key.ts';
import { today } from './platform/today.ts';
import type { Store } from './store/store.ts';
import { openStore } from './store/store.ts';
import { createCatalogue } from './tools/catalogue.ts';
import { createDrafts } from './tools/draft-tool.ts';
import { recheckTools } from './tools/drift.ts';
import { createGenerator } from './tools/generate.ts';
import { createRefreshVectors } from './tools/refresh-vectors.ts';
import { createSaves } from './tools/saves.ts';
import { createSuggestions } from './tools/suggestions.ts';
import { createToolsets } from './tools/toolsets.ts';
import type { OpenBench } from './tools/workshop.ts';

const sweepEvery = 10 * 60_000;
/** A job whose server ended is taken up this soon after its lease. */
const resumeEvery = 10_000;
const jobsKept = 7 * 86_400_000;

/** Everything a request may need, built once. */
export type Services = Door & {
  log: Log;
  store: Store;
  sqliteFiles: SqliteFiles;
  /** Stops every statement that is under way in a person's database. */
  stopQueries(): void;
  /** Loads what the first question would wait for; nobody waits for this. */
  warmUpAsking(): Promise<void>;
  close(): Promise<void>;
};

export async function buildServices(config: Config, log: Log): Promise<Services> {
  const store = await openStore({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    onIdleError: (error) => log.warn({ reason: error.message }, 'the store cut a connection'),
  });
  const secrets = createSecretBox(
    config.secretKey ?? readOrCreateSecretKey(config.dataDir),
    config.previousSecretKeys,
  );
  const aiKeys = createAiKeys({ store, secrets, ai: openAiKeyCheck(config.openai) });
  await aiKeys.reseal();
  const databases = await buildConnections(config, store, secrets);
  const openAi = openAiProviders(config.openai);
  const builtin = lazyBuiltin();
  const attempts = createAttemptLimits(store);
  const providers = createProviders({
    store,
    aiKeys,
    attempts,
    operatorKey: config.openai.apiKey,
    openai: (key) => openAi.withKey(key),
    builtin: builtin.providerFor,
  });
  const tools = await buildTools({ store, log, sources: databases.sources, providers });
  const executionQueue = createExecutionQueue({
    store,
    onFailure: (error) => log.error({ err: error }, 'records of runs could not be written'),
  });
  const asks = createAsks({
    store,
    providerFor: providers.providerFor,
    open: databases.sources.open,
    refreshVectors: createRefreshVectors({ store }),
    onFailure: (error) => log.error({ err: error }, 'a question failed'),
  });
  const tokens = createTokens(store);
  const mailer = config.mail && createMailer(config.mail);
  const authParts = {
    settings: { ...config, secret: secrets.derive('sessions') },
    store,
    tokens,
    mailer,
    log,
  };
  const stopSweeping = sweepRegularly(log, [
    (now) => store.attempts.sweep(now),
    (now) => store.rehearsals.sweep(now),
    (now) => databases.sqliteFiles.sweep(now),
    (now) => store.saveJobs.sweep(now - jobsKept),
    (now) => store.agentClients.sweep(now, oauthLimits.unusedClient),
    ...(config.keepRecordsDays === undefined ? [] : [forgetAfter(store, config.keepRecordsDays)]),
  ]);
  return {
    config,
    log,
    metrics: createMetrics(),
    store,
    accounts: createAccounts(authParts),
    google: createGoogle(authParts),
    devices: knownDevices(secrets.derive('known devices')),
    plans: createPlans(store),
    aiKeys,
    attempts,
    connections: databases.connections,
    hosted: databases.hosted,
    projectTools: databases.projectTools,
    schemas: databases.schemas,
    runs: databases.runs,
    sqliteFiles: databases.sqliteFiles,
    sources: databases.sources,
    ...tools.services,
    asks,
    history: createHistory(store, executionQueue.flush),
    executionQueue,
    agentViews: createAgentViews({ store }),
    agentDesk: buildAgentDesk({ asks, executionQueue, databases }),
    tokens,
    agentOauth: createAgentOauth({
      store,
      tokens,
      origin: config.origin,
      renewalKey: secrets.derive('agent renewals'),
    }),
    toolsets: createToolsets(store),
    ready: () => store.ping(),
    stopQueries: () => {
      void tools.stop();
      databases.stop();
    },
    warmUpAsking: builtin.warmUp,
    close: async () => {
      stopSweeping();
      mailer?.close();
      await tools.stop();
      await executionQueue.flush();
      await builtin.close();
      await databases.close();
      await store.close();
    },
  };
}

async function buildConnections(config: Config, store: Store, box: SecretBox) {
  const secrets = createSecrets(box, store);
  await secrets.reseal();
  await createTokenSafe(box, store).reseal();
  const hosted = config.hosted && createHosted({ config, hosted: config.hosted, store, secrets: box });
  const sqliteFiles = createSqliteFiles({ store, settings: config });
  const opened = createOpenDatabases<Database>();
  const recent = recentConnections(store);
  const reach = createReach({
    store,
    recent,
    slots: createQuerySlots(),
    opened,
    secrets,
    files: sqliteFiles,
    checkAddress: createAddressCheck(config),
    projects: hosted?.calls,
  });
  const writeSample = async (file: string) => {
    const { createSampleShop } = await import('./connections/sample/create-sample-shop.ts');
    createSampleShop(file, new Date());
  };
  const schemas = createSchemas({ store, reach, loadProject: hosted?.loadSchema });
  const profiles = createColumnProfiles({ reach });
  return {
    sources: createSources({ store, reach, schemas, profiles }),
    connections: createConnections({
      store,
      reach,
      recent,
      opened,
      files: sqliteFiles,
      secrets,
      policy: config,
      writeSample,
    }),
    schemas,
    runs: createRuns({ store, reach }),
    hosted,
    projectTools: hosted && createProjectTools({ store, hosted, reach }),
    sqliteFiles,
    stop: () => reach.stop(),
    close: () => opened.close(),
  };
}

type DeskParts = {
  asks: Asks;
  executionQueue: ExecutionQueue;
  databases: Pick<Awaited<ReturnType<typeof buildConnections>>, 'sources' | 'runs'>;
};

function buildAgentDesk({ asks, executionQueue, databases: { sources, runs } }: DeskParts) {
  return createAgentDesk({
    keep: executionQueue.add,
    asks,
    lend: sources.lend,
    open: sources.open,
    rehearse: (owner, { sql: query, connectionId: connection_id, parameters, values }, signal) =>
      runs.rehearse(owner, { connection_id, query, parameters, values }, signal),
    rehearsedOn: runs.rehearsedOn,
    confirm: runs.confirm,
  });
}

type ToolParts = { store: Store; log: Log; sources: Sources; providers: Providers };

/** The doors' and the jobs' way to a person's database and provider; tools themselves know neither of the two. */
async function buildTools({ store, log, sources, providers }: ToolParts) {
  const openBench: OpenBench = async (owner, { connectionId: id, provider, key }, signal) => ({
    source: await sources.open({ owner, id, signal }),
    provider: await providers.providerFor(owner, { provider, key }),
    spare: () => providers.providerFor(owner, { provider: 'builtin' }),
    today: today(),
    signal,
  });
  const onFailure = (error: unknown) => log.error({ err: error }, 'working on tools failed');
  const saves = createSaves({ store, open: openBench, onFailure });
  await store.saveJobs.releaseLeftOvers();
  const resume = () => void saves.resume().catch(onFailure);
  const timer = setInterval(resume, resumeEvery).unref();
  resume();
  return {
    services: {
      openBench,
      saves,
      suggestions: createSuggestions({ store, open: openBench, onFailure }),
      catalogue: createCatalogue({ store }),
      generator: createGenerator(store),
      recheck: recheckTools.bind(null, store),
      drafts: createDrafts(openBench),
    },
    stop: async () => {
      clearInterval(timer);
      await saves.stop();
    },
  };
}

/** Loaded when it is first asked for: most of it is needed by nobody who brings a key. */
function lazyBuiltin() {
  let loading: Promise<Builtin> | undefined;
  const open = (): Promise<Builtin> => {
    loading ??= import('./ai/builtin/provider.ts').then(({ createBuiltin }) => createBuiltin());
    return loading;
  };
  return {
    providerFor: async (asker: string): Promise<AiProvider> => (await open()).providerFor(asker),
    warmUp: async () => (await open()).warmUp(),
    close: async () => (await loading)?.close(),
  };
}

function forgetAfter(store: Pick<Store, 'executions'>, days: number): (now: number) => Promise<void> {
  return (now) => store.executions.sweep(now - days * 86_400_000);
}

function sweepRegularly(log: Log, sweeps: ((now: number) => Promise<void>)[]): () => void {
  const sweep = () => {
    for (const run of sweeps) {
      run(Date.now()).catch((error: unknown) => log.warn({ err: error }, 'sweeping failed'));
    }
  };
  const timer = setInterval(sweep, sweepEvery);
  timer.unref();
  return () => clearInterval(timer);
}
