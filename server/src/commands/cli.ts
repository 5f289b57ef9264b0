import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import packageJson from '../../package.json' with { type: 'json' };
import { makePrivateFolder } from '../platform/make-private-folder.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { readSettingsFiles } from '../platform/settings-from-files.ts';
import { help, parseCommandLine, UsageError } from './command-line.ts';
import { startDemoProjects } from './demo-projects-emulator.ts';

const emulator = new URL('../../../emulator/src/main.ts', import.meta.url);

run().catch(fail);

async function run(): Promise<void> {
  endWithLauncher();
  const asked = parseCommandLine(process.argv.slice(2));
  if (asked === 'help') return print(help);
  if (asked === 'version') return print(packageJson.version);
  for (const [name, value] of Object.entries(asked.settings)) {
    process.env[name] = value;
    delete process.env[`${name}_FILE`];
  }
  if (asked.command === 'start') return start();
  const { runOperatorCommand } = await import('./operator-commands.ts');
  process.exitCode = await runOperatorCommand(asked, process.env);
}

/** Where another Node had to be brought, that one's launcher holds the other end of the channel. */
function endWithLauncher(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}

async function start(): Promise<void> {
  const { settings, mistakes } = readSettingsFiles(process.env, ['DATA_DIR']);
  // With a mistake in it the server says so and ends; no other folder is made instead.
  if (mistakes.length === 0) await prepare(resolve(settings.DATA_DIR || '.parley'));
  await import('../main.ts');
}

async function prepare(dataDir: string): Promise<void> {
  // First: where no folder can be made, Node would try to make one for its cache for ever.
  makePrivateFolder(dataDir);
  const compileCache = join(dataDir, 'compiled');
  enableCompileCache(compileCache);
  const program = fileURLToPath(emulator);
  Object.assign(process.env, await startDemoProjects({ program, compileCache, env: process.env }));
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function fail(error: unknown): void {
  const isForPeople = error instanceof UsageError || error instanceof OperatorError;
  process.stderr.write(`${isForPeople ? error.message : inspect(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
