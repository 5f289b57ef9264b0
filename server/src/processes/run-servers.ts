import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { answerForAll } from '../platform/metrics/metrics-of-processes.ts';
import { answerWhoLeaves } from './leave-server-group.ts';
import { ServerGroup } from './server-group.ts';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));

export type Servers = {
  /** True where each of them ended as it was told. */
  stop(): Promise<boolean>;
};

/**
 * Starts as many servers as are configured, each in a process of its own, on one port. This process accepts connections
 * and hands them out in turn; it serves none itself, so that it answers for their health when all of them are busy.
 * Nothing is returned where they cannot start: the first one has said why.
 */
export async function runServers(config: Config, log: Log): Promise<Servers | undefined> {
  cluster.setupPrimary({ exec: program });
  const group = new ServerGroup({
    count: config.servers,
    log,
    environment: {
      PORT: String(config.port),
      PORT_FILE: undefined,
      NODE_COMPILE_CACHE: getCompileCacheDir(),
    },
  });
  const health = await answerForHealth(config, group);
  answerForAll(() => group.workers);
  answerWhoLeaves();
  if (!(await group.start())) {
    await group.stop();
    return undefined;
  }
  let restarting = Promise.resolve();
  process.on('SIGHUP', () => {
    restarting = restarting.then(() => group.restart());
  });
  return {
    stop: async () => {
      health?.close();
      return group.stop();
    },
  };
}

/** 200 while at least one of them serves. */
async function answerForHealth({ host, healthPort, servers }: Config, group: ServerGroup) {
  if (healthPort === undefined) return undefined;
  const server = createServer((_request, response) => {
    const processes = group.serving;
    const status = processes.length > 0 ? 'ok' : 'starting';
    response.writeHead(processes.length > 0 ? 200 : 503, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status, servers, processes }));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(healthPort, host, () => resolve());
  });
  return server;
}
