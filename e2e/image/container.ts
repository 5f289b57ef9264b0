import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { api } from '@parley/contract/routes';
import type { WayToRun } from '../../scripts/image/container-tools.ts';

export const image = process.env.PARLEY_IMAGE ?? '';
export const way = JSON.parse(process.env.PARLEY_PODMAN ?? '{}') as WayToRun;

const started: string[] = [];

export async function podman(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('podman', [...way.podman, ...args], { maxBuffer: 16_000_000 });
  return stdout.trim();
}

export type Container = {
  name: string;
  /** Rejects with what it wrote where it ended instead. */
  becomesReady(origin: string): Promise<void>;
  /** What a command in it printed; rejects where that failed. */
  exec(...command: string[]): Promise<string>;
  /** As an operator stops it; gives the exit code. */
  stop(seconds: number): Promise<number>;
  /** Everything that it wrote. */
  logs(): Promise<string>;
};

/** As locked down as compose.yaml and the manifests have it: read-only but for /data and /tmp, with no rights. */
export const lockedDown = [
  '--read-only',
  '--tmpfs=/tmp',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
];

export async function startContainer(flags: readonly string[], settings: Record<string, string> = {}) {
  const name = `parley-test-${randomBytes(4).toString('hex')}`;
  const env = Object.entries({ TIME_LIMIT_FACTOR: '6', ...settings }).map(
    ([key, value]) => `--env=${key}=${value}`,
  );
  started.push(name);
  await podman('run', '--detach', `--name=${name}`, ...way.run, ...flags, ...env, image);
  return containerOf(name);
}

function containerOf(name: string): Container {
  const run = promisify(execFile);
  const logs = async () => {
    const { stdout, stderr } = await run('podman', [...way.podman, 'logs', name]);
    return stdout + stderr;
  };
  return {
    name,
    becomesReady: async (origin) => {
      for (let isReady = false; !isReady; await sleep(200)) {
        if ((await podman('inspect', '--format={{.State.Running}}', name)) !== 'true')
          throw new Error(`The container ended: ${await logs()}`);
        isReady = await fetch(`${origin}${api.ready}`).then(
          ({ ok }) => ok,
          () => false,
        );
      }
    },
    exec: (...command) => podman('exec', name, ...command),
    stop: async (seconds) => {
      await podman('stop', `--time=${seconds}`, name);
      return Number(await podman('inspect', '--format={{.State.ExitCode}}', name));
    },
    logs,
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Ends and removes every container that was started here. */
export function removeContainers(): void {
  for (const name of started.splice(0))
    spawnSync('podman', [...way.podman, 'rm', '--force', '--time=0', '--volumes', name]);
}
