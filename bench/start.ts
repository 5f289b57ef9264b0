import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  filesUnder,
  freshMachine,
  megabytes,
  npmProgram,
  readyOrigin,
} from '../e2e/package/install-package.ts';
import { ensureBuilt } from '../scripts/ensure-built.ts';
import { pack } from '../scripts/pack.ts';
import { freePort } from '../server/src/platform/free-port.ts';
import { median } from './support/measure-in-rounds.ts';
import { judge } from './support/report.ts';

/**
 * From nothing to the first word: an empty Node is 1, everything else a multiple of it. Then the package, as somebody
 * gets it who has nothing yet: `npx` of the packed file with an empty HOME and an empty cache, and the same again.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const rounds = 7;

const subjects = {
  'empty node': ['-e', "console.log('ready')"],
  'fastify alone': [
    '--input-type=module',
    '-e',
    "import { fastify } from 'fastify'; const app = fastify(); await app.listen({ port: 0, host: '127.0.0.1' }); console.log('ready')",
  ],
  parley: ['server/dist/main.js'],
};

await ensureBuilt(root, 'server');
const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'));
const medians = new Map<string, number>();
for (const [name, args] of Object.entries(subjects)) {
  const times = [];
  // The first round fills the compile cache and makes the store; it does not count.
  for (let round = 0; round <= rounds; round += 1) times.push(await timeToReady(args));
  medians.set(name, median(times.slice(1)));
}
rmSync(dataDir, { recursive: true, force: true });
const unit = medians.get('empty node') ?? 1;
for (const [name, time] of medians) {
  process.stdout.write(
    `${name.padEnd(14)} ${time.toFixed(0).padStart(5)} ms  ${(time / unit).toFixed(1)} × empty node\n`,
  );
}
judge('the server is ready', medians.get('parley') ?? 0, { atMost: 350, unit: 'ms' });
await measurePackage();

/** Cold it is measured once: everything after that is warm. */
async function measurePackage(): Promise<void> {
  const file = await pack();
  const machine = freshMachine(process.versions.node);
  try {
    const npx = [npmProgram(), 'exec', '--yes', '--loglevel=error', '--package', file, '--', 'parleydb'];
    const cold = await timeOf(machine, npx);
    const again = [];
    for (let round = 0; round < rounds; round += 1) again.push(await timeOf(machine, npx));
    const installed = join(machine.home, '.npm/_npx');
    const [command = ''] = filesUnder(installed).filter((path) => path.endsWith('parleydb/bin/parleydb.mjs'));
    const warm = [];
    for (let round = 0; round < rounds; round += 1) warm.push(await timeOf(machine, [command]));
    process.stdout.write(`npx again      ${median(again).toFixed(0).padStart(5)} ms, most of it npm's own\n`);
    judge('cold npx of the packed file is ready', cold / 1_000, { atMost: 25, unit: 's' });
    judge('the installed package is ready', median(warm) / 1_000, { atMost: 1.5, unit: 's' });
    judge('installed', megabytes(filesUnder(installed)), { atMost: 260, unit: 'MB' });
  } finally {
    rmSync(machine.folder, { recursive: true, force: true });
  }
}

async function timeOf({ app, node, env }: ReturnType<typeof freshMachine>, args: string[]): Promise<number> {
  const started = performance.now();
  const child = spawn(node, [...args, '--port', '0', '--data', 'data'], {
    cwd: app,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm stands between: whatever it started ends with it.
    detached: true,
  });
  const closed = once(child, 'close');
  await readyOrigin(child);
  const time = performance.now() - started;
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  await closed;
  return time;
}

async function timeToReady(args: string[]): Promise<number> {
  // As in `npm start`, which knows its port.
  const port = await freePort('localhost');
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: join(root, args[0] === 'server/dist/main.js' ? '.' : 'server'),
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  for await (const chunk of child.stdout) if (String(chunk).includes('ready')) break;
  const time = performance.now() - started;
  child.kill();
  await closed;
  return time;
}
