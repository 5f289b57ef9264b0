import type { Config } from '../platform/config.ts';
import { OperatorError } from '../platform/operator-error.ts';
import type { Services } from '../services.ts';
import { type Owner, personally } from '../store/acting-member.ts';
import { exportTools, importTools } from '../tools/import-and-export-tools.ts';
import { withServices } from './run-with-services.ts';

/** As the page exports them. */
export function exportPersonsTools(config: Config, email: string): Promise<string> {
  return withServices(config, async (services) => {
    const { tools } = await services.catalogue.list(await findPerson(services, email));
    return `${JSON.stringify(exportTools(tools, undefined), null, 2)}\n`;
  });
}

type Import = { email: string; source: string | undefined; text: string };

/** As the page imports them: each tool is prepared by the database that it is for. */
export function importPersonsTools(config: Config, { email, source, text }: Import) {
  return withServices(config, async (services) => {
    const owner = await findPerson(services, email);
    const connectionId = await findSource(services, owner, source);
    const context = await services.openToolContext(owner, { connectionId }, new AbortController().signal);
    return importTools(services.catalogue, owner, { text, context });
  });
}

async function findPerson({ people }: Pick<Services, 'people'>, email: string): Promise<Owner> {
  const person = await people.findByEmail(email);
  if (!person) throw new OperatorError(`There is no account with the address ${email}.`);
  return personally(person);
}

async function findSource(
  { store }: Pick<Services, 'store'>,
  owner: Owner,
  wanted: string | undefined,
): Promise<string> {
  const all = await store.connections.list(owner.id);
  const names = all.map(({ name }) => `'${name}'`).join(', ');
  const fitting =
    wanted === undefined ? all : all.filter(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  const [first, ...others] = fitting;
  if (all.length === 0) throw new OperatorError(`${owner.email} has no database yet.`);
  if (!first) throw new OperatorError(`${owner.email} has no database called '${wanted}', but ${names}.`);
  if (others.length > 0) throw new OperatorError(`Say with --source which database: ${names}.`);
  return first.id;
}
