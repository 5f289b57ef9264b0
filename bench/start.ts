import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../scripts/ensure-built.ts';
import { judge } from './support/report.ts';

/** From nothing to the first word: an empty Node is 1, everything else a multiple of it. */
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
  medians.set(name, times.slice(1).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0);
}
rmSync(dataDir, { recursive: true, force: true });
const unit = medians.get('empty node') ?? 1;
for (const [name, median] of medians) {
  process.stdout.write(
    `${name.padEnd(14)} ${median.toFixed(0).padStart(5)} ms  ${(median / unit).toFixed(1)} × empty node\n`,
  );
}
judge('the server is ready', medians.get('parley') ?? 0, { atMost: 600, unit: 'ms' });

async function timeToReady(args: string[]): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: join(root, args[0] === 'server/dist/main.js' ? '.' : 'server'),
    env: {
      PATH: process.env.PATH,
      PORT: '0',
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
