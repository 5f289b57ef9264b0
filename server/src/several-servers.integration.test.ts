import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@parley/contract/routes';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { type LoadBalancer, startLoadBalancer } from '../testing/servers/load-balancer.ts';
import { createStoreDatabase } from '../testing/servers/migrated-store.ts';
import { type ServerProcess, startServerProcess } from '../testing/servers/server-process.ts';
import { loopsOfLoad, startSteadyLoad } from '../testing/servers/steady-load.ts';
import { freePort } from './platform/free-port.ts';

type Server = { port: number; process: ServerProcess };

const folder = mkdtempSync(join(tmpdir(), 'parley-several-'));
const running: ServerProcess[] = [];
let balancer: LoadBalancer;
let databaseUrl: string;

beforeEach(async () => {
  balancer = await startLoadBalancer();
  databaseUrl = await createStoreDatabase(inject('postgresUrl'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill()));
  await balancer.close();
  rmSync(folder, { recursive: true, force: true });
});

async function startServer(): Promise<Server> {
  const port = await freePort('127.0.0.1');
  const process = await startServerProcess({
    PORT: String(port),
    APP_ORIGIN: balancer.origin,
    ALLOW_PRIVATE_HOSTS: 'on',
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'one key that all of the servers hold',
    DATA_DIR: join(folder, String(port)),
    READER: 'off',
    // The balancer must have noticed by then, on a busy machine too.
    SHUTDOWN_DELAY_SECONDS: '8',
    LOG_LEVEL: 'warn',
  });
  running.push(process);
  return { port, process };
}

test('a rolling restart of two servers on one PostgreSQL under load loses no request', async () => {
  let servers = [await startServer(), await startServer()];
  await balancer.use(servers.map(({ port }) => port));
  const load = await startSteadyLoad(balancer.origin, inject('postgresUrl'));
  for (const old of [...servers]) {
    await expect.poll(() => load.servedBy(old.port)).toBeGreaterThan(10);
    const [code, fresh] = await Promise.all([old.process.stop(), startServer()]);
    expect(code).toBe(0);
    servers = [...servers.filter((server) => server !== old), fresh];
    await balancer.use(servers.map(({ port }) => port));
    await expect.poll(() => load.servedBy(fresh.port)).toBeGreaterThan(10);
  }
  await load.end();
  expect(load.failed()).toEqual([]);
  const session = await (await load.client.send('GET', api.session)).json();
  expect(session).toMatchObject({ user: { lastName: load.acknowledged() } });
});

test('the loss of one of two servers under load fails only what it was doing, and the other serves on', async () => {
  const [lost, left] = [await startServer(), await startServer()];
  await balancer.use([lost.port, left.port]);
  const load = await startSteadyLoad(balancer.origin, inject('postgresUrl'));
  await expect.poll(() => Math.min(load.servedBy(lost.port), load.servedBy(left.port))).toBeGreaterThan(10);
  await lost.process.kill();
  const gone = performance.now();
  const servedBefore = load.servedBy(left.port);
  await expect.poll(() => load.servedBy(left.port)).toBeGreaterThan(servedBefore + 40);
  await load.end();
  const { length: count } = load.failed();
  expect(load.failed().filter(({ begun }) => begun > gone)).toEqual([]);
  expect(count).toBeLessThanOrEqual(loopsOfLoad);
  const session = await (await load.client.send('GET', api.session)).json();
  expect(session).toMatchObject({ user: { firstName: 'Ada' } });
});

test('a server that is told to stop says first that it is not ready, and serves on until its delay is over', async () => {
  const server = await startServer();
  const origin = `http://127.0.0.1:${server.port}`;
  expect((await fetch(`${origin}${api.ready}`)).status).toBe(200);
  const stopped = server.process.stop();
  await expect.poll(async () => (await fetch(`${origin}${api.ready}`)).status).toBe(503);
  const refused = await fetch(`${origin}${api.ready}`);
  expect(await refused.json()).toMatchObject({ code: 'shutting_down' });
  const served = await fetch(`${origin}${api.session}`);
  expect({ status: served.status, connection: served.headers.get('connection') }).toEqual({
    status: 200,
    connection: 'close',
  });
  expect((await fetch(`${origin}${api.health}`)).status).toBe(200);
  expect(await stopped).toBe(0);
});
