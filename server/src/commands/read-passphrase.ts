import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { OperatorError } from '../platform/operator-error.ts';
import { type Environment, readSettingsFiles } from '../platform/settings-from-files.ts';

type PassphraseSource = { file: string | undefined; env: Environment; isNew: boolean };

const fewest = 12;

/** From --passphrase-file, from BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE, or typed unseen. */
export async function readPassphrase({ file, env, isNew }: PassphraseSource): Promise<string> {
  const given = file === undefined ? fromSettings(env) : fromFile(file);
  const passphrase = given || (await typed(isNew));
  if (isNew && passphrase.length < fewest)
    throw new OperatorError(`The passphrase must be at least ${fewest} characters long.`);
  return passphrase;
}

function fromSettings(env: Environment): string | undefined {
  const { settings, mistakes } = readSettingsFiles(env, ['BACKUP_PASSPHRASE']);
  if (mistakes.length > 0) throw new OperatorError(`${mistakes.join('. ')}.`);
  return settings.BACKUP_PASSPHRASE;
}

function fromFile(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new OperatorError(`The passphrase cannot be read: ${(error as Error).message}.`, { cause: error });
  }
}

async function typed(isNew: boolean): Promise<string> {
  if (!process.stdin.isTTY)
    throw new OperatorError(
      'A backup needs a passphrase: give --passphrase-file FILE, or set BACKUP_PASSPHRASE.',
    );
  const passphrase = await ask('Passphrase: ');
  if (isNew && (await ask('Once more: ')) !== passphrase)
    throw new OperatorError('The two passphrases differ. Nothing was written.');
  return passphrase;
}

async function ask(prompt: string): Promise<string> {
  process.stderr.write(prompt);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
