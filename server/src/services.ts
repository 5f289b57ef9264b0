import { createAccounts } from './accounts/accounts.ts';
import { createAiKeys } from './accounts/ai-key.ts';
import { createAttemptLimits } from './accounts/attempt-limits.ts';
import { createGoogle } from './accounts/google.ts';
import { knownDevices } from './accounts/known-device.ts';
import { createPlans } from './accounts/plan.ts';
import { openAiProvider } from './ai/openai/provider.ts';
import type { Door } from './http/door.ts';
import type { Config } from './platform/config.ts';
import { createSecretBox } from './platform/crypto.ts';
import type { Log } from './platform/log.ts';
import { createMailer } from './platform/mail.ts';
import { createMetrics } from './platform/metrics.ts';
import { readOrCreateSecretKey } from './platform/secret-key.ts';
import type { Store } from './store/store.ts';
import { openStore } from './store/store.ts';

const sweepEvery = 10 * 60_000;

/** Everything a request may need, built once. */
export type Services = Door & {
  log: Log;
  store: Store;
  close(): Promise<void>;
};

export async function buildServices(config: Config, log: Log): Promise<Services> {
  const store = await openStore({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    onIdleError: (error) => log.warn({ err: error }, 'the store cut an idle connection'),
  });
  const secrets = createSecretBox(
    config.secretKey ?? readOrCreateSecretKey(config.dataDir),
    config.previousSecretKeys,
  );
  const aiKeys = createAiKeys({ store, secrets, ai: openAiProvider(config.openai) });
  await aiKeys.reseal();
  const mailer = config.mail && createMailer(config.mail);
  const authParts = {
    settings: { ...config, secret: secrets.derive('sessions') },
    store,
    mailer,
    log,
  };
  const stopSweeping = sweepRegularly(store, log);
  return {
    config,
    log,
    metrics: createMetrics(),
    store,
    accounts: createAccounts(authParts),
    google: createGoogle(authParts),
    devices: knownDevices(secrets.derive('known devices')),
    plans: createPlans(store),
    aiKeys,
    attempts: createAttemptLimits(store),
    ready: () => store.ping(),
    close: async () => {
      stopSweeping();
      mailer?.close();
      await store.close();
    },
  };
}

function sweepRegularly(store: Store, log: Log): () => void {
  const sweep = () =>
    store.attempts.sweep(Date.now()).catch((error: unknown) => log.warn({ err: error }, 'sweeping failed'));
  const timer = setInterval(sweep, sweepEvery);
  timer.unref();
  return () => clearInterval(timer);
}
