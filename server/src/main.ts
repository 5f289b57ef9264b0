import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { ParleyError } from '@parley/contract/errors';
import { buildApp } from './app.ts';
import { version } from './http/package-version.ts';
import type { Config } from './platform/config.ts';
import { readConfig, withPort } from './platform/config.ts';
import { freePort } from './platform/free-port.ts';
import { createLog, type Log } from './platform/log.ts';
import { OperatorError } from './platform/operator-error.ts';
import { scaleTimeLimit } from './platform/scale-time-limit.ts';
import { startTracing } from './platform/tracing/start-tracing.ts';
import { leaveServerGroup } from './processes/leave-server-group.ts';
import { runServers } from './processes/run-servers.ts';
import { acceptingOf } from './processes/stop-accepting-connections.ts';
import { buildServices, type Services } from './services.ts';

const webDir = fileURLToPath(new URL('../../web/dist', import.meta.url));
const closeLimit = scaleTimeLimit(10_000);
/** What processes have beyond their own limit before the one that started them ends without them. */
const processGrace = 2_000;
const warmUpAfter = 3_000;
/** What a query under way has to finish when the server is told to stop. */
const queryGrace = 4_000;

async function main(): Promise<void> {
  const asked = readConfig();
  const config = withPort(asked, asked.port || (await freePort(asked.host).catch(explainPort)));
  const log = createLog(config.logLevel);
  if (config.servers > 1 && cluster.isPrimary) await serveTogether(config, log);
  else await serve(config, log);
}

/** Each server in a process of its own; this one only starts and stops them. */
async function serveTogether(config: Config, log: Log): Promise<void> {
  const servers = await runServers(config, log).catch(explainPort);
  if (!servers) process.exit(1);
  const stopAll = async () => {
    if (!(await servers.stop())) throw new Error('A process did not end as it was told.');
  };
  closeOnSignal(async () => undefined, stopAll, config.shutdownDelay + closeLimit + processGrace);
  announce(config);
}

async function serve(config: Config, log: Log): Promise<void> {
  const tracing = await startTracing(config.tracing, version);
  const services = await buildServices(config, log);
  const app = await buildApp(services, existsSync(join(webDir, 'app.html')) ? { webDir } : {});
  const accepting = acceptingOf(app.server);
  await app.listen({ host: config.host, port: config.port }).catch(explainPort);
  closeOnSignal(
    () => drain(services),
    async () => {
      setTimeout(() => services.stopQueries(), queryGrace).unref();
      await accepting.stop();
      await leaveServerGroup();
      await app.close();
      await accepting.ended;
      await services.close();
      await tracing.stop();
    },
  );
  // Whoever reads it may tell the server to stop at once.
  if (cluster.isPrimary) announce(config);
  // The first sign-in should not wait for what the start left out.
  await services.accounts.warmUp().catch((error: unknown) => log.warn({ err: error }, 'warming up failed'));
  // Nor should the first question; but whoever comes at once is served before that.
  setTimeout(() => {
    services
      .warmUpAsking()
      .catch((error: unknown) => log.debug({ err: error }, 'warming up for questions failed'));
  }, warmUpAfter).unref();
}

const portTroubles: Readonly<Record<string, [what: string, wayOut: string]>> = {
  EADDRINUSE: ['The port is already taken', 'Set PORT (or --port) to another one.'],
  EACCES: ['The port may not be used without more rights', 'Set PORT to another one.'],
  EADDRNOTAVAIL: ['HOST is no address of this machine', 'Set it to one, or to 0.0.0.0 for all of them.'],
};

function explainPort(error: NodeJS.ErrnoException): never {
  const [what, wayOut] = portTroubles[error.code ?? ''] ?? [];
  if (what === undefined) throw error;
  throw new OperatorError(`${what}: ${error.message}. ${wayOut}`, { cause: error });
}

function announce(config: Config): void {
  process.stdout.write(`Parley is ready on ${config.origin}\n`);
}

async function drain({ config, draining, log }: Services): Promise<void> {
  draining.begin();
  if (config.shutdownDelay === 0) return;
  log.info({ milliseconds: config.shutdownDelay }, 'stopping: not ready any more, still serving');
  await sleep(config.shutdownDelay);
}

/** Requests under way are finished; one that hangs must not keep the process for ever. */
function closeOnSignal(drain: () => Promise<void>, close: () => Promise<void>, limit = closeLimit): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await drain();
    setTimeout(() => process.exit(1), limit).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function fail(error: unknown): never {
  process.stderr.write(`${describe(error)}\n`);
  process.exit(1);
}

/** What an operator can mend is said in a sentence; anything else keeps its trace. */
function describe(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof ParleyError) return `${error.message} (${messageOf(error.cause)})`;
  // What the system refused says all there is to say; a trace of ours would add nothing.
  if (error instanceof Error && 'syscall' in error) return `Parley could not start: ${error.message}`;
  return inspect(error);
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}

main().catch(fail);
