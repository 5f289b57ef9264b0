import type { Config } from '../platform/config.ts';
import { createLog } from '../platform/log.ts';
import { serverIsRunning } from '../services/manage-accounts-command.ts';
import { buildServices, type Services } from '../services.ts';
import { DataDirInUseError } from '../store/database/open-sqlite-store.ts';

/** The server's parts for one piece of work, without a port. */
export async function withServices<T>(config: Config, work: (services: Services) => Promise<T>): Promise<T> {
  const services = await buildServices(config, createLog('silent')).catch((error: unknown) => {
    throw error instanceof DataDirInUseError ? serverIsRunning(config, error) : error;
  });
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}
