import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram, notRun } from '../optional-step.ts';
import { pack } from '../pack.ts';
import { findBaseImage } from './base-image.ts';
import { attempt, findWayToRun, missingTools, type WayToRun } from './container-tools.ts';

const image = 'localhost/parleydb:test';
const offline = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT)\b/;
const root = fileURLToPath(new URL('../..', import.meta.url));

process.exitCode = await main();

/** Builds the image of the Containerfile, and runs it. */
async function main(): Promise<number> {
  const missing = missingTools();
  if (missing) return notRun(missing);
  const base = findBaseImage();
  if ('missing' in base) return notRun(base.missing);
  const packed = await pack();
  const failure = build(base.image);
  if (failure && offline.test(failure))
    return notRun(`npm's registry cannot be reached: ${lastLine(failure)}`);
  if (failure) throw new Error(`buildah could not build the image: ${failure}`);
  console.log(`Built ${image} of ${packed.slice(root.length)} on ${base.madeFrom}.`);
  const way = findWayToRun(image);
  if ('refused' in way) return notRun(`the image was built, but podman cannot run it here: ${way.refused}`);
  if (!way.publishesPorts) console.log('Not run: a published port, which podman cannot give here.');
  if (!findProgram('caddy')) console.log('Not run: two containers behind Caddy, which is not installed.');
  return runTests(way);
}

/** Gives what buildah complained about, if it did. */
function build(base: string): string | undefined {
  const flags = ['--format=docker', '--isolation=chroot', '--network=host', `--build-arg=NODE_IMAGE=${base}`];
  const target = ['--tag', image, '--file', join(root, 'Containerfile'), root];
  const { ok, out, err } = attempt('buildah', ['build', ...flags, ...target]);
  return ok ? undefined : `${out}\n${err}`.trim();
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}

function runTests(way: WayToRun): number {
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--config',
      join(root, 'e2e/image/vitest.config.ts'),
    ],
    {
      cwd: root,
      env: { ...process.env, PARLEY_IMAGE: image, PARLEY_PODMAN: JSON.stringify(way) },
      stdio: 'inherit',
    },
  );
  return status ?? 1;
}
