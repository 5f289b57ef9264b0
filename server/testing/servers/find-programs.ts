import { execFileSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** The folder that holds `initdb` and `postgres`. */
export function findPostgresBin(): string | undefined {
  const folders = [
    ...searchPath(),
    ...childrenOf('/usr/lib/postgresql', 'bin'),
    ...childrenOf('/opt/homebrew/opt', 'bin', /^postgresql/),
    ...childrenOf('/usr/local/opt', 'bin', /^postgresql/),
    '/usr/local/pgsql/bin',
  ];
  return folders.find((folder) => isProgram(join(folder, 'initdb')) && isProgram(join(folder, 'postgres')));
}

type MariadbPrograms = { server: string; install: string };

/** Debian keeps the server in a folder that is not on everybody's search path. */
export function findMariadbPrograms(): MariadbPrograms | undefined {
  const folders = [
    ...searchPath(),
    '/usr/sbin',
    '/usr/bin',
    ...childrenOf('/opt/homebrew/opt', 'bin', /^mariadb/),
    ...childrenOf('/usr/local/opt', 'bin', /^mariadb/),
  ];
  const program = (name: string) => folders.map((folder) => join(folder, name)).find(isProgram);
  const [server, install] = [program('mariadbd'), program('mariadb-install-db')];
  return server && install ? { server, install } : undefined;
}

/** Makes the certificates of servers under test. */
export function findOpenssl(): string | undefined {
  return searchPath()
    .map((folder) => join(folder, 'openssl'))
    .find(isProgram);
}

/** The browser's program file. `PARLEY_CHROMIUM` wins, so that a pinned browser can be tested. */
export function findChromium(): string | undefined {
  const named = process.env.PARLEY_CHROMIUM;
  if (named !== undefined && named !== '') return isProgram(named) ? named : undefined;
  // The shell is the same engine without a window: it draws no tool bars that nobody sees.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ];
  const candidates = [
    ...names.flatMap((name) => searchPath().map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  // Ubuntu's chromium-browser is a stub that only tells to install a snap: it must answer to count.
  return candidates.find((path) => isProgram(path) && answersVersion(path)) ?? findPlaywrightChromium();
}

function findPlaywrightChromium(): string | undefined {
  const require = createRequire(import.meta.url);
  const { chromium } = require('@playwright/test') as { chromium: { executablePath(): string } };
  const path = chromium.executablePath();
  return isProgram(path) ? path : undefined;
}

function answersVersion(path: string): boolean {
  try {
    return /\d+\.\d+/.test(
      execFileSync(path, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString(),
    );
  } catch {
    return false;
  }
}

function searchPath(): string[] {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
}

/** Newest first: version folders sort by number, so 18 comes before 9. */
function childrenOf(parent: string, child: string, name = /./): string[] {
  try {
    return readdirSync(parent)
      .filter((entry) => name.test(entry))
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((entry) => join(parent, entry, child));
  } catch {
    return [];
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
