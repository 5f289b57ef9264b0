import { sealedApiKeys } from '../accounts/ai-providers/api-key-encryption.ts';
import { sealedTokens } from '../connections/hosted/token-encryption.ts';
import { sealedPasswords } from '../connections/password-encryption.ts';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { type Resealed, reencryptSecrets } from '../platform/secrets/re-encrypt-secrets.ts';
import type { SecretBox } from '../platform/secrets/secret-box.ts';
import { createSecretBox } from '../platform/secrets/secret-box.ts';
import { readOrCreateSecretKey } from '../platform/secrets/secret-key.ts';
import { sealedExchanges } from '../records/ai-exchange-recorder.ts';
import type { Store } from '../store/store.ts';

/** The keys of this server, and the secrets in its store sealed with the current one. */
export async function buildSecrets(config: Config, store: Store, log: Log) {
  const secrets = createSecretBox({
    current: config.secretKey ?? keyFromFile(config, log),
    previous: config.previousSecretKeys,
    next: config.nextSecretKey,
  });
  // Again and again: a server that still has the previous key as its current one goes on sealing with it.
  const resealAll = async () => tell(config, log, await resealTables(secrets, store));
  await resealAll();
  return { secrets, resealAll };
}

function keyFromFile({ dataDir }: Config, log: Log): string {
  const { key, file, isNew, wasOpen } = readOrCreateSecretKey(dataDir);
  if (isNew) log.info(`A new secret key was written to ${file}. Keep a copy of it apart from your backups.`);
  if (wasOpen) log.warn(`Other users of this machine could read ${file}. Its permissions were tightened.`);
  return key;
}

async function resealTables(secrets: SecretBox, store: Store): Promise<Resealed> {
  const sum = { resealed: 0, lost: 0 };
  const tables = [
    sealedApiKeys(store),
    sealedPasswords(store),
    sealedTokens(store),
    sealedExchanges(store, secrets),
  ];
  for (const table of tables) {
    const { resealed, lost } = await reencryptSecrets(secrets, table);
    sum.resealed += resealed;
    sum.lost += lost;
  }
  return sum;
}

function tell({ previousSecretKeys }: Config, log: Log, { resealed, lost }: Resealed): void {
  if (lost > 0) {
    log.warn(
      { lost },
      `Stored secrets that no key of this server opens: ${lost}. Their owners are asked to enter them again. ` +
        'If you have the key that sealed them, set it as SECRET_KEY_PREVIOUS and start again.',
    );
  } else if (previousSecretKeys.length > 0) {
    log.info({ resealed }, 'Every stored secret is sealed with the current key.');
  }
}
