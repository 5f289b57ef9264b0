import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { ParleyError } from '@parley/contract/errors';
import { type Config, readConfig } from '../platform/config.ts';
import { OperatorError } from '../platform/operator-error.ts';
import type { Environment } from '../platform/settings-from-files.ts';
import { runManageAccountsCommand } from '../services/manage-accounts-command.ts';
import { backUp } from './backup.ts';
import { type CommandLine, UsageError } from './command-line.ts';
import { createUser } from './create-user.ts';
import { examine } from './doctor.ts';
import { exportPersonsTools, importPersonsTools } from './export-and-import-tools.ts';
import { readPassphrase } from './read-passphrase.ts';
import { restore } from './restore.ts';

/**
 * Everything but the start; gives the exit code. It is built apart from the command line: whoever starts the server
 * does not load it.
 */
export async function runOperatorCommand(line: CommandLine, env: Environment): Promise<number> {
  try {
    return await run(line, env);
  } catch (error) {
    if (!(error instanceof OperatorError || error instanceof ParleyError || error instanceof UsageError))
      throw error;
    process.stderr.write(`${error.message}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function run({ command, operands, options }: CommandLine, env: Environment): Promise<number> {
  if (command === 'doctor') return report(await examine(env));
  const config = readConfig(env);
  const [first = '', second = ''] = operands;
  const passphrase = (isNew: boolean) => readPassphrase({ file: options['passphrase-file'], env, isNew });
  switch (command) {
    case 'start':
      throw new Error('The command line starts the server itself.');
    case 'user list':
      return done(runManageAccountsCommand({ command: 'list' }, config, print));
    case 'user export':
      return done(runManageAccountsCommand({ command: 'export', email: first }, config, print));
    case 'user delete':
      return done(runManageAccountsCommand({ command: 'delete', email: first }, config, print));
    case 'user create':
      return done(print(await createUser(config, { email: first, name: options.name })));
    case 'tools export':
      return done(print(await exportPersonsTools(config, first)));
    case 'tools import':
      return importTools(config, { email: first, file: second, source: options.source });
    case 'backup':
      return done(print(describeBackup(first, await backUp(config, first, await passphrase(true)))));
    case 'restore':
      return done(print(describeRestore(await restore(config, first, await passphrase(false)))));
  }
}

async function done(work: Promise<void>): Promise<number> {
  await work;
  return 0;
}

async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

async function report(findings: Awaited<ReturnType<typeof examine>>): Promise<number> {
  const marks = { fine: 'ok     ', note: 'note   ', broken: 'BROKEN ' };
  for (const { about, state, says } of findings) await print(`${marks[state]} ${about.padEnd(9)} ${says}\n`);
  const broken = findings.filter(({ state }) => state === 'broken').length;
  await print(
    broken === 0 ? 'Parley can start.\n' : `${broken} of ${findings.length} must be mended first.\n`,
  );
  return broken === 0 ? 0 : 1;
}

type Import = { email: string; file: string; source: string | undefined };

async function importTools(config: Config, { email, file, source }: Import): Promise<number> {
  const { saved, failed } = await importPersonsTools(config, { email, source, text: textOf(file) });
  for (const { name } of saved) await print(`saved   ${name}\n`);
  for (const { name, reason } of failed) await print(`failed  ${name}: ${reason}\n`);
  return failed.length === 0 ? 0 : 1;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${(error as Error).message}.`, { cause: error });
  }
}

function describeBackup(
  file: string,
  { bytes, rows, files, missing }: Awaited<ReturnType<typeof backUp>>,
): string {
  const lost =
    missing === 0
      ? ''
      : ` Not in it, because this server does not have them: ${counted(missing, 'uploaded file')}.`;
  return `${file} holds ${counted(rows, 'row')} and ${counted(files, 'file')}, ${(bytes / 1_000_000).toFixed(1)} MB.${lost} Without its passphrase nobody can open it.\n`;
}

function describeRestore({
  createdAt,
  parley,
  rows,
  files,
  otherKeys,
}: Awaited<ReturnType<typeof restore>>): string {
  const key =
    otherKeys === undefined
      ? ''
      : ` Secrets in it are sealed with other keys than the server's own. Those are in ${otherKeys}: start once with SECRET_KEY_PREVIOUS_FILE set to that file, then delete it.`;
  return `Restored ${counted(rows, 'row')} and ${counted(files, 'file')} of ${createdAt} (Parley ${parley}).${key}\n`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
