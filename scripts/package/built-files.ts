import { readFileSync } from 'node:fs';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Beside what was built: the files of the latest build, one a line. */
const filesFile = '.files';
const program = /\.js(\.map)?$/;
/** A server that was started from an earlier build may still want a part of it. */
const keptFor = 24 * 60 * 60 * 1_000;

/** Whether a file in the folder is of its latest build. */
export function isOfLatestBuild(folder: string): (file: string) => boolean {
  const files = new Set(readFileSync(join(folder, filesFile), 'utf8').trim().split('\n'));
  return (file) => files.has(file);
}

/** Notes the files of a build, and removes those of builds that nobody runs any more. */
export async function noteBuiltFiles(folder: string, files: readonly string[]): Promise<void> {
  await writeFile(join(folder, filesFile), files.map((file) => `${file}\n`).join(''));
  const latest = new Set(files);
  for (const file of await readdir(folder)) {
    if (latest.has(file) || !program.test(file)) continue;
    const { mtimeMs } = await stat(join(folder, file));
    if (Date.now() - mtimeMs > keptFor) await rm(join(folder, file), { force: true });
  }
}
