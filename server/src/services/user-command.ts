import { once } from 'node:events';
import { createPeople, type People } from '../accounts/people.ts';
import { createHosted } from '../connections/hosted/hosted.ts';
import { createPersonRemoval } from '../connections/person-removal.ts';
import { createSqliteFiles } from '../connections/sqlite-files.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { createSecretBox } from '../platform/secrets/crypto.ts';
import { readOrCreateSecretKey } from '../platform/secrets/secret-key.ts';
import { DataDirInUseError } from '../store/database/sqlite.ts';
import { openStore, type Store } from '../store/store.ts';

const usage = `What an operator can do with accounts:
  npm run user -- list             every account
  npm run user -- export <mail>    everything of one person, as JSON, to standard output
  npm run user -- delete <mail>    deletes the account and everything of it, at once and for good`;

/** What `npm run user` does: the configuration is the server's own. */
export async function userCommand(args: readonly string[]): Promise<void> {
  try {
    await runUserCommand(args, readConfig(), async (text) => {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain');
    });
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** The operator's own way to what people can do in their settings. Writes to `print` piece by piece. */
export async function runUserCommand(
  args: readonly string[],
  config: Config,
  print: (text: string) => void | Promise<void>,
): Promise<void> {
  const [command = '', email = ''] = args;
  if (!/^(list|export|delete)$/.test(command) || args.length !== (command === 'list' ? 1 : 2)) {
    throw new OperatorError(usage);
  }
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

async function printList(people: People, print: (text: string) => void | Promise<void>): Promise<void> {
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
    const message = `A server is running on ${config.dataDir}. Stop it first: its store takes one program at a time. With DATABASE_URL this works while servers run.`;
    throw new OperatorError(message, { cause: error });
  }
}

/** Without the parts that serve people: no job is taken up and nothing is swept. */
function peopleIn(store: Store, config: Config): People {
  const secrets = createSecretBox({
    current: config.secretKey ?? readOrCreateSecretKey(config.dataDir).key,
    previous: config.previousSecretKeys,
    next: config.nextSecretKey,
  });
  const hosted = config.hosted && createHosted({ config, hosted: config.hosted, store, secrets });
  const removal = createPersonRemoval({
    store,
    files: createSqliteFiles({ store, settings: config }),
    grants: hosted?.grants,
  });
  return createPeople({ store, ...removal, forgetPerson: () => undefined });
}
