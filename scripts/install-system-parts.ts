import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type SystemPart, systemParts } from './system-parts.ts';

const lockSeconds = 600;

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
  run('apt-get', ['update', '-qq']);
  for (const part of parts) {
    // Two at once, or the system's own updates: whoever is second waits for the lock of the first.
    const waiting = ['-o', `DPkg::Lock::Timeout=${lockSeconds}`];
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...waiting, ...part.apt]);
    // Ubuntu's own package is a stub for another installer.
    if (isMissing(part) && part.name === 'Chromium') {
      run('playwright', ['install', '--with-deps', 'chromium']);
    }
  }
}

function run(command: string, args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const result = spawnSync(command, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  if (result.status !== 0)
    console.error(`${command} ${args.join(' ')} failed:\n${result.stderr ?? result.error}`);
}
