import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isOfLatestBuild, noteBuiltFiles } from './built-files.ts';

let folder: string;

function write(file: string, hoursAgo: number) {
  const path = join(folder, file);
  writeFileSync(path, '');
  const then = Date.now() / 1_000 - hoursAgo * 3_600;
  utimesSync(path, then, then);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-built-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a part that a running server may still want stays, one of yesterday goes', async () => {
  write('main.js', 48);
  write('main-mail-new.js', 48);
  write('main-mail-before.js', 1);
  write('main-mail-old.js', 30);
  write('main-mail-old.js.map', 30);
  write('.built', 48);
  await noteBuiltFiles(folder, ['main.js', 'main-mail-new.js']);
  expect(readdirSync(folder).toSorted()).toEqual([
    '.built',
    '.files',
    'main-mail-before.js',
    'main-mail-new.js',
    'main.js',
  ]);
});

test('what is packed is of the latest build alone', async () => {
  await noteBuiltFiles(folder, ['main.js', 'main-mail-before.js']);
  await noteBuiltFiles(folder, ['main.js', 'main-mail-new.js']);
  const isWanted = isOfLatestBuild(folder);
  expect(['main.js', 'main-mail-new.js', 'main-mail-before.js'].filter(isWanted)).toEqual([
    'main.js',
    'main-mail-new.js',
  ]);
});
