import type { Accounts } from '../accounts/accounts.ts';
import type { AccessTokenService } from '../accounts/agent-access/access-tokens.ts';
import type { AgentOauth } from '../accounts/agent-access/agent-oauth.ts';
import type { AiKeys } from '../accounts/ai-providers/ai-keys.ts';
import type { AttemptLimits } from '../accounts/attempt-limits.ts';
import type { People } from '../accounts/people.ts';
import type { Plans } from '../accounts/plans.ts';
import type { Google } from '../accounts/sign-in/google.ts';
import type { KnownDevices } from '../accounts/sign-in/known-devices.ts';
import type { PasswordGuesses } from '../accounts/sign-in/password-guesses.ts';
import type { AgentActions } from '../agents/agent-actions.ts';
import type { AgentViews } from '../agents/agent-view.ts';
import type { AskService } from '../ask/ask-service.ts';
import type { History } from '../ask/history.ts';
import type { SourceChoices } from '../ask/source-choices.ts';
import type { Starters } from '../ask/starters.ts';
import type { Connections } from '../connections/connections.ts';
import type { Hosted } from '../connections/hosted/hosted.ts';
import type { ProjectTools } from '../connections/hosted/project-tools.ts';
import type { Marks } from '../connections/reading/marks.ts';
import type { Schemas } from '../connections/reading/schemas.ts';
import type { Runs } from '../connections/running/runs.ts';
import type { Sources } from '../connections/sources.ts';
import type { SqliteFiles } from '../connections/sqlite-files.ts';
import type { ManagePeople } from '../operator/manage-people.ts';
import type { OperatorView } from '../operator/operator-view.ts';
import type { Operators } from '../operator/operators.ts';
import type { Config } from '../platform/config.ts';
import type { Draining } from '../platform/draining.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Recorder } from '../records/recorder.ts';
import type { Recheck } from '../tools/checking/recheck-tools.ts';
import type { Saves } from '../tools/saves.ts';
import type { Drafts } from '../tools/suggesting/draft-tool.ts';
import type { Generator } from '../tools/suggesting/generate.ts';
import type { Suggestions } from '../tools/suggesting/suggestions.ts';
import type { ToolCatalogue } from '../tools/tool-catalogue.ts';
import type { OpenToolContext } from '../tools/tool-context.ts';
import type { Toolsets } from '../tools/toolsets.ts';

/** All services that routes call; each file of routes picks the few it needs. None of them is the store or a provider. */
export type HttpServices = {
  config: Config;
  metrics: Metrics;
  accounts: Accounts;
  people: People;
  google: Google;
  plans: Plans;
  aiKeys: AiKeys;
  attempts: AttemptLimits;
  guesses: PasswordGuesses;
  connections: Connections;
  /** `undefined` where no hosted service is set up. */
  hosted: Hosted | undefined;
  projectTools: ProjectTools | undefined;
  schemas: Schemas;
  marks: Marks;
  runs: Runs;
  sqliteFiles: Pick<SqliteFiles, 'receive'>;
  devices: KnownDevices;
  sources: Sources;
  /** Opens a connection of a person together with their AI provider. */
  openToolContext: OpenToolContext;
  suggestions: Suggestions;
  saves: Saves;
  catalogue: ToolCatalogue;
  generator: Generator;
  recheck: Recheck;
  drafts: Drafts;
  asks: AskService;
  history: History;
  sourceChoices: SourceChoices;
  starters: Starters;
  tokens: AccessTokenService;
  agentOauth: AgentOauth;
  toolsets: Toolsets;
  /** What a token opens, and what can be done behind it. */
  agentViews: AgentViews;
  agentActions: AgentActions;
  recorder: Recorder;
  draining: Draining;
  /** The operator's page: who sees it, what is on it, what can be done there. */
  operators: Operators;
  operatorView: OperatorView;
  managePeople: ManagePeople;
  /** Throws when this server cannot serve. */
  ready(): Promise<void>;
};
