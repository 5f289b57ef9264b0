import type { AccountAdministration } from '../accounts/account-administration.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { AccessTokenService, AgentOauth, OpenCalls } from '../accounts/agent-access/public-types.ts';
import type {
  AiCosts,
  AiModelService,
  ModelOffers,
  OpenAiKeyService,
} from '../accounts/ai-providers/public-types.ts';
import type { AttemptLimits } from '../accounts/attempt-limits.ts';
import type { Plans } from '../accounts/plans.ts';
import type { Google, KnownDevices, PasswordGuesses } from '../accounts/sign-in/public-types.ts';
import type { GroupService, SpaceService } from '../accounts/spaces/public-types.ts';
import type { AgentActions } from '../agents/carry-out-agent-actions.ts';
import type { AgentViews } from '../agents/visible-tools-and-sources.ts';
import type { AskService } from '../ask/ask-service.ts';
import type { Starters } from '../ask/cached-starter-questions.ts';
import type { History } from '../ask/execution-history.ts';
import type { SharedAnswerService } from '../ask/shared-answers/shared-answers.ts';
import type { SourceChoices } from '../ask/source-choice-service.ts';
import type { Connections } from '../connections/connections.ts';
import type { Hosted } from '../connections/hosted/hosted.ts';
import type { HostedDiagnosticsAndProxy } from '../connections/hosted-diagnostics-and-proxy.ts';
import type { Sources } from '../connections/open-source-for-user.ts';
import type {
  ColumnMarkService,
  RowRuleService,
  SchemaService,
} from '../connections/reading/public-types.ts';
import type { RunService } from '../connections/running/public-types.ts';
import type { SqliteFileService } from '../connections/sqlite-file-service.ts';
import type { ManagePeople } from '../operator/manage-people.ts';
import type { OfferModels } from '../operator/offer-models.ts';
import type { Operators } from '../operator/operator-check.ts';
import type { OperatorView } from '../operator/operator-view.ts';
import type { Config } from '../platform/config.ts';
import type { Draining } from '../platform/draining-flag.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { ExchangeRecorder } from '../records/ai-exchange-recorder.ts';
import type { Recorder } from '../records/execution-recorder.ts';
import type { SpaceRecorder } from '../records/space-recorder.ts';
import type { Recheck } from '../tools/recheck-tools.ts';
import type { SavedToolsService } from '../tools/saved-tools-service.ts';
import type { Drafts, Generator, Suggestions } from '../tools/suggesting/public-types.ts';
import type { OpenToolBuildingContext } from '../tools/tool-building-context.ts';
import type { ToolRequestService } from '../tools/tool-request-service.ts';
import type { ToolSaveJobsService } from '../tools/tool-save-jobs-service.ts';
import type { Toolsets } from '../tools/toolset-service.ts';

/** All services that routes call; each file of routes picks the few it needs. None of them is the store or a provider. */
export type HttpServices = {
  config: Config;
  metrics: Metrics;
  accounts: Accounts;
  people: AccountAdministration;
  google: Google;
  plans: Plans;
  spaces: SpaceService;
  groups: GroupService;
  aiKeys: OpenAiKeyService;
  aiModels: AiModelService;
  aiCosts: AiCosts;
  offers: Pick<ModelOffers, 'providerNames'>;
  attempts: AttemptLimits;
  guesses: PasswordGuesses;
  connections: Connections;
  /** `undefined` where no hosted service is set up. */
  hosted: Hosted | undefined;
  projectTools: HostedDiagnosticsAndProxy | undefined;
  schemas: SchemaService;
  marks: ColumnMarkService;
  rowRules: RowRuleService;
  runs: RunService;
  sqliteFiles: Pick<SqliteFileService, 'receive'>;
  devices: KnownDevices;
  sources: Sources;
  /** Opens a connection of a person together with their AI provider. */
  openToolContext: OpenToolBuildingContext;
  suggestions: Suggestions;
  saves: ToolSaveJobsService;
  catalogue: SavedToolsService;
  toolRequests: ToolRequestService;
  generator: Generator;
  recheck: Recheck;
  drafts: Drafts;
  asks: AskService;
  history: History;
  sharedAnswers: SharedAnswerService;
  exchanges: ExchangeRecorder;
  sourceChoices: SourceChoices;
  starters: Starters;
  tokens: AccessTokenService;
  openCalls: OpenCalls;
  agentOauth: AgentOauth;
  toolsets: Toolsets;
  /** What a token opens, and what can be done behind it. */
  agentViews: AgentViews;
  agentActions: AgentActions;
  recorder: Recorder;
  spaceRecorder: SpaceRecorder;
  draining: Draining;
  /** The operator's page: who sees it, what is on it, what can be done there. */
  operators: Operators;
  operatorView: OperatorView;
  offerModels: OfferModels;
  managePeople: ManagePeople;
  /** Throws when this server cannot serve. */
  ready(): Promise<void>;
};
