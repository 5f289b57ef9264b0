import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint, isBuilt, markBuilt, type Product } from './build-fingerprint.ts';

let root: string;

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const mark = (product: Product) => markBuilt(root, product, fingerprint(root, product));
const isCurrent = (product: Product) => isBuilt(root, product, fingerprint(root, product));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parley-staleness-'));
  write('web/src/main.tsx', 'one');
  write('server/src/main.ts', 'one');
  write('server/package.json', '{}');
  write('contract/src/routes.ts', 'routes');
  write('reader/src/trained-model.ts', 'reader');
  write('scripts/build-web.ts', 'build');
  write('scripts/web-chunks.ts', 'chunks');
  write('scripts/build-server.ts', 'build');
  write('scripts/package/built-files.ts', 'files');
  write('scripts/package/licences.ts', 'licences');
  write('emulator/src/main.ts', 'emulator');
  write('emulator/package.json', '{}');
  write('package-lock.json', '{}');
  write('web/dist/app.html', '<html>');
  write('server/dist/main.js', '');
});

afterEach(() => rmSync(root, { recursive: true }));

test.each(['web', 'server'] as const)(
  '%s is stale until the build is marked, and current after',
  (product) => {
    expect(isCurrent(product)).toBe(false);
    mark(product);
    expect(isCurrent(product)).toBe(true);
  },
);

test.each([
  ['web', 'web/src/main.tsx', 'two'],
  ['web', 'web/src/added.tsx', 'new'],
  ['web', 'contract/src/routes.ts', 'other'],
  ['web', 'package-lock.json', '{"a":1}'],
  ['server', 'server/src/main.ts', 'two'],
  ['server', 'server/src/http/added.ts', 'new'],
  ['server', 'contract/src/routes.ts', 'other'],
  ['server', 'reader/src/trained-model.ts', 'other'],
  ['server', 'scripts/build-server.ts', 'other'],
] as const)('%s goes stale when %s changes', (product, file, text) => {
  mark(product);
  write(file, text);
  expect(isCurrent(product)).toBe(false);
});

test.each([
  ['web', 'web/dist/assets/a.js'],
  ['web', 'web/src/main.test.tsx'],
  ['web', 'server/src/main.ts'],
  ['server', 'server/src/main.test.ts'],
  ['server', 'server/testing/ada.ts'],
  ['server', 'web/src/main.tsx'],
] as const)('%s stays current when %s changes', (product, file) => {
  mark(product);
  write(file, 'changed');
  expect(isCurrent(product)).toBe(true);
});
