import { limits } from '@parley/contract/limits';
import type { AccessTokens } from './accounts/access-tokens.ts';
import { accessTokens } from './accounts/access-tokens.ts';
import type { AccountLookups } from './accounts/account-lookups.ts';
import { accountLookups } from './accounts/account-lookups.ts';
import type { AgentClients } from './accounts/agent-oauth-clients.ts';
import { agentClients } from './accounts/agent-oauth-clients.ts';
import type { AiSettingsStore } from './accounts/ai-model-choices-and-limit.ts';
import { aiModelChoicesAndLimit } from './accounts/ai-model-choices-and-limit.ts';
import type { AiModels } from './accounts/ai-models.ts';
import { aiModels } from './accounts/ai-models.ts';
import type { AiUsage } from './accounts/ai-usage.ts';
import { aiUsage } from './accounts/ai-usage.ts';
import type { Attempts } from './accounts/limited-attempts.ts';
import { attempts } from './accounts/limited-attempts.ts';
import type { ApiKeys } from './accounts/openai-keys.ts';
import { apiKeys } from './accounts/openai-keys.ts';
import type { PeopleAndTheirData } from './accounts/people-and-their-data.ts';
import { peopleAndTheirData } from './accounts/people-and-their-data.ts';
import type { Sessions } from './accounts/sessions.ts';
import { sessions } from './accounts/sessions.ts';
import type { Subscriptions } from './accounts/subscriptions.ts';
import { subscriptions } from './accounts/subscriptions.ts';
import type { AiExchangeStore } from './asking/ai-exchanges.ts';
import { aiExchanges } from './asking/ai-exchanges.ts';
import type { Conversations } from './asking/conversations.ts';
import { conversations } from './asking/conversations.ts';
import type { Executions } from './asking/executions.ts';
import { executions } from './asking/executions.ts';
import type { LearnedReadings } from './asking/learned-readings.ts';
import { learnedReadings } from './asking/learned-readings.ts';
import type { VotedToolQuestions } from './asking/voted-tool-questions.ts';
import { votedToolQuestions } from './asking/voted-tool-questions.ts';
import type { ColumnMarks } from './connections/column-marks.ts';
import { columnMarks } from './connections/column-marks.ts';
import type { Connections } from './connections/connections.ts';
import { connections } from './connections/connections.ts';
import type { GrantStore } from './connections/hosted-oauth-grants.ts';
import { grants } from './connections/hosted-oauth-grants.ts';
import type { Rehearsals } from './connections/rehearsals.ts';
import { rehearsals } from './connections/rehearsals.ts';
import type { Schemas } from './connections/schemas.ts';
import { schemas } from './connections/schemas.ts';
import { type UploadChunks, uploadChunks } from './connections/upload-chunks.ts';
import type { Uploads } from './connections/uploads.ts';
import { uploads } from './connections/uploads.ts';
import { explainStartupError } from './database/explain-startup-error.ts';
import { migrate } from './database/migrate.ts';
import type { StoreEngine, StorePlace } from './database/store-engine-types.ts';
import type { OfferStore } from './operating/model-offers.ts';
import { offers } from './operating/model-offers.ts';
import type { OperatorActions } from './operating/operator-actions.ts';
import { operatorActions } from './operating/operator-actions.ts';
import type { OperatorOverview } from './operating/operator-overview.ts';
import { operatorOverview } from './operating/operator-overview.ts';
import type { OperatorPeople } from './operating/operator-people.ts';
import { operatorPeople } from './operating/operator-people.ts';
import type { Servers } from './operating/running-servers.ts';
import { servers } from './operating/running-servers.ts';
import { type Invitations, invitations } from './spaces/invitations.ts';
import {
  type MemberGroupsAndAttributes,
  memberGroupsAndAttributes,
} from './spaces/member-groups-and-attributes.ts';
import { type Members, members } from './spaces/members.ts';
import { type RowRuleStore, rowRuleStore } from './spaces/row-rules.ts';
import { type SharedAnswers, sharedAnswers } from './spaces/shared-answers.ts';
import { type SpaceEvents, spaceEvents } from './spaces/space-events.ts';
import type { Spaces } from './spaces/spaces.ts';
import { spaces } from './spaces/spaces.ts';
import { withLongTimeout } from './statement-timeout.ts';
import type { CatalogueStamp } from './tools/catalogue-stamp.ts';
import { catalogueStamp } from './tools/catalogue-stamp.ts';
import type { ToolLimit } from './tools/insert-tool.ts';
import type { SaveJobs } from './tools/save-jobs.ts';
import { saveJobs } from './tools/save-jobs.ts';
import type { Suggestions } from './tools/suggestions.ts';
import { suggestions } from './tools/suggestions.ts';
import { type ToolRequests, toolRequests } from './tools/tool-requests.ts';
import type { Tools } from './tools/tools.ts';
import { tools } from './tools/tools.ts';
import type { Toolsets } from './tools/toolsets.ts';
import { toolsets } from './tools/toolsets.ts';

export type Store = {
  /** The open engine, for the auth library, which keeps its own tables in it. */
  engine: StoreEngine;
  aiExchanges: AiExchangeStore;
  aiModels: AiModels;
  aiSettings: AiSettingsStore;
  aiUsage: AiUsage;
  accessTokens: AccessTokens;
  agentClients: AgentClients;
  apiKeys: ApiKeys;
  attempts: Attempts;
  columnMarks: ColumnMarks;
  connections: Connections;
  catalogueStamp: CatalogueStamp;
  conversations: Conversations;
  executions: Executions;
  toolExamples: VotedToolQuestions;
  learnedReadings: LearnedReadings;
  toolsets: Toolsets;
  grants: GrantStore;
  groups: MemberGroupsAndAttributes;
  invitations: Invitations;
  rowRules: RowRuleStore;
  sharedAnswers: SharedAnswers;
  members: Members;
  offers: OfferStore;
  operatorActions: OperatorActions;
  operatorOverview: OperatorOverview;
  operatorPeople: OperatorPeople;
  people: PeopleAndTheirData;
  accountLookups: AccountLookups;
  servers: Servers;
  sessions: Sessions;
  rehearsals: Rehearsals;
  saveJobs: SaveJobs;
  schemas: Schemas;
  spaces: Spaces;
  spaceEvents: SpaceEvents;
  subscriptions: Subscriptions;
  suggestions: Suggestions;
  tools: Tools;
  toolRequests: ToolRequests;
  uploads: Uploads;
  uploadChunks: UploadChunks;
  /** Throws `store_unavailable` when the store does not answer in time, or cannot be written to. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

type Where = StorePlace & {
  onIdleError(error: Error): void;
  /** What holds the number of tools down; the plan where it is left out. */
  toolLimit?: ToolLimit;
};

/** Opens the store and brings it up to date before anybody can ask it anything. */
export async function openStore(where: Where): Promise<Store> {
  const engine = await openEngine(where);
  try {
    await withLongTimeout(() => migrate(engine));
  } catch (error) {
    await engine.close();
    throw explainStartupError(error, where.dataDir);
  }
  const { toolLimit = 'plan' } = where;
  return {
    engine,
    aiExchanges: aiExchanges(engine.db),
    aiModels: aiModels(engine.db),
    aiSettings: aiModelChoicesAndLimit(engine.db),
    aiUsage: aiUsage(engine),
    accessTokens: accessTokens(engine.db),
    agentClients: agentClients(engine.db),
    apiKeys: apiKeys(engine.db),
    attempts: attempts(engine.db),
    columnMarks: columnMarks(engine.db),
    connections: connections(engine.db),
    catalogueStamp: catalogueStamp(engine.db),
    conversations: conversations(engine.db),
    executions: executions(engine),
    toolExamples: votedToolQuestions(engine.db),
    learnedReadings: learnedReadings(engine.db),
    toolsets: toolsets(engine.db),
    grants: grants(engine.db),
    groups: memberGroupsAndAttributes(engine.db),
    invitations: invitations(engine.db),
    rowRules: rowRuleStore(engine.db),
    sharedAnswers: sharedAnswers(engine.db),
    members: members(engine.db),
    offers: offers(engine.db),
    operatorActions: operatorActions(engine.db),
    operatorOverview: operatorOverview(engine),
    operatorPeople: operatorPeople(engine.db),
    people: peopleAndTheirData(engine.db),
    accountLookups: accountLookups(engine.db),
    servers: servers(engine.db),
    sessions: sessions(engine.db),
    rehearsals: rehearsals(engine.db),
    saveJobs: saveJobs(engine, toolLimit),
    schemas: schemas(engine.db),
    spaces: spaces(engine.db),
    spaceEvents: spaceEvents(engine.db),
    subscriptions: subscriptions(engine.db),
    suggestions: suggestions(engine.db),
    tools: tools(engine.db, toolLimit),
    toolRequests: toolRequests(engine.db),
    uploads: uploads(engine.db),
    uploadChunks: uploadChunks(engine),
    ping: pinging(engine),
    close: () => engine.close(),
  };
}

/** Each engine's driver is loaded only where it is used. */
export async function openEngine({ dataDir, databaseUrl, onIdleError }: Where): Promise<StoreEngine> {
  if (databaseUrl) {
    const { openPostgresStore } = await import('./database/open-postgres-store.ts');
    return openPostgresStore(databaseUrl, onIdleError);
  }
  const { openSqliteStore } = await import('./database/open-sqlite-store.ts');
  return openSqliteStore(dataDir);
}

/** However many ask, one write a moment is enough. */
function pinging(engine: StoreEngine): () => Promise<void> {
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
