import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../server/src/platform/free-port.ts';
import { shelfSql } from './support/shelf.ts';

/**
 * The same statement as a custom tool of DBHub, in a process of its own. `DBHUB_DIR` names a folder in which
 * @bytebase/dbhub is installed; without it there is none.
 */
export async function startDbhub(url: string) {
  const folder = process.env.DBHUB_DIR;
  const program = folder && join(folder, 'node_modules/.bin/dbhub');
  if (!program || !existsSync(program)) {
    process.stdout.write(
      'DBHub is not measured: set DBHUB_DIR to a folder in which @bytebase/dbhub is installed.\n',
    );
    return undefined;
  }
  const settings = mkdtempSync(join(tmpdir(), 'parley-dbhub-'));
  const config = join(settings, 'dbhub.toml');
  writeFileSync(config, settingsFor(url));
  const port = await freePort('127.0.0.1');
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [program, '--transport', 'http', '--port', String(port), '--config', config],
    { stdio: 'ignore' },
  );
  process.once('exit', () => void child.kill());
  for (let tries = 0; tries < 100 && !(await answers(origin)); tries += 1) await wait(100);
  return {
    origin,
    stop: () => {
      child.kill();
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

function settingsFor(url: string): string {
  return `[[sources]]
id = "items"
dsn = "${url}?sslmode=disable"

[[tools]]
name = "items_of_a_shelf"
source = "items"
description = "Items of a shelf"
statement = "${shelfSql.numbered}"

[[tools.parameters]]
name = "shelf"
type = "integer"
description = "The shelf"
`;
}

async function answers(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  );
}
