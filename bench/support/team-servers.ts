import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createTokenOutput } from '@parley/contract/agent-access';
import { sessionOutput, type User } from '@parley/contract/auth';
import { connectionOutput } from '@parley/contract/connections';
import { api } from '@parley/contract/routes';
import { spaceOutput } from '@parley/contract/spaces/space-api';
import { spaceHeader } from '@parley/contract/spaces/space-request-header';
import { toolsOutput } from '@parley/contract/tools';
import pg from 'pg';
import { type Owner, personally } from '../../server/src/store/acting-member.ts';
import type { Store } from '../../server/src/store/store.ts';
import type { ApiClient } from '../../server/testing/api-client.ts';
import { startParley } from './parley-server.ts';
import { addCompany, addToolsOfAsked, fillStore } from './team-store.ts';

/** Somebody who asks in a space with many tools, and the server that answers them. */
export type Asker = {
  origin: string;
  connectionId: string;
  toolId: string;
  headers: Record<string, string>;
  token: string;
  cpuTime(): Promise<number>;
  /** A bench asks more in a minute than one person may. */
  forgetAttempts(): Promise<void>;
  /** Stops the server, does what the store is needed for, and starts it again; `ready` in ms. */
  restart(meanwhile?: (store: Store) => Promise<void>): Promise<{ ready: number }>;
  stop(): Promise<void>;
};

type AddMore = (store: Store, asked: { owner: Owner; connectionId: string }) => Promise<void>;

type Settings = Record<string, string> & { DATA_DIR: string };
type Ready = { client: ApiClient; connectionId: string; spaceId?: string };

/** One person with all the tools in their personal space, and whatever else is to be in the store. */
export async function personAlone(given: Record<string, string>, addMore?: AddMore): Promise<Asker> {
  const settings = withFolder(given);
  const server = await startParley({ settings });
  const client = await server.visitor('alone');
  const connectionId = await sampleShop(client);
  const owner = personally(await userOf(client));
  await server.stop();
  await fillStore(placeOf(settings), async (store) => {
    await addToolsOfAsked(store, { owner, connectionId });
    await addMore?.(store, { owner, connectionId });
  });
  return asker(settings, { client, connectionId });
}

/** An asker of the largest space of a company. */
export async function askerOfCompany(given: Record<string, string>): Promise<Asker> {
  const settings = withFolder(given);
  const server = await startParley({ settings });
  const [lead, client] = [await server.visitor('lead'), await server.visitor('asker')];
  const { space } = spaceOutput.parse(await sent(lead, api.spaces, { body: { name: 'Everybody' } }));
  const connectionId = await sampleShop(lead, space.id);
  const leadUser = await userOf(lead);
  const owner: Owner = { id: space.id, personId: leadUser.id, email: leadUser.email, role: 'owner' };
  const member = personally(await userOf(client));
  await server.stop();
  await fillStore(placeOf(settings), async (store) => {
    await addToolsOfAsked(store, { owner, connectionId });
    await addCompany(store, { spaceId: space.id, member });
  });
  return asker(settings, { client, connectionId, spaceId: space.id });
}

/** A folder that outlives the server: it is started again after its store was filled. */
function withFolder(settings: Record<string, string>): Settings {
  return { ...settings, DATA_DIR: mkdtempSync(join(tmpdir(), 'parley-bench-')) };
}

async function asker(settings: Settings, { client, connectionId, spaceId }: Ready): Promise<Asker> {
  let server = await startParley({ settings });
  const moved = { ...client, origin: server.origin };
  const made = await sent(moved, api.accessTokens, { body: { name: 'bench' }, spaceId });
  const { tools } = toolsOutput.parse(await sent(moved, api.tools, { spaceId }));
  return {
    get origin() {
      return server.origin;
    },
    get headers() {
      return headersOf({ ...client, origin: server.origin }, spaceId);
    },
    connectionId,
    toolId: tools[0]?.id ?? '',
    token: createTokenOutput.parse(made).secret,
    cpuTime: () => server.cpuTime(),
    forgetAttempts: () => forgetAttempts(settings),
    restart: async (meanwhile) => {
      await server.stop();
      if (meanwhile) await fillStore(placeOf(settings), meanwhile);
      const started = performance.now();
      server = await startParley({ settings });
      return { ready: performance.now() - started };
    },
    stop: async () => {
      await server.stop();
      rmSync(settings.DATA_DIR, { recursive: true, force: true });
    },
  };
}

function placeOf({ DATA_DIR, DATABASE_URL }: Settings) {
  return { dataDir: DATA_DIR, databaseUrl: DATABASE_URL };
}

async function forgetAttempts({ DATA_DIR, DATABASE_URL }: Settings): Promise<void> {
  const statement = 'DELETE FROM parley_attempts';
  if (DATABASE_URL === undefined) {
    const database = new DatabaseSync(join(DATA_DIR, 'parley.db'), { timeout: 10_000 });
    database.exec(statement);
    database.close();
    return;
  }
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function sampleShop(client: ApiClient, spaceId?: string): Promise<string> {
  const made = await sent(client, api.sampleConnection, { body: {}, spaceId });
  const { id } = connectionOutput.parse(made).connection;
  await sent(client, api.scan.replace(':id', id), { body: {}, spaceId });
  return id;
}

async function userOf(client: ApiClient): Promise<User> {
  const { user } = sessionOutput.parse(await sent(client, api.session, {}));
  if (!user) throw new Error('Nobody is signed in.');
  return user;
}

type Sent = { body?: unknown; spaceId?: string | undefined };

/** With a body it is a POST. */
async function sent(client: ApiClient, path: string, { body, spaceId }: Sent): Promise<unknown> {
  const answer = await fetch(`${client.origin}${path}`, {
    headers: headersOf(client, spaceId),
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

function headersOf({ origin, cookies }: ApiClient, spaceId?: string): Record<string, string> {
  return {
    origin,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'content-type': 'application/json',
    ...(spaceId === undefined ? {} : { [spaceHeader]: spaceId }),
  };
}
