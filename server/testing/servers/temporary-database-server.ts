import { type ChildProcess, spawn } from 'node:child_process';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../src/platform/free-port.ts';

/** Whose a server's files are and as whom it runs; none where it runs as whoever runs the tests. */
export type SystemAccount = { uid: number; gid: number } | undefined;

/** How a database server is started that belongs to one run of the tests. */
export type Recipe = {
  name: string;
  /** Database servers refuse to run as root: then the first of these accounts that exists runs it. */
  accounts: readonly string[];
  program: string;
  /** Fills the empty folder before the first start. */
  prepare(folder: string, account: SystemAccount): Promise<void>;
  flags(folder: string, port: number): string[];
  answers(port: number): Promise<boolean>;
  /** Ends it without waiting for whoever is still connected. */
  stopSignal: NodeJS.Signals;
};

export type TemporaryDatabaseServer = { port: number; folder: string; close(): Promise<void> };

type Launched = { process: ChildProcess; output(): string };

const startAttempts = 3;
/** For one that hangs. */
const startTimeout = 180_000;

/** A server on a loopback port of its own, in a folder that goes with it. */
export async function startTemporaryDatabaseServer(recipe: Recipe): Promise<TemporaryDatabaseServer> {
  const account = await unprivilegedAccount(recipe);
  const folder = await mkdtemp(join(tmpdir(), `parley-${recipe.name.toLowerCase()}-`));
  if (account !== undefined) await chown(folder, account.uid, account.gid);
  await recipe.prepare(folder, account);
  const { process, port } = await startOnFreePort(recipe, folder, account);
  return { port, folder, close: () => stop(process, recipe.stopSignal, folder) };
}

/** The port may be taken between asking for it and using it, so one failure is no verdict. */
async function startOnFreePort(recipe: Recipe, folder: string, account: SystemAccount) {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort('127.0.0.1');
    const started = launch(recipe, recipe.flags(folder, port), { cwd: folder, ...account });
    try {
      await untilItAnswers(recipe, started, port);
      return { process: started.process, port };
    } catch (error) {
      started.process.kill('SIGKILL');
      if (attempt === startAttempts) throw error;
    }
  }
}

function launch({ program, stopSignal }: Recipe, flags: string[], options: object): Launched {
  const child = spawn(program, flags, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4_000);
  });
  const killWithUs = () => child.kill(stopSignal);
  process.once('exit', killWithUs);
  child.once('exit', () => process.off('exit', killWithUs));
  return { process: child, output: () => output };
}

async function untilItAnswers({ name, answers }: Recipe, started: Launched, port: number): Promise<void> {
  const deadline = Date.now() + startTimeout;
  while (Date.now() < deadline) {
    if (started.process.exitCode !== null) break;
    if (await answers(port)) return;
    await sleep(50);
  }
  throw new Error(`${name} did not start:\n${started.output()}`);
}

async function stop(server: ChildProcess, signal: NodeJS.Signals, folder: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    server.kill(signal);
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
}

async function unprivilegedAccount({ name, accounts }: Recipe): Promise<SystemAccount> {
  if (process.getuid?.() !== 0) return undefined;
  const known = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const found = accounts.map((wanted) => known.find(([user]) => user === wanted)).find(Boolean);
  if (found === undefined)
    throw new Error(`${name} cannot run as root, and there is no account to run it as.`);
  return { uid: Number(found[2]), gid: Number(found[3]) };
}
