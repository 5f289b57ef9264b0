import {
  type AccountAdministration,
  createAccountAdministration,
} from '../accounts/account-administration.ts';
import { leaveSpaces } from '../accounts/spaces/space-service.ts';
import { createHosted } from '../connections/hosted/hosted.ts';
import { createPersonRemoval } from '../connections/remove-person-grants-and-files.ts';
import { createSqliteFileService } from '../connections/sqlite-file-service.ts';
import type { Config } from '../platform/config.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { createSecretBox } from '../platform/secrets/secret-box.ts';
import { readOrCreateSecretKey } from '../platform/secrets/secret-key.ts';
import { createExchangeRecorder } from '../records/ai-exchange-recorder.ts';
import { DataDirInUseError } from '../store/database/open-sqlite-store.ts';
import { openStore, type Store } from '../store/store.ts';

/** The operator's own way to what people can do in their settings. Writes to `print` piece by piece. */
export async function runManageAccountsCommand(
  { command, email = '' }: { command: 'list' | 'export' | 'delete'; email?: string | undefined },
  config: Config,
  print: (text: string) => void | Promise<void>,
): Promise<void> {
  const store = await openOwnStore(config);
  try {
    const people = peopleIn(store, config);
    if (command === 'list') return await printList(people, print);
    const person = await people.findByEmail(email);
    if (!person) throw new OperatorError(`There is no account with the address ${email}.`);
    if (command === 'export') for await (const piece of people.exportOf(person)) await print(piece);
    else {
      await people.remove(person);
      await print(`The account of ${person.email} and everything of it is deleted.\n`);
    }
  } finally {
    await store.close();
  }
}

async function printList(
  people: AccountAdministration,
  print: (text: string) => void | Promise<void>,
): Promise<void> {
  const all = await people.list();
  await print(
    all.map(({ email, name, createdAt }) => `${createdAt.slice(0, 10)}  ${email}  ${name}\n`).join(''),
  );
}

async function openOwnStore(config: Config): Promise<Store> {
  try {
    return await openStore({ ...config, onIdleError: () => undefined });
  } catch (error) {
    if (!(error instanceof DataDirInUseError)) throw error;
    throw serverIsRunning(config, error);
  }
}

export function serverIsRunning({ dataDir }: Config, cause: unknown): OperatorError {
  const message = `A server is running on ${dataDir}. Stop it first: its store takes one program at a time. With DATABASE_URL this works while servers run.`;
  return new OperatorError(message, { cause });
}

/** Without the parts that serve people: no job is taken up and nothing is swept. */
function peopleIn(store: Store, config: Config): AccountAdministration {
  const secrets = createSecretBox({
    current: config.secretKey ?? readOrCreateSecretKey(config.dataDir).key,
    previous: config.previousSecretKeys,
    next: config.nextSecretKey,
  });
  const hosted = config.hosted && createHosted({ config, hosted: config.hosted, store, secrets });
  const removal = createPersonRemoval({
    store,
    files: createSqliteFileService({ store, settings: config }),
    grants: hosted?.grants,
  });
  const exchanges = createExchangeRecorder({
    store,
    secrets,
    isKept: config.keepAiExchanges,
    onFailure: () => undefined,
  });
  const forget = () => undefined;
  return createAccountAdministration({
    store,
    exchanges,
    ...removal,
    leaveSpaces: (person) => leaveSpaces({ store, ...removal, forgetMembers: forget }, person),
    forgetPerson: forget,
  });
}
