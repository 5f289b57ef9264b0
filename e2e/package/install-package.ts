import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type Installed = {
  /** Of everything under node_modules, in MB. */
  size: number;
  files: string[];
  start(settings?: Record<string, string>): Promise<{ origin: string; stop(): Promise<number | null> }>;
  remove(): void;
};

/** An empty folder to work in, and an environment with an empty HOME and that version of Node. */
export function freshMachine(nodeVersion: string) {
  const folder = mkdtempSync(join(tmpdir(), `parley-package-${nodeVersion}-`));
  const home = join(folder, 'home');
  const app = join(folder, 'app');
  const bin = join(folder, 'bin');
  for (const path of [home, app, bin]) mkdirSync(path);
  const node = nodeOf(nodeVersion);
  symlinkSync(node, join(bin, 'node'));
  const env = { ...networkSettings(), HOME: home, PATH: [bin, '/usr/bin', '/bin'].join(delimiter) };
  return { folder, home, app, node, env };
}

/** Installs a packed file in an empty folder with an empty HOME, by npm on that version of Node. */
export function installPackage(file: string, nodeVersion: string): Installed {
  const { folder, app, node, env } = freshMachine(nodeVersion);
  npm(node, ['install', file, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: app, env });
  const files = filesUnder(join(app, 'node_modules'));
  return {
    size: megabytes(files),
    files: files.map((path) => path.slice(app.length + 1)),
    start: (settings) => start(app, { ...env, ...settings }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

export function megabytes(files: readonly string[]): number {
  return files.reduce((sum, path) => sum + statSync(path).size, 0) / 1_000_000;
}

/** How this machine reaches the registry; everything else is as on a fresh one. */
function networkSettings(): Record<string, string> {
  const wanted =
    /^(https?_proxy|no_proxy|ssl_cert_(file|dir)|node_extra_ca_certs|npm_config_(registry|cafile|https_proxy|proxy|noproxy))$/i;
  const settings: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (wanted.test(name) && value !== undefined) settings[name] = value;
  }
  return settings;
}

async function start(cwd: string, env: Record<string, string>) {
  const settings = { ...env, TIME_LIMIT_FACTOR: '6', LOG_LEVEL: 'warn' };
  const child = spawn(join(cwd, 'node_modules/.bin/parleydb'), ['--port', '0', '--data', 'data'], {
    cwd,
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const origin = await readyOrigin(child);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    return child.exitCode;
  };
  return { origin, stop };
}

/** When it says that it is ready, the address it says. */
export function readyOrigin(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const origin = /^Parley is ready on (http\S+)$/m.exec(said)?.[1];
      if (origin) resolve(origin);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', (code) => reject(new Error(`parleydb ended with code ${code}:\n${said}`)));
  });
}

/** The pinned one is installed; another one is fetched from npm once. */
function nodeOf(version: string): string {
  if (process.version === `v${version}`) return realpathSync(process.execPath);
  const place = join(root, '.cache/nodes', version);
  const node = join(place, 'package/bin/node');
  if (existsSync(node)) return node;
  mkdirSync(place, { recursive: true });
  const name = `node-${process.platform}-${process.arch}@${version}`;
  npm(process.execPath, ['pack', name, '--loglevel=error'], { cwd: place, env: process.env });
  const archive = readdirSync(place).find((entry) => entry.endsWith('.tgz')) ?? '';
  const { status } = spawnSync('tar', ['-xzf', archive, 'package/bin/node'], { cwd: place });
  if (status !== 0) throw new Error(`Node ${version} could not be unpacked.`);
  return node;
}

type Where = { cwd: string; env: NodeJS.ProcessEnv };

function npm(node: string, args: readonly string[], where: Where): void {
  const { status, stderr } = spawnSync(node, [npmProgram(), ...args], { ...where, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${args[0]} failed: ${stderr}`);
}

export function npmProgram(): string {
  if (process.env.npm_execpath) return process.env.npm_execpath;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = folders.map((folder) => join(folder, 'npm')).find((path) => existsSync(path));
  if (!found) throw new Error('npm was not found.');
  const program = realpathSync(found);
  return program.endsWith('.js') ? program : join(dirname(program), 'npm-cli.js');
}
