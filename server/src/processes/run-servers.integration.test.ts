import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@parley/contract/routes';
import { afterAll, afterEach, expect, inject, test } from 'vitest';
import { type ApiClient, apiClient } from '../../testing/api-client.ts';
import { createDatabase } from '../../testing/servers/postgres-cluster.ts';
import type { ServerProcess } from '../../testing/servers/server-process.ts';
import { StartFailure, startServerProcess } from '../../testing/servers/server-process.ts';
import { ada } from '../../testing/test-app.ts';
import { freePort } from '../platform/free-port.ts';

const folder = mkdtempSync(join(tmpdir(), 'parley-processes-'));
let server: ServerProcess | undefined;
afterEach(async () => {
  await server?.kill();
  server = undefined;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Group = { server: ServerProcess; pids(): Promise<number[]> };

async function startGroup(servers: number): Promise<Group> {
  const healthPort = await freePort('127.0.0.1');
  const group = await startServerProcess({
    SERVERS: String(servers),
    HEALTH_PORT: String(healthPort),
    DATABASE_URL: await createDatabase(inject('postgresUrl')),
    SECRET_KEY: 'one key that all of the processes hold',
    DATA_DIR: folder,
    READER: 'off',
    LOG_LEVEL: 'warn',
  });
  server = group;
  const pids = async () => {
    const answer = await fetch(`http://127.0.0.1:${healthPort}/`);
    const { processes } = (await answer.json()) as { processes: number[] };
    return processes.toSorted((a, b) => a - b);
  };
  return { server: group, pids };
}

async function signedIn(origin: string): Promise<ApiClient> {
  const client = apiClient(origin);
  await client.send('POST', api.signUp, ada);
  const { email, password } = ada;
  expect((await client.send('POST', api.signIn, { email, password, rememberMe: true })).status).toBe(200);
  return client;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Asks whose session it is until it is stopped; each request on a connection of its own, so that all are met. */
function askAgainAndAgain(client: ApiClient) {
  const statuses = new Map<string, number>();
  let isOver = false;
  const ask = async () => {
    for (; !isOver; ) {
      const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { cookie, connection: 'close' };
      const status = await fetch(`${client.origin}${api.subscription}`, { headers }).then(
        async (answer) => String((await answer.text()) && answer.status),
        (error: Error) => `${error}: ${error.cause}`,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const loops = [ask(), ask()];
  return {
    end: async () => {
      isOver = true;
      await Promise.all(loops);
      return [...statuses.keys()];
    },
  };
}

test('several processes serve one port, are counted together, and stop together', async () => {
  const { server, pids } = await startGroup(3);
  const running = await pids();
  expect(new Set([...running, server.pid]).size).toBe(4);
  const client = await signedIn(server.origin);
  for (let count = 0; count < 12; count += 1) await client.send('GET', api.subscription);
  const metrics = await (await fetch(`${server.origin}/metrics`)).text();
  const counted = /^parley_http_request_seconds_count\{[^}]*subscription[^}]*status="200"[^}]*\} (\d+)$/m;
  expect(counted.exec(metrics)?.[1]).toBe('12');
  expect(await server.stop()).toBe(0);
  expect([...running, server.pid].filter(isRunning)).toEqual([]);
});

test('a process that dies is started again, and the others serve meanwhile', async () => {
  const { server, pids } = await startGroup(2);
  const client = await signedIn(server.origin);
  const [first = 0, second = 0] = await pids();
  process.kill(first, 'SIGKILL');
  await expect.poll(pids).not.toContain(first);
  const asking = askAgainAndAgain(client);
  await expect.poll(async () => (await pids()).length, { timeout: 60_000 }).toBe(2);
  expect(await pids()).toContain(second);
  expect(await asking.end()).toEqual(['200']);
  expect(server.output()).toContain('another one is started');
});

test('SIGHUP replaces every process without a request that fails', async () => {
  const { server, pids } = await startGroup(2);
  const client = await signedIn(server.origin);
  const before = await pids();
  const asking = askAgainAndAgain(client);
  process.kill(server.pid, 'SIGHUP');
  const replaced = async () => {
    const now = await pids();
    return now.length === 2 && now.every((pid) => !before.includes(pid));
  };
  await expect.poll(replaced, { timeout: 60_000 }).toBe(true);
  expect(await asking.end()).toEqual(['200']);
  expect(await server.stop()).toBe(0);
});

test('processes end with the one that started them, however that ends', async () => {
  const { server, pids } = await startGroup(2);
  const running = await pids();
  await server.kill();
  await expect.poll(() => running.filter(isRunning), { timeout: 20_000 }).toEqual([]);
});

test('the embedded store refuses several processes in a sentence', async () => {
  const start = startServerProcess({ SERVERS: '2', DATA_DIR: folder });
  await expect(start).rejects.toThrow(StartFailure);
  await expect(start).rejects.toThrow(
    'SERVERS needs DATABASE_URL: the embedded store belongs to one process',
  );
});
