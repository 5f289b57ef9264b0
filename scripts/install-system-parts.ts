import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type SystemPart, systemParts } from './system-parts.ts';

const lockSeconds = 600;
const secondsBetween = 3;

/** True when every part is there, installed just now if need be. A missing part is named, never skipped. */
export function installSystemParts(): boolean {
  const missing = systemParts.filter(isMissing);
  if (missing.length === 0) return true;
  if (canInstall()) install(missing);
  const stillMissing = missing.filter(isMissing);
  for (const part of stillMissing) console.error(`The tests need ${part.byHand}.`);
  return stillMissing.length === 0;
}

function isMissing(part: SystemPart): boolean {
  return part.find() === undefined;
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function install(parts: readonly SystemPart[]): void {
  console.log(`Installing ${parts.map((part) => part.name).join(', ')} …`);
  updateLists();
  for (const part of parts) {
    // Another process may have installed it in the meantime.
    if (!isMissing(part)) continue;
    const waiting = ['-o', `DPkg::Lock::Timeout=${lockSeconds}`];
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...waiting, ...part.apt]);
    // Ubuntu's own package is a stub for another installer.
    if (isMissing(part) && part.name === 'Chromium') {
      run('playwright', ['install', '--with-deps', 'chromium']);
    }
  }
}

/** Two at once, or the system's own updates: whoever is second waits, which `update` does not do by itself. */
function updateLists(): void {
  const args = ['update', '-qq'];
  const begun = Date.now();
  let result = start('apt-get', args);
  while (/\block\b/i.test(result.stderr ?? '') && Date.now() - begun < lockSeconds * 1_000) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, secondsBetween * 1_000);
    result = start('apt-get', args);
  }
  report('apt-get', args, result);
}

function run(command: string, args: string[]): void {
  report(command, args, start(command, args));
}

function start(command: string, args: string[]): SpawnSyncReturns<string> {
  // In English, so that 'lock' is found in what it says.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  return spawnSync(command, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function report(command: string, args: string[], result: SpawnSyncReturns<string>): void {
  if (result.status !== 0)
    console.error(`${command} ${args.join(' ')} failed:\n${result.stderr ?? result.error}`);
}
