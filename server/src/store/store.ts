import { limits } from '@parley/contract/limits';
import type { AccessTokens } from './access-tokens.ts';
import { accessTokens } from './access-tokens.ts';
import type { AgentClients } from './agent-clients.ts';
import { agentClients } from './agent-clients.ts';
import type { AiUsage } from './ai-usage.ts';
import { aiUsage } from './ai-usage.ts';
import type { ApiKeys } from './api-keys.ts';
import { apiKeys } from './api-keys.ts';
import type { Attempts } from './attempts.ts';
import { attempts } from './attempts.ts';
import type { CatalogueStamp } from './catalogue-stamp.ts';
import { catalogueStamp } from './catalogue-stamp.ts';
import type { Connections } from './connections.ts';
import { connections } from './connections.ts';
import type { Conversations } from './conversations.ts';
import { conversations } from './conversations.ts';
import type { Engine } from './engine.ts';
import type { Executions } from './executions.ts';
import { executions } from './executions.ts';
import type { Grants } from './grants.ts';
import { grants } from './grants.ts';
import type { LearnedReadings } from './learned-readings.ts';
import { learnedReadings } from './learned-readings.ts';
import { migrate } from './migrate.ts';
import { patiently } from './patience.ts';
import type { People } from './people.ts';
import { people } from './people.ts';
import type { Profiles } from './profiles.ts';
import { profiles } from './profiles.ts';
import type { Rehearsals } from './rehearsals.ts';
import { rehearsals } from './rehearsals.ts';
import type { SaveJobs } from './save-jobs.ts';
import { saveJobs } from './save-jobs.ts';
import type { Schemas } from './schemas.ts';
import { schemas } from './schemas.ts';
import type { Sessions } from './sessions.ts';
import { sessions } from './sessions.ts';
import { startFailure } from './start-failure.ts';
import type { Subscriptions } from './subscriptions.ts';
import { subscriptions } from './subscriptions.ts';
import type { Suggestions } from './suggestions.ts';
import { suggestions } from './suggestions.ts';
import type { ToolExamples } from './tool-examples.ts';
import { toolExamples } from './tool-examples.ts';
import type { Tools } from './tools.ts';
import { tools } from './tools.ts';
import type { Toolsets } from './toolsets.ts';
import { toolsets } from './toolsets.ts';
import type { Uploads } from './uploads.ts';
import { uploads } from './uploads.ts';

export type Store = {
  /** The open engine, for the auth library, which keeps its own tables in it. */
  engine: Engine;
  aiUsage: AiUsage;
  accessTokens: AccessTokens;
  agentClients: AgentClients;
  apiKeys: ApiKeys;
  attempts: Attempts;
  connections: Connections;
  catalogueStamp: CatalogueStamp;
  conversations: Conversations;
  executions: Executions;
  toolExamples: ToolExamples;
  learnedReadings: LearnedReadings;
  toolsets: Toolsets;
  grants: Grants;
  people: People;
  profiles: Profiles;
  sessions: Sessions;
  rehearsals: Rehearsals;
  saveJobs: SaveJobs;
  schemas: Schemas;
  subscriptions: Subscriptions;
  suggestions: Suggestions;
  tools: Tools;
  uploads: Uploads;
  /** Throws `store_unavailable` when the store does not answer in time, or cannot be written to. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

type Where = {
  dataDir: string;
  databaseUrl: string | undefined;
  onIdleError(error: Error): void;
};

/** Opens the store and brings it up to date before anybody can ask it anything. */
export async function openStore(where: Where): Promise<Store> {
  const engine = await openEngine(where);
  try {
    await patiently(() => migrate(engine));
  } catch (error) {
    await engine.close();
    throw startFailure(error, where.dataDir);
  }
  return {
    engine,
    aiUsage: aiUsage(engine.db),
    accessTokens: accessTokens(engine.db),
    agentClients: agentClients(engine.db),
    apiKeys: apiKeys(engine.db),
    attempts: attempts(engine.db),
    connections: connections(engine.db),
    catalogueStamp: catalogueStamp(engine.db),
    conversations: conversations(engine.db),
    executions: executions(engine.db),
    toolExamples: toolExamples(engine.db),
    learnedReadings: learnedReadings(engine.db),
    toolsets: toolsets(engine.db),
    grants: grants(engine.db),
    people: people(engine.db),
    profiles: profiles(engine.db),
    sessions: sessions(engine.db),
    rehearsals: rehearsals(engine.db),
    saveJobs: saveJobs(engine),
    schemas: schemas(engine.db),
    subscriptions: subscriptions(engine.db),
    suggestions: suggestions(engine.db),
    tools: tools(engine.db),
    uploads: uploads(engine.db),
    ping: pinging(engine),
    close: () => engine.close(),
  };
}

/** Each engine's driver is loaded only where it is used. */
async function openEngine({ dataDir, databaseUrl, onIdleError }: Where): Promise<Engine> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(databaseUrl, onIdleError);
  }
  const { openSqlite } = await import('./sqlite.ts');
  return openSqlite(dataDir);
}

/** However many ask, one write a moment is enough. */
function pinging(engine: Engine): () => Promise<void> {
  let last: { outcome: Promise<void>; until: number } | undefined;
  return () => {
    if (!last || last.until <= Date.now()) {
      const outcome = engine.tryWriting();
      outcome.catch(() => undefined);
      last = { outcome, until: Date.now() + limits.store.readyFor };
    }
    return last.outcome;
  };
}
