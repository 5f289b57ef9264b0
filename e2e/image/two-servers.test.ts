import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { api } from '@parley/contract/routes';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { findProgram } from '../../scripts/optional-step.ts';
import { createDatabase } from '../../server/testing/servers/postgres-cluster.ts';
import { loopsOfLoad, startSteadyLoad } from '../../server/testing/servers/steady-load.ts';
import {
  type Container,
  freePort,
  lockedDown,
  podman,
  removeContainers,
  startContainer,
} from './container.ts';

const caddy = findProgram('caddy');
const caddyfile = fileURLToPath(new URL('../../deploy/Caddyfile', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'parley-image-'));

type Server = { port: number; container: Container };
let proxy: ChildProcess | undefined;
let origin: string;
let settings: Record<string, string>;

beforeAll(() => {
  chmodSync(folder, 0o755);
});
afterEach(async () => {
  proxy?.kill('SIGTERM');
  if (proxy) await once(proxy, 'exit');
  proxy = undefined;
  removeContainers();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Both servers with the settings of compose.yaml, and Caddy with the file that compose.yaml mounts. */
async function startBoth(): Promise<[Server, Server]> {
  const [site, ...ports] = await Promise.all([1, 2, 3].map(() => freePort()));
  origin = `http://127.0.0.1:${site}`;
  writeFileSync(join(folder, 'secret_key'), randomBytes(32).toString('base64'));
  writeFileSync(join(folder, 'database_url'), await createDatabase(inject('postgresUrl')));
  settings = {
    APP_ORIGIN: origin,
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: 'loopback',
    DATABASE_URL_FILE: '/run/secrets/database_url',
    SECRET_KEY_FILE: '/run/secrets/secret_key',
    SHUTDOWN_DELAY_SECONDS: '5',
  };
  const [one = 0, two = 0] = ports;
  const servers: [Server, Server] = [await startServer(one), await startServer(two)];
  proxy = spawn(caddy ?? '', ['run', '--config', caddyfile, '--adapter', 'caddyfile'], {
    env: {
      HOME: folder,
      PARLEY_SITE: `http://127.0.0.1:${site}`,
      PARLEY_SERVERS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
    },
    stdio: 'ignore',
  });
  const status = () => fetch(`${origin}${api.ready}`).then((answer) => answer.status, String);
  await expect.poll(status).toBe(200);
  return servers;
}

/** One that ended at its start, because the store took too long to answer, is started again, as compose.yaml has it. */
async function startServer(port: number, attempts = 3): Promise<Server> {
  const flags = [...lockedDown, '--network=host', `--volume=${folder}:/run/secrets:ro`];
  const container = await startContainer(flags, { ...settings, PORT: String(port) });
  try {
    await container.becomesReady(`http://127.0.0.1:${port}`);
    return { port, container };
  } catch (error) {
    if (attempts === 1) throw error;
    return startServer(port, attempts - 1);
  }
}

async function requestsOf({ port }: Server): Promise<number> {
  const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
  return [...text.matchAll(/^parley_http_request_seconds_count\{.*\} (\d+)$/gm)].reduce(
    (sum, [, n]) => sum + Number(n),
    0,
  );
}

test.skipIf(!caddy)(
  '[Q02] two containers behind Caddy: a rolling restart under load loses no request',
  async () => {
    const servers = await startBoth();
    const load = await startSteadyLoad(origin, inject('postgresUrl'));
    await expect.poll(load.answered).toBeGreaterThan(50);
    for (const { port, container } of servers) {
      const before = load.answered();
      expect(await container.stop(60)).toBe(0);
      const fresh = await startServer(port);
      await expect.poll(load.answered).toBeGreaterThan(before + 50);
      await expect.poll(() => requestsOf(fresh)).toBeGreaterThan(10);
    }
    await load.end();
    expect(load.failed()).toEqual([]);
    const session = await (await load.client.send('GET', api.session)).json();
    expect(session).toMatchObject({ user: { lastName: load.acknowledged() } });
  },
);

test.skipIf(!caddy)(
  '[Q02] two containers behind Caddy: the loss of one fails only what it was doing',
  async () => {
    const [lost] = await startBoth();
    const load = await startSteadyLoad(origin, inject('postgresUrl'));
    await expect.poll(load.answered).toBeGreaterThan(50);
    await podman('kill', '--signal=KILL', lost.container.name);
    await podman('wait', lost.container.name);
    const gone = performance.now();
    const before = load.answered();
    await expect.poll(load.answered).toBeGreaterThan(before + 100);
    await load.end();
    expect(load.failed().filter(({ begun }) => begun > gone)).toEqual([]);
    expect(load.failed().length).toBeLessThanOrEqual(loopsOfLoad);
  },
);
