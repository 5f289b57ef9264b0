import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import { readOrCreateSecretKey } from './secret-key.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-key-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (file: string) => statSync(file).mode & 0o777;

test('the generated key stays the same and is for its owner only', () => {
  const dataDir = join(folder, 'data');
  const first = readOrCreateSecretKey(dataDir);
  expect(first).toMatchObject({ isNew: true, wasOpen: false });
  expect(Buffer.from(first.key, 'base64url')).toHaveLength(32);
  expect(readOrCreateSecretKey(dataDir)).toEqual({ ...first, isNew: false });
  expect(modeOf(join(dataDir, 'secret.key'))).toBe(0o600);
  expect(modeOf(dataDir)).toBe(0o700);
  expect(readdirSync(dataDir)).toEqual(['secret.key']);
});

test.each([
  ['empty', ''],
  ['blank', '  \n'],
  ['short', 'abc'],
  ['one character too short', 'x'.repeat(31)],
  ['of three letters in turn', 'abc'.repeat(20)],
])('[Q07] a key file that is %s is refused with a sentence and left as it is', (_name, content) => {
  const file = join(folder, 'secret.key');
  writeFileSync(file, content, { mode: 0o600 });
  const read = () => readOrCreateSecretKey(folder);
  expect(read).toThrow(OperatorError);
  expect(read).toThrow(
    /secret\.key is (empty|only \d+ characters long); it needs at least 32|secret\.key can be guessed/,
  );
  expect(readFileSync(file, 'utf8')).toBe(content);
});

test('a key file that others can read is closed to them, and it is said', () => {
  const { key, file } = readOrCreateSecretKey(folder);
  chmodSync(file, 0o644);
  expect(readOrCreateSecretKey(folder)).toMatchObject({ key, wasOpen: true });
  expect(modeOf(file)).toBe(0o600);
  expect(readOrCreateSecretKey(folder).wasOpen).toBe(false);
});

test('a key file that cannot be read is said to be so', () => {
  mkdirSync(join(folder, 'secret.key'));
  expect(() => readOrCreateSecretKey(folder)).toThrow(OperatorError);
  expect(() => readOrCreateSecretKey(folder)).toThrow(/secret\.key cannot be read/);
});
