import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { type Environment, readSettingsFiles } from '../platform/settings-from-files.ts';

/** What this module reads of the server's settings. */
const used = ['PORT', 'APP_ORIGIN', 'DATA_DIR', 'SUPABASE_CLIENT_ID', 'PARLEY_DEMO_PROJECTS'];

const clientId = '7b1f6f0e-5d6c-4a51-9f0b-6b0f2c9d3a10';
const host = '127.0.0.1';
const usualPort = 8001;
const firstPause = 500;
const longestPause = 30_000;
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

type DemoProjects = {
  /** What Node runs: the emulator, from its source or built. */
  program: string;
  /** Where Node keeps what it compiled. */
  compileCache: string;
  env: Environment;
};

/**
 * Starts the stand-in for the hosted service, and gives the settings that make the server use it; none where
 * a real service is configured, or where the browser could not reach it because it runs on another machine.
 */
export async function startDemoProjects(parts: DemoProjects): Promise<Record<string, string>> {
  const { program, compileCache } = parts;
  const { settings: env, mistakes } = readSettingsFiles(parts.env, used);
  // A server with a mistake in its settings says so and ends.
  if (mistakes.length > 0 || !wantsDemoProjects(env)) return {};
  const clientSecret = randomBytes(24).toString('hex');
  const port = await choosePort(env.PORT);
  keepRunning(program, {
    PATH: env.PATH,
    NODE_COMPILE_CACHE: compileCache,
    HOST: host,
    PORT: String(port),
    DATA_DIR: resolve(env.DATA_DIR || '.parley', 'demo-projects'),
    EMULATOR_CLIENT_ID: clientId,
    EMULATOR_CLIENT_SECRET: clientSecret,
  });
  return {
    SUPABASE_API_URL: `http://${host}:${port}`,
    SUPABASE_CLIENT_ID: clientId,
    SUPABASE_CLIENT_SECRET: clientSecret,
    PARLEY_DEMO_PROJECTS: '1',
  };
}

export function wantsDemoProjects(env: Environment): boolean {
  if (env.SUPABASE_CLIENT_ID || env.PARLEY_DEMO_PROJECTS === '0') return false;
  const origin = env.APP_ORIGIN ? URL.parse(env.APP_ORIGIN) : null;
  return origin === null || loopback.has(origin.hostname);
}

/** Its end is not the server's: it is started again, each time a little later. */
function keepRunning(program: string, env: Environment): void {
  let child: ChildProcess | undefined;
  let ending = false;
  let pause = firstPause;
  const end = () => {
    ending = true;
    child?.kill('SIGTERM');
  };
  const start = () => {
    if (ending) return;
    const started = Date.now();
    // Its standard output would be a second address beside the one that people need.
    child = spawn(process.execPath, [program], {
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.unref();
    child.channel?.unref();
    child.once('exit', () => {
      if (ending) return;
      if (Date.now() - started > longestPause) pause = firstPause;
      setTimeout(start, pause).unref();
      pause = Math.min(pause * 2, longestPause);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  process.once('exit', end);
  start();
}

/** The usual port keeps bookmarks and saved grants working; another one is better than none. */
async function choosePort(serverPort: string | undefined): Promise<number> {
  const usual = serverPort === String(usualPort) ? undefined : await tryPort(usualPort);
  return usual ?? (await tryPort(0)) ?? usualPort;
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
