import { randomUUID } from 'node:crypto';
import { useFieldMessages } from '@parley/contract/field-messages';
import { limits } from '@parley/contract/limits';
import { api } from '@parley/contract/routes';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { fastify, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { aiModelRoutes } from './http/accounts/ai-model-routes.ts';
import { authRoutes } from './http/accounts/auth-routes.ts';
import { groupRoutes } from './http/accounts/group-routes.ts';
import { openAiKeyRoutes } from './http/accounts/openai-key-routes.ts';
import { profileRoutes } from './http/accounts/profile-routes.ts';
import { spaceChangeLogRoutes } from './http/accounts/space-change-log-routes.ts';
import { spaceRoutes } from './http/accounts/space-routes.ts';
import { subscriptionRoutes } from './http/accounts/subscription-routes.ts';
import { accessTokenRoutes } from './http/agents/access-token-routes.ts';
import { agentOauthRoutes } from './http/agents/agent-oauth-routes.ts';
import { publicApiRoutes } from './http/agents/public-api-routes.ts';
import { toolsetRoutes } from './http/agents/toolset-routes.ts';
import { askRoutes } from './http/asking/ask-routes.ts';
import { askingHistoryRoutes } from './http/asking/asking-history-routes.ts';
import { sharedAnswerRoutes } from './http/asking/shared-answer-routes.ts';
import { askStageRoutes } from './http/compat/ask-stage-routes.ts';
import { generateToolsRoutes } from './http/compat/generate-tools-routes.ts';
import { projectDiagnosticsRoutes } from './http/compat/project-diagnostics-routes.ts';
import { supabaseProxyRoutes } from './http/compat/supabase-proxy-routes.ts';
import { columnMarkRoutes } from './http/connections/column-mark-routes.ts';
import { connectionRoutes } from './http/connections/connection-routes.ts';
import { hostedProjectRoutes } from './http/connections/hosted-project-routes.ts';
import { rowRuleRoutes } from './http/connections/row-rule-routes.ts';
import { schemaRoutes } from './http/connections/schema-routes.ts';
import { sqliteUploadRoute } from './http/connections/sqlite-upload-route.ts';
import { statementRunRoutes } from './http/connections/statement-run-routes.ts';
import { downloadRoutes } from './http/download/download-routes.ts';
import { answerMalformedRequest } from './http/errors/answer-malformed-request.ts';
import { answerFailure, setErrorHandlers } from './http/errors/error-replies.ts';
import { healthRoutes } from './http/health-routes.ts';
import { hideSqlFromAskers } from './http/hide-sql-from-askers.ts';
import { metricsRoutes } from './http/metrics-routes.ts';
import { openapiRoutes } from './http/openapi/openapi-routes.ts';
import { modelOfferRoutes } from './http/operator/model-offer-routes.ts';
import { operatorRoutes } from './http/operator/operator-routes.ts';
import { pageRoutes } from './http/pages/page-routes.ts';
import { forgetRowRights, nameActions } from './http/plugins/authorize-in-space.ts';
import { clearAgentCache } from './http/plugins/clear-agent-cache.ts';
import { closeClientSocketsOnShutdown } from './http/plugins/close-client-sockets-on-shutdown.ts';
import { endRequestsOfLostMembers } from './http/plugins/end-requests-of-lost-members.ts';
import { limitRequestsPerTurn } from './http/plugins/limit-requests-per-turn.ts';
import { originCheck } from './http/plugins/origin-check.ts';
import { recordSpaceChanges } from './http/plugins/record-space-changes.ts';
import { refuseNulInJson } from './http/plugins/refuse-nul-in-json.ts';
import { bodyDeadline } from './http/plugins/request-lifecycle/body-deadline.ts';
import { logRequests } from './http/plugins/request-lifecycle/log-requests.ts';
import { requestSpans } from './http/plugins/request-spans.ts';
import { securityHeaders } from './http/plugins/security-headers.ts';
import { workForMember } from './http/plugins/work-for-member.ts';
import { suggestionRoutes } from './http/tools/suggestion-routes.ts';
import { toolFileAndSqlCheckRoutes } from './http/tools/tool-file-and-sql-check-routes.ts';
import { toolRoutes } from './http/tools/tool-routes.ts';
import { toolSavingRoutes } from './http/tools/tool-saving-routes.ts';
import { mcpRoutes } from './mcp/mcp-routes.ts';
import type { Services } from './services.ts';

const bodyTime = 30_000;
const uploadTime = 600_000;

type Options = {
  /** The built web app; without it only the API is served. */
  webDir?: string;
};

/** Builds the whole server on its services; whoever calls it decides whether to listen. */
export async function buildApp(services: Services, options: Options = {}): Promise<FastifyInstance> {
  const { config } = services;
  const log: FastifyBaseLogger = services.log;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: limits.bodyBytes,
    requestTimeout: uploadTime,
    http: { maxHeaderSize: limits.headerBytes, headersTimeout: bodyTime },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    clientErrorHandler: answerMalformedRequest,
    // No hook sees these requests: a body that drips on after the answer would not be cut.
    frameworkErrors: (error, request, reply) =>
      void answerFailure(error, request, reply.header('connection', 'close')),
  });
  useFieldMessages();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // JSON only: a form of another site can send text without asking, but not JSON.
  app.removeContentTypeParser(['text/plain', 'application/json']);
  requestSpans(app);
  limitRequestsPerTurn(app);
  refuseNulInJson(app);
  securityHeaders(app, config.origin);
  setErrorHandlers(app);
  logRequests(app, services.log);
  closeClientSocketsOnShutdown(app, services);
  clearAgentCache(app, services.agentViews);
  nameActions(app);
  forgetRowRights(app, services.accounts.spaceAccess);
  endRequestsOfLostMembers(app, services.accounts.spaceAccess);
  recordSpaceChanges(app, services);
  workForMember(app);
  hideSqlFromAskers(app);
  bodyDeadline(app, { time: bodyTime, except: [api.sqliteFiles] });
  originCheck(app, config);
  openapiRoutes(app, config.origin);
  healthRoutes(app, services);
  metricsRoutes(app, services);
  authRoutes(app, services);
  profileRoutes(app, services);
  subscriptionRoutes(app, services);
  spaceRoutes(app, services);
  groupRoutes(app, services);
  spaceChangeLogRoutes(app, services);
  openAiKeyRoutes(app, services);
  aiModelRoutes(app, services);
  connectionRoutes(app, services);
  await sqliteUploadRoute(app, services);
  schemaRoutes(app, services);
  columnMarkRoutes(app, services);
  rowRuleRoutes(app, services);
  statementRunRoutes(app, services);
  downloadRoutes(app, services);
  suggestionRoutes(app, services);
  askRoutes(app, services);
  askStageRoutes(app, services);
  askingHistoryRoutes(app, services);
  sharedAnswerRoutes(app, services);
  accessTokenRoutes(app, services);
  toolsetRoutes(app, services);
  publicApiRoutes(app, services);
  mcpRoutes(app, services);
  agentOauthRoutes(app, services);
  toolSavingRoutes(app, services);
  toolFileAndSqlCheckRoutes(app, services);
  toolRoutes(app, services);
  generateToolsRoutes(app, services);
  hostedProjectRoutes(app, services);
  projectDiagnosticsRoutes(app, services);
  supabaseProxyRoutes(app, services);
  operatorRoutes(app, services);
  modelOfferRoutes(app, services);
  if (options.webDir) pageRoutes(app, options.webDir, services);
  return app;
}

/** A caller's own id is kept when it is harmless in a log line. */
function requestId(request: { headers: Record<string, string | string[] | undefined> }): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
