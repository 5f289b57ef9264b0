import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isWebBuilt, markWebBuilt, webFingerprint } from './staleness.ts';

let root: string;

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parley-staleness-'));
  write('web/src/main.tsx', 'one');
  write('contract/src/routes.ts', 'routes');
  write('scripts/build.ts', 'build');
  write('package-lock.json', '{}');
  write('web/dist/app.html', '<html>');
});

afterEach(() => rmSync(root, { recursive: true }));

test('is stale until the build is marked, and current after', () => {
  const fingerprint = webFingerprint(root);
  expect(isWebBuilt(root, fingerprint)).toBe(false);
  markWebBuilt(root, fingerprint);
  expect(isWebBuilt(root, webFingerprint(root))).toBe(true);
});

test.each([
  ['web/src/main.tsx', 'two'],
  ['web/src/added.tsx', 'new'],
  ['contract/src/routes.ts', 'other'],
  ['package-lock.json', '{"a":1}'],
])('goes stale when %s changes', (file, text) => {
  markWebBuilt(root, webFingerprint(root));
  write(file, text);
  expect(isWebBuilt(root, webFingerprint(root))).toBe(false);
});

test.each(['web/dist/assets/a.js', 'web/src/main.test.tsx'])('stays current when %s changes', (file) => {
  markWebBuilt(root, webFingerprint(root));
  write(file, 'changed');
  expect(isWebBuilt(root, webFingerprint(root))).toBe(true);
});
