import { spawnSync } from 'node:child_process';
import { findProgram } from '../optional-step.ts';

/** What building and running the image takes; npm cannot bring it. */
const needed = ['buildah', 'podman'] as const;

/** In words, with what to install; undefined where everything is there. */
export function missingTools(): string | undefined {
  const missing = needed.filter((name) => findProgram(name) === undefined);
  if (missing.length === 0) return undefined;
  return `${missing.join(' and ')} not found. Debian, Ubuntu: apt-get install buildah podman runc mmdebstrap caddy`;
}

type Outcome = { ok: boolean; out: string; err: string };

export function attempt(command: string, args: readonly string[], timeout = 600_000): Outcome {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    timeout,
    maxBuffer: 64_000_000,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { ok: status === 0, out: stdout ?? '', err: error?.message ?? stderr ?? '' };
}

/** Gives what the command printed; throws with what it complained about. */
export function demand(command: string, args: readonly string[], timeout?: number): string {
  const { ok, out, err } = attempt(command, args, timeout);
  if (!ok) throw new Error(`${command} ${args.slice(0, 3).join(' ')} failed: ${err.trim() || out.trim()}`);
  return out.trim();
}

/** Where less is allowed than on a plain machine, such as in a container, the first that works is taken. */
const ulimits = ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'];
const ways: { podman: string[]; run: string[] }[] = [
  { podman: [], run: [] },
  { podman: [], run: ulimits },
  { podman: ['--runtime', 'runc'], run: ulimits },
  { podman: ['--runtime', 'crun'], run: ['--cgroups=disabled', ...ulimits] },
];

/** How podman runs containers on this machine. */
export type WayToRun = { podman: string[]; run: string[]; publishesPorts: boolean };

/** The way that works, or what podman said last. */
export function findWayToRun(image: string): WayToRun | { refused: string } {
  let refused = '';
  for (const { podman, run } of ways) {
    const tryOut = (flags: string[]) =>
      attempt(
        'podman',
        [...podman, 'run', '--rm', '--entrypoint=node', ...run, ...flags, image, '-e', '0'],
        120_000,
      );
    const plain = tryOut(['--network=host']);
    if (plain.ok) return { podman, run, publishesPorts: tryOut(['--publish=127.0.0.1::8000']).ok };
    refused = plain.err.trim().split('\n').at(-1) ?? '';
  }
  return { refused };
}
