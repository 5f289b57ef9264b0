import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './ensure-built.ts';
import { isOfLatestBuild } from './package/built-files.ts';
import { bundledLicences } from './package/licences.ts';
import { packageManifest } from './package/manifest.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The folders keep their places, because built code finds data by the address of its source. No TypeScript is among
 * them: Node strips no types under node_modules.
 */
const content: Record<string, (file: string) => boolean> = {
  'server/dist': (file) => isProgram('server/dist', file),
  'emulator/dist': (file) => isProgram('emulator/dist', file),
  'emulator/src/seeds': (file) => file.endsWith('.sql'),
  'emulator/src/oauth': (file) => file.endsWith('.css'),
  'reader/data': () => true,
  'web/dist': (file) => file !== '.built' && file !== '.packages',
};

const isProgram = (folder: string, file: string): boolean =>
  file.endsWith('.js') && isOfLatestBuild(join(root, folder))(file);

/** Builds what is stale and packs it; gives the path of the file. */
export async function pack(): Promise<string> {
  await ensureBuilt(root, 'web');
  await ensureBuilt(root, 'server');
  const stage = join(root, '.cache/package');
  const target = join(root, 'dist');
  rmSync(stage, { recursive: true, force: true });
  for (const [folder, isWanted] of Object.entries(content)) copy(folder, stage, isWanted);
  cpSync(join(root, 'scripts/package'), join(stage, 'bin'), {
    recursive: true,
    filter: (path) => statSync(path).isDirectory() || path.endsWith('.mjs'),
  });
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(join(root, file), join(stage, file));
  cpSync(join(root, 'scripts/package/README.md'), join(stage, 'README.md'));
  writeFileSync(join(stage, 'THIRD-PARTY-LICENCES.txt'), bundledLicences());
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(packageManifest(root), null, 2)}\n`);
  mkdirSync(target, { recursive: true });
  return join(target, runNpmPack(stage, target));
}

function copy(folder: string, stage: string, isWanted: (file: string) => boolean): void {
  const entries = readdirSync(join(root, folder), { withFileTypes: true, recursive: true });
  for (const entry of entries.filter((one) => one.isFile() && isWanted(one.name))) {
    const place = join(entry.parentPath.slice(root.length), entry.name);
    cpSync(join(root, place), join(stage, place));
  }
}

function runNpmPack(stage: string, target: string): string {
  const flags = ['--pack-destination', target, '--json', '--loglevel=error'];
  const { status, stdout, stderr } = spawnSync('npm', ['pack', ...flags], { cwd: stage, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
  const packed: unknown = JSON.parse(stdout);
  // Older versions of npm give a list, newer ones an object by name.
  const [first] = Array.isArray(packed) ? packed : Object.values(packed as object);
  return String(first.filename);
}

if (import.meta.main) {
  const file = await pack();
  console.log(`${file.slice(root.length)}  ${(statSync(file).size / 1_000_000).toFixed(1)} MB`);
}
