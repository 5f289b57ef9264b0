import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const lock = {
  packages: {
    '': { name: 'parley' },
    'node_modules/runtime': { version: '1.2.3' },
    'node_modules/vite': { version: '8.0.0', dev: true },
    'node_modules/node-other-platform': { version: '26.0.0', optional: true },
    'node_modules/@parley/server': { resolved: 'server', link: true },
  },
};

type Installed = Record<string, { version: string }>;

/** A clone with these packages installed, and an npm that only notes what it was asked. */
function clone(installed: Installed | null): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-install-'));
  folders.push(folder);
  mkdirSync(join(folder, 'scripts'));
  copyFileSync(join(import.meta.dirname, 'install.mjs'), join(folder, 'scripts/install.mjs'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', optionalDependencies: {} }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(
    join(folder, 'npm.mjs'),
    `import { mkdirSync, writeFileSync } from 'node:fs';
     mkdirSync('node_modules', { recursive: true });
     writeFileSync('asked', process.argv.slice(2).join(' '));`,
  );
  if (installed) {
    for (const path of Object.keys(installed)) mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  }
  return folder;
}

function install(folder: string, event = 'prestart'): string | undefined {
  rmSync(join(folder, 'asked'), { force: true });
  const { status, stderr } = spawnSync(process.execPath, ['scripts/install.mjs'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      npm_lifecycle_event: event,
      npm_execpath: join(folder, 'npm.mjs'),
      npm_node_execpath: process.execPath,
    },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return existsSync(join(folder, 'asked')) ? readFileSync(join(folder, 'asked'), 'utf8') : undefined;
}

const production = { 'node_modules/runtime': { version: '1.2.3' } };

test('a fresh clone installs everything once', () => {
  const folder = clone(null);
  expect(install(folder)).toContain('--include=dev');
  expect(install(folder)).toBeUndefined();
});

test('npm start leaves an install without the build kit as it is', () => {
  expect(install(clone(production))).toBeUndefined();
});

test('tests and development install the kit that a production install lacks', () => {
  for (const event of ['pretest', 'predev', 'prebench'])
    expect(install(clone(production), event)).toContain('--include=dev');
});

test('a production install of other versions is brought up to date', () => {
  expect(install(clone({ 'node_modules/runtime': { version: '1.2.2' } }))).toContain('--include=dev');
});

test('a full install of another lockfile is brought up to date', () => {
  const full = { ...production, 'node_modules/vite': { version: '7.0.0' } };
  expect(install(clone(full))).toContain('--include=dev');
});
