import { api } from '@parley/contract/routes';
import { spaceEventNames } from '@parley/contract/spaces/space-api';

/** What the record of a space calls each change. A test holds it against the routes. */
const words: Readonly<Record<string, string>> = {
  [`PUT ${api.space}`]: 'Renamed the space, or changed what askers see',
  [`DELETE ${api.space}`]: 'Deleted the space',
  [`PUT ${api.publicLinks}`]: 'Allowed or ended public links',
  [`POST ${api.sharedAnswers}`]: 'Shared an answer',
  [`DELETE ${api.sharedAnswer}`]: 'Ended a link to an answer',
  [`POST ${api.leaveSpace}`]: 'Left the space',
  [`PUT ${api.spacePerson}`]: 'Changed a role',
  [`DELETE ${api.spacePerson}`]: 'Removed a member',
  [`PUT ${api.personAttributes}`]: 'Changed the attributes of a member',
  [`POST ${api.spaceGroups}`]: 'Made a group',
  [`PUT ${api.spaceGroup}`]: 'Renamed a group',
  [`DELETE ${api.spaceGroup}`]: 'Deleted a group',
  [`PUT ${api.spaceGroupMembers}`]: 'Changed who is in a group',
  [`POST ${api.spaceInvitations}`]: 'Invited somebody',
  [`DELETE ${api.spaceInvitation}`]: 'Revoked an invitation',
  [`POST ${api.subscription}`]: 'Chose a plan',
  [`PUT ${api.openaiKey}`]: 'Saved an OpenAI key',
  [`DELETE ${api.openaiKey}`]: 'Removed the OpenAI key',
  [`POST ${api.aiProviders}`]: 'Added a model',
  [`PUT ${api.aiProvider}`]: 'Changed a model',
  [`DELETE ${api.aiProvider}`]: 'Removed a model',
  [`PUT ${api.aiSettings}`]: 'Changed which models are used and what they may cost',
  [`POST ${api.connections}`]: 'Added a connection',
  [`PUT ${api.connection}`]: 'Changed a connection',
  [`DELETE ${api.connection}`]: 'Deleted a connection',
  [`POST ${api.sampleConnection}`]: 'Added the sample shop',
  [`POST ${api.sqliteFiles}`]: 'Uploaded a file',
  [`POST ${api.scan}`]: 'Read a schema',
  [`PUT ${api.customSchema}`]: 'Changed a schema by hand',
  [`PUT ${api.marks}`]: 'Marked columns',
  [`PUT ${api.rowRules}`]: 'Changed which rows askers may read',
  [`POST ${api.tokenExchange}`]: 'Connected the hosted service',
  [`DELETE ${api.grant}`]: 'Disconnected the hosted service',
  [`POST ${api.connectProject}`]: 'Connected a hosted project',
  [`POST ${api.saveTools}`]: 'Saved tools',
  [`POST ${api.tools}`]: 'Wrote a tool',
  [`PUT ${api.tool}`]: 'Changed a tool',
  [`DELETE ${api.tool}`]: 'Deleted a tool',
  [`PUT ${api.toolActive}`]: 'Switched a tool on or off',
  [`PUT ${api.toolPublished}`]: 'Published a tool, or made it a draft',
  [`PUT ${api.toolRequest}`]: 'Marked a wish for a tool as done',
  [`POST ${api.restoreTool}`]: 'Restored a version of a tool',
  [`POST ${api.duplicateTool}`]: 'Duplicated a tool',
  [`POST ${api.importTools}`]: 'Imported tools',
  [`POST ${api.exportTools}`]: 'Exported tools',
  [`POST ${api.generateTools}`]: 'Had tools made',
  [`POST ${api.toolsets}`]: 'Made a toolset',
  [`PUT ${api.toolset}`]: 'Changed a toolset',
  [`DELETE ${api.toolset}`]: 'Deleted a toolset',
  [`POST ${api.download}`]: 'Downloaded rows',
  [`POST ${api.confirm}`]: 'Changed data in a database',
  [`POST ${api.accessTokens}`]: 'Made a token',
  [`DELETE ${api.accessToken}`]: 'Revoked a token',
  [`POST ${api.oauthConsent}`]: 'Let an agent in, or refused it',
};

/** What changes a space without being a call in it. */
const otherWords: Readonly<Record<string, string>> = {
  [`POST ${api.acceptInvitation}`]: 'Joined the space',
  [spaceEventNames.agentChange]: 'An agent or program changed data in a database',
  [spaceEventNames.accountDeleted]: 'Deleted their account, and left the space with it',
  [spaceEventNames.ownershipPassed]: 'Became an owner, because the account of the last one was deleted',
};

/** Calls that leave nothing changed, although they are not GET; those that ask and run are in the history. */
export const unrecorded: ReadonlySet<string> = new Set([
  ...[api.verifyOpenaiKey, api.probeModel, api.listModels, api.testConnection].map(post),
  ...[api.queryTables, api.tableSchema, api.supabaseProxy, api.tableData, api.runSql].map(post),
  ...[api.rehearse, api.rehearseTool, api.runTool, api.suggestions, api.checkSql, api.readSchema].map(post),
  ...[api.generateToolsFromSchema, api.ask, api.draftTool, api.chooseSource, api.explainSql].map(post),
  ...[api.rerunExecution, api.findTools, api.rewriteSql, api.extractParameters].map(post),
  ...[api.formatResults, api.executeQuery, api.chatQuery, api.conversations].map(post),
  `POST ${api.toolRequests}`,
  `PUT ${api.voteExecution}`,
  `POST ${api.openSharedAnswer}`,
  `DELETE ${api.dismissUnanswered}`,
  `DELETE ${api.conversation}`,
]);

function post(path: string): string {
  return `POST ${path}`;
}

export function isRecorded(route: string): boolean {
  return Object.hasOwn(words, route);
}

export function recordWords(route: string): string {
  return words[route] ?? otherWords[route] ?? route;
}

export const recordedRoutes: readonly string[] = Object.keys(words);
