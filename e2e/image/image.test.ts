import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@parley/contract/routes';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type ApiClient, apiClient } from '../../server/testing/api-client.ts';
import { moment } from '../../server/testing/ask-over-http.ts';
import { ada } from '../../server/testing/test-app.ts';
import { freePort, image, lockedDown, podman, removeContainers, startContainer, way } from './container.ts';

const mostBytes = 400_000_000;
const volume = `parley-test-${randomBytes(4).toString('hex')}`;
const folder = mkdtempSync(join(tmpdir(), 'parley-image-'));

afterEach(removeContainers);
afterAll(async () => {
  await podman('volume', 'rm', '--force', volume);
  rmSync(folder, { recursive: true, force: true });
});

async function ask(client: ApiClient, connectionId: string): Promise<string> {
  const answer = await client.send('POST', api.ask, {
    moment,
    question: 'how many customers do we have',
    connectionId,
  });
  return answer.text();
}

test('[Q02] the image is at most 400 MB, has no root user, one volume, a health check and no npm in front', async () => {
  const [{ Size, Config, Healthcheck }] = JSON.parse(await podman('image', 'inspect', image));
  expect(Size).toBeLessThan(mostBytes);
  expect(Config).toMatchObject({
    User: '10001:10001',
    Volumes: { '/data': {} },
    Entrypoint: ['parleydb'],
    StopSignal: 'SIGTERM',
  });
  expect(Object.keys(Config.Volumes)).toEqual(['/data']);
  expect(Healthcheck.Test.slice(0, 2)).toEqual(['CMD', 'node']);
});

test('[Q02] alone, on a read-only root, it is signed up to, asked, stopped and started again with its data', async () => {
  const port = await freePort();
  const network = way.publishesPorts
    ? { flags: [`--publish=127.0.0.1:${port}:8000`], settings: {} }
    : { flags: ['--network=host'], settings: { PORT: String(port), HOST: '127.0.0.1' } };
  const origin = `http://localhost:${port}`;
  const start = () =>
    startContainer([...lockedDown, ...network.flags, `--volume=${volume}:/data`], {
      APP_ORIGIN: origin,
      ...network.settings,
    });
  const container = await start();
  await container.becomesReady(origin);
  expect(await podman('healthcheck', 'run', container.name)).toBe('');
  expect(await container.exec('node', '-p', 'process.getuid()')).toBe('10001');
  expect(await container.exec('cat', '/proc/1/cmdline')).toMatch(/^node\0.*parleydb/);
  await expect(container.exec('touch', '/opt/parleydb/new')).rejects.toThrow('Read-only file system');

  const client = apiClient(origin);
  await client.send('POST', api.signUp, ada);
  const { email, password } = ada;
  expect((await client.send('POST', api.signIn, { email, password, rememberMe: true })).status).toBe(200);
  const sample = await (await client.send('POST', api.sampleConnection)).json();
  const answer = await ask(client, sample.connection.id);
  expect(answer).toMatch(/^event: result$/m);
  expect(await container.exec('parleydb', 'doctor').catch(({ stdout }) => stdout)).toContain('1 account');

  const before = Date.now();
  expect(await container.stop(30)).toBe(0);
  // It ends by itself, long before podman would kill it.
  expect(Date.now() - before).toBeLessThan(25_000);

  await (await start()).becomesReady(origin);
  const again = apiClient(origin, client.cookies);
  expect(await (await again.send('GET', api.session)).json()).toMatchObject({ user: { email } });
  expect(await ask(again, sample.connection.id)).toMatch(/^event: result$/m);
});

test('[Q02] secrets come from mounted files, and a file that is missing ends the start with a sentence', async () => {
  const port = await freePort();
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'key'), `${randomBytes(32).toString('base64')}\n`, { mode: 0o644 });
  const flags = [...lockedDown, '--network=host', `--volume=${folder}:/run/secrets:ro`];
  const settings = { HOST: '127.0.0.1', PORT: String(port), SECRET_KEY_FILE: '/run/secrets/key' };
  const container = await startContainer(flags, settings);
  await container.becomesReady(`http://localhost:${port}`);
  expect(await container.exec('ls', '/data')).not.toContain('secret.key');
  const broken = await startContainer(flags, { ...settings, SECRET_KEY_FILE: '/run/secrets/none' });
  expect(await podman('wait', broken.name)).toBe('1');
  expect(await broken.logs()).toContain('SECRET_KEY_FILE cannot be read: ENOENT');
});
