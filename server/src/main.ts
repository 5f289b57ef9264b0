import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import type { Config } from './platform/config.ts';
import { ConfigError, readConfig, withPort } from './platform/config.ts';
import { freePort } from './platform/free-port.ts';
import { createLog } from './platform/log.ts';
import { buildServices } from './services.ts';

const webDir = fileURLToPath(new URL('../../web/dist', import.meta.url));
const closeLimit = 10_000;

async function main(): Promise<void> {
  const asked = readConfig();
  const config = withPort(asked, asked.port || (await freePort(asked.host)));
  const log = createLog(config.logLevel);
  const services = await buildServices(config, log);
  const app = await buildApp(services, existsSync(join(webDir, 'app.html')) ? { webDir } : {});
  await app.listen({ host: config.host, port: config.port });
  announce(config);
  closeOnSignal(async () => {
    await app.close();
    await services.close();
  });
  // The first sign-in should not wait for what the start left out.
  await services.accounts.warmUp();
}

function announce(config: Config): void {
  process.stdout.write(`Parley is ready on ${config.origin}\n`);
}

/** Requests under way are finished; one that hangs must not keep the process for ever. */
function closeOnSignal(close: () => Promise<void>): void {
  const stop = () => {
    setTimeout(() => process.exit(1), closeLimit).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** What an operator can mend is said in a sentence; anything else keeps its trace. */
function fail(error: unknown): never {
  const plain = error instanceof ConfigError || (error instanceof Error && explained.has(error.name));
  const text = plain
    ? (error as Error).message
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

const explained = new Set(['DataDirInUseError', 'MigrationError']);

main().catch(fail);
