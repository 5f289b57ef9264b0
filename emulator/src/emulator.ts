import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { adminGuard } from './admin/admin-guard.ts';
import { adminPrefix, adminRoutes } from './admin/admin-routes.ts';
import { CallCounts } from './admin/call-counts.ts';
import { InjectedFaults } from './admin/injected-faults.ts';
import { json, Refusal, type Reply } from './http/build-reply.ts';
import { compileRoutes, type Route, type RouteMatch } from './http/match-routes.ts';
import { type Call, readRequest } from './http/read-request.ts';
import { managed } from './management/check-access.ts';
import { organizationRoutes } from './management/organization-routes.ts';
import { projectRoutes } from './management/project-routes.ts';
import { projectSettingsRoutes } from './management/project-settings-routes.ts';
import { queryRoutes } from './management/query-routes.ts';
import { tooManyRequests } from './management/rate-limit.ts';
import { authorizeRoutes } from './oauth/authorize-routes.ts';
import { Grants } from './oauth/grants.ts';
import { tokenRoutes } from './oauth/token-routes.ts';
import { ProjectKeys } from './projects/project-keys.ts';
import { Projects } from './projects/projects.ts';
import { templateFolder } from './projects/seeded-project-template.ts';
import { restRoutes } from './rest/rest-routes.ts';
import type { Settings } from './settings.ts';

export type Emulator = { url: string; close(): Promise<void> };

/** The whole stand-in, listening. */
export async function startEmulator(settings: Settings): Promise<Emulator> {
  const { templateHome } = settings;
  const template = templateHome === undefined ? undefined : templateFolder(templateHome);
  const projects = new Projects(settings.dataDir, settings, template);
  const faults = new InjectedFaults();
  const stats = new CallCounts();
  const admin = adminGuard(settings.adminSecret);
  const find = compileRoutes(buildRoutes({ settings, projects, faults, stats }));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const left = new AbortController();
    response.once('close', () => left.abort());
    const reply = await replyTo({ request, left: left.signal, find, admin, faults, stats }).catch(toReply);
    if (reply === 'cut') request.socket.destroy();
    else send(response, reply);
  };
  const server = createServer((request, response) => void answer(request, response));
  await listen(server, settings);
  return {
    url: `http://${urlHost(settings.host)}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await Promise.all([closed, projects.stop()]);
    },
  };
}

type Parts = { settings: Settings; projects: Projects; faults: InjectedFaults; stats: CallCounts };

function buildRoutes({ settings, projects, faults, stats }: Parts): Route[] {
  const grants = new Grants(join(settings.dataDir, 'grants.json'));
  const keys = new ProjectKeys(join(settings.dataDir, 'keys.json'));
  const refreshed = async () => {
    stats.refreshed();
    const race = faults.take('refresh-race', '/v1/oauth/token');
    if (race !== undefined) await wait(race.delayMs);
  };
  return [
    ...authorizeRoutes({ settings, grants, projects, faults }),
    ...tokenRoutes({ settings, grants, refreshed }),
    ...managed({ settings, grants }, [
      ...organizationRoutes(projects),
      ...projectRoutes(projects),
      ...queryRoutes(projects),
      ...projectSettingsRoutes(keys),
    ]),
    ...restRoutes({ keys, projects }),
    ...adminRoutes({ faults, stats, grants, projects }),
  ];
}

type Exchange = {
  request: IncomingMessage;
  left: AbortSignal;
  find(call: Call): RouteMatch | undefined;
  admin(call: Call, address: string | undefined): void;
  faults: InjectedFaults;
  stats: CallCounts;
};

async function replyTo({ request, left, find, admin, faults, stats }: Exchange): Promise<Reply | 'cut'> {
  const call = await readRequest(request, left);
  const found = find(call);
  if (found === undefined) return json(404, { message: `Cannot ${call.method} ${call.path}` });
  if (call.path.startsWith(adminPrefix)) {
    admin(call, request.socket.remoteAddress);
    return found.route.handle(call, found.params);
  }
  stats.called(`${found.route.method} ${found.route.path}`);
  const instead = await goWrong(faults, call.path);
  if (instead !== undefined) return instead;
  const reply = await found.route.handle(call, found.params);
  return faults.take('lost-answer', call.path) ? 'cut' : reply;
}

async function goWrong(faults: InjectedFaults, path: string): Promise<Reply | 'cut' | undefined> {
  const slow = faults.take('slow', path);
  if (slow !== undefined) await wait(slow.delayMs);
  if (faults.take('cut-connection', path)) return 'cut';
  const failing = faults.take('server-error', path);
  if (failing !== undefined) return json(failing.status, { message: 'Internal server error' });
  const limited = faults.take('rate-limit', path);
  if (limited === undefined) return undefined;
  return tooManyRequests({ limit: 120, remaining: 0, resetSeconds: Math.ceil(limited.delayMs / 1000) });
}

function toReply(error: unknown): Reply {
  if (error instanceof Refusal) return error.reply;
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return json(500, { message: 'Internal server error' });
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

function listen(server: Server, { host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
}

function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
