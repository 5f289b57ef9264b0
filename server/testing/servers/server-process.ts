import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../../scripts/ensure-built.ts';

export type ServerProcess = {
  origin: string;
  pid: number;
  /** Everything it wrote so far. */
  output(): string;
  /** As an operator stops it; gives the exit code. */
  stop(): Promise<number | null>;
  /** As a power cut would: nothing is finished, nothing is cleaned up. */
  kill(): Promise<void>;
};

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** For one that hangs. */
const startLimit = 180_000;

/** For tests that run another of the built programs. */
export function ensureServerBuilt(): Promise<void> {
  return ensureBuilt(root, 'server');
}

/** Ended before it was ready; what it said is the message. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/**
 * The server as `npm start` runs it, built, in a process of its own, with exactly these settings and a port of its own;
 * `script` starts it in another way.
 */
export async function startServerProcess(
  settings: Record<string, string>,
  script = 'server/dist/main.js',
): Promise<ServerProcess> {
  await ensureBuilt(root, 'server');
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      PORT: '0',
      // A busy machine may be several times as slow.
      TIME_LIMIT_FACTOR: '6',
      // Each test names its own client address, so that one test's attempts do not count against another.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const origin = await readyOrigin(child, () => output);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  return {
    origin,
    pid: child.pid ?? 0,
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  };
}

function readyOrigin(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), startLimit);
    child.stdout?.on('data', () => {
      const origin = /^Parley is ready on (http\S+)$/m.exec(output())?.[1];
      if (origin === undefined) return;
      clearTimeout(timer);
      resolve(origin);
    });
    // 'close' comes after the last line was read, 'exit' may come before.
    child.once('close', (code) => {
      clearTimeout(timer);
      reject(new StartFailure(`Parley ended with code ${code} before it was ready:\n${output()}`));
    });
  });
}
