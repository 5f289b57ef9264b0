import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram, notRun } from '../optional-step.ts';

/** Runs Parley's client against real servers of models, as far as they are installed. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const programs = {
  'llama-server': 'Debian 14, Ubuntu 26.04: apt-get install llama.cpp-tools',
  ollama: 'see https://ollama.com/download',
};

process.exitCode = main();

function main(): number {
  const missing = Object.entries(programs).filter(([name]) => findProgram(name) === undefined);
  const told = missing.map(([name, how]) => `${name} is not installed (${how})`);
  if (missing.length === Object.keys(programs).length) return notRun(told.join('; '));
  for (const one of told) console.log(`Not run: ${one}.`);
  const config = join(root, 'server/testing/model-servers/vitest.config.ts');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--config', config], {
    cwd: root,
    stdio: 'inherit',
  });
  return status ?? 1;
}
