import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readOrCreateSecretKey } from './secret-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'parley-key-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the generated key stays the same and is for its owner only', () => {
  const dataDir = join(folder, 'data');
  const first = readOrCreateSecretKey(dataDir);
  expect(Buffer.from(first, 'base64url')).toHaveLength(32);
  expect(readOrCreateSecretKey(dataDir)).toBe(first);
  expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(readdirSync(dataDir)).toEqual(['secret.key']);
});
