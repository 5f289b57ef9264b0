import { existsSync, readFileSync } from 'node:fs';
import { api } from '@parley/contract/routes';
import { expect, test } from 'vitest';
import { settingNames } from '../platform/config.ts';

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const containerfile = read('Containerfile');
const compose = read('compose.yaml');
const deployment = read('deploy/kubernetes/deployment.yaml');

const only = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
/** The longest that a stop takes after the delay; see `main.ts`. */
const closeSeconds = 10;

test('[Q02] compose file, manifests and image set only settings that the server knows', () => {
  const servers = /^x-parley:[\s\S]*?^services:/m.exec(compose)?.[0] ?? '';
  const inCompose = only(servers, /^ {4}([A-Z_]+): /gm);
  const inManifest = only(deployment, /- \{ name: ([A-Z_]+), value:/g);
  const inImage = only(containerfile, /^(?:ENV)? +([A-Z_]+)=/gm).filter(
    (name) => !['PATH', 'HOME'].includes(name),
  );
  for (const names of [inCompose, inManifest]) expect(names).toContain('SECRET_KEY_FILE');
  expect(inImage).toEqual(['DATA_DIR', 'HOST', 'PORT', 'PARLEY_DEMO_PROJECTS']);
  const known = new Set(settingNames.flatMap((name) => [name, `${name}_FILE`]));
  for (const name of [...inCompose, ...inManifest, ...inImage]) expect(known, name).toContain(name);
});

test('[Q02] probes ask for what the server answers, as the user that the image has', () => {
  expect(only(deployment, /httpGet: \{ path: (\S+),/g)).toEqual([api.health, api.health, api.ready]);
  expect(read('deploy/Caddyfile')).toContain(`health_uri ${api.ready}`);
  expect(containerfile).toContain(api.health);
  const [user = ''] = only(containerfile, /^USER (\d+):\d+$/gm);
  expect(only(deployment, /(?:runAsUser|runAsGroup|fsGroup): (\d+)/g)).toEqual([user, user, user]);
  const [port = ''] = only(containerfile, /^EXPOSE (\d+)$/gm);
  expect(deployment).toContain(`containerPort: ${port}`);
  expect(compose).toContain(`PARLEY_SERVERS: parley-1:${port} parley-2:${port}`);
});

test('[Q02] a server gets the time to say that it stops, and to stop', () => {
  const [inCompose] = only(compose, /SHUTDOWN_DELAY_SECONDS: '(\d+)'/g).map(Number);
  const [grace] = only(compose, /stop_grace_period: (\d+)s/g).map(Number);
  expect(grace).toBeGreaterThan(Number(inCompose) + closeSeconds);
  const [inManifest] = only(deployment, /SHUTDOWN_DELAY_SECONDS, value: '(\d+)'/g).map(Number);
  const [termination] = only(deployment, /terminationGracePeriodSeconds: (\d+)/g).map(Number);
  expect(termination).toBeGreaterThan(Number(inManifest) + closeSeconds);
});

test('[Q02] what compose mounts is in the tree, or made by the script that it names', () => {
  const made = only(read('deploy/make-secrets.sh'), /^make (\w+) /gm);
  expect(only(compose, /file: \.\/deploy\/secrets\/(\w+)/g).sort()).toEqual(made.sort());
  for (const file of only(compose, /- \.\/(\S+?):/g))
    expect(existsSync(new URL(`../../../${file}`, import.meta.url)), file).toBe(true);
});
