import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTokenOutput } from '@parley/contract/agent-access';
import { connectionOutput } from '@parley/contract/connections';
import { api } from '@parley/contract/routes';
import { type ApiClient, apiClient } from '../../server/testing/api-client.ts';
import { startServerProcess } from '../../server/testing/servers/server-process.ts';

export type Person = { cookie: string; connection: string };

type Place = { host: string; port: number; database: string; user: string };

type Started = {
  /** V8's profile of the server is written to this folder. */
  profile?: string | undefined;
  /** Another build of the server, to compare with. */
  script?: string | undefined;
  settings?: Record<string, string>;
};

/** The real server in a process of its own. */
export async function startParley({ profile, script, settings }: Started = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'));
  const server = await startServerProcess(
    {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...(profile ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profile}` } : {}),
      ...settings,
    },
    script,
  );
  // A bench that fails must not leave a server behind.
  process.once('exit', () => void server.kill());
  return {
    origin: server.origin,
    /** What it wrote so far: why a request failed. */
    output: server.output,
    /** One person may run a few statements at once, so that many at once are many people. */
    people: (count: number, place: Place) =>
      Promise.all(Array.from({ length: count }, (_, index) => connectedPerson(server.origin, index, place))),
    /** Somebody who has just signed up and has nothing yet. */
    visitor: (name = 'visitor') => signedUp(server.origin, name),
    /** Processor time of the process so far, all its threads, in microseconds. */
    cpuTime: () => cpuTime(server.origin),
    pid: server.pid,
    tokenFor: (person: Person, tool: object) => tokenFor(server.origin, person, tool),
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function cpuTime(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const seconds = /^process_cpu_seconds_total (\S+)/m.exec(text)?.[1];
  if (seconds === undefined) throw new Error('The server does not tell its processor time.');
  return Number(seconds) * 1e6;
}

/** A tool of this person and a token that runs it. */
async function tokenFor(origin: string, { cookie, connection }: Person, tool: object): Promise<string> {
  const post = async (path: string, body: object) => {
    const headers = { origin, cookie, 'content-type': 'application/json' };
    const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  await post(api.tools, { connectionId: connection, ...tool });
  return createTokenOutput.parse(await post(api.accessTokens, { name: 'bench' })).secret;
}

async function signedUp(origin: string, name: string): Promise<ApiClient> {
  const client = apiClient(origin);
  const email = `${name}@example.com`;
  const password = 'only-for-this-run';
  await client.send('POST', api.signUp, {
    firstName: 'Bench',
    lastName: name,
    email,
    password,
    confirmPassword: password,
    acceptTerms: true,
  });
  await client.send('POST', api.signIn, { email, password });
  return client;
}

async function connectedPerson(origin: string, index: number, place: Place): Promise<Person> {
  const client = await signedUp(origin, `bench${index}`);
  const saved = await client.send('POST', api.connections, {
    type: 'postgres',
    name: 'bench',
    host: place.host,
    port: place.port,
    database: place.database,
    username: place.user,
    password: 'none',
  });
  if (!saved.ok) throw new Error(await saved.text());
  const { connection } = connectionOutput.parse(await saved.json());
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { cookie, connection: connection.id };
}
