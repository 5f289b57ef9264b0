import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makePrivateFolder } from './make-private-folder.ts';
import { readOrCreateSecretKey } from './secrets/secret-key.ts';

const place = mkdtempSync(join(tmpdir(), 'parley-private-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));
const rightsOf = (folder: string) => (statSync(folder).mode & 0o777).toString(8);

test('a new folder is for its owner alone', () => {
  const folder = join(place, 'new/deep');
  makePrivateFolder(folder);
  expect(rightsOf(folder)).toBe('700');
});

test('a folder of ours that others may read is closed to them', () => {
  const folder = join(place, 'wide');
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  makePrivateFolder(folder);
  expect(rightsOf(folder)).toBe('700');
});

test('narrower rights are left as they are', () => {
  const folder = join(place, 'narrow');
  mkdirSync(folder);
  chmodSync(folder, 0o500);
  makePrivateFolder(folder);
  expect(rightsOf(folder)).toBe('500');
});

test('the folder of the generated secret is closed', () => {
  const folder = join(place, 'data');
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  readOrCreateSecretKey(folder);
  expect(rightsOf(folder)).toBe('700');
});
