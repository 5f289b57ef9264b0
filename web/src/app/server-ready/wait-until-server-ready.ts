import { limits } from '@parley/contract/limits';

const { attempts, total } = limits.client.setUp;
const { base } = limits.client.retries;

export type ServerReadyDeps = {
  /** Whether the server says that it is ready; may throw when it cannot be reached. */
  check: (signal: AbortSignal) => Promise<boolean>;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** Never throws and never outlasts its limit: the app goes on anyway and says what fails where it fails. */
export async function waitUntilServerReady({ check, sleep }: ServerReadyDeps): Promise<'ready' | 'gave up'> {
  const over = new AbortController();
  const limit = sleep(total, over.signal).then(
    () => 'gave up' as const,
    () => 'gave up' as const,
  );
  const outcome = await Promise.race([tryAll({ check, sleep }, over.signal), limit]);
  over.abort();
  return outcome;
}

async function tryAll({ check, sleep }: ServerReadyDeps, signal: AbortSignal): Promise<'ready' | 'gave up'> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    if (await check(signal).catch(() => false)) return 'ready';
    if (attempt < attempts) await sleep(base * attempt, signal).catch(() => undefined);
  }
  return 'gave up';
}
