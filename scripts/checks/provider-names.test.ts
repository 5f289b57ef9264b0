import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { providerKinds } from '@parley/contract/ai/provider-forms';
import { expect, test } from 'vitest';
import { sourceFiles } from '../source-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const names = `['"\`](?:${providerKinds.join('|')})['"\`]`;
/** `is === 'openai'`, `'openai' !== is`, `case 'openai':`. */
const comparison = new RegExp(`[!=]==?\\s*${names}|${names}\\s*[!=]==?|case\\s+${names}`);

/** What differs between providers is a row of the table: a comparison elsewhere would be forgotten for the next one. */
function comparesProvider(text: string): boolean {
  return comparison.test(text);
}

test('[P01] no provider’s name is compared outside of the table', () => {
  const files = sourceFiles(root).filter(
    (file) =>
      /^(?:server|web|contract)\/src\/.*\.tsx?$/.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      !file.startsWith('server/src/ai/providers/'),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => comparesProvider(readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual([]);
});

test('a comparison is noticed', () => {
  expect(comparesProvider("if (kind === 'anthropic') return 1;")).toBe(true);
  expect(comparesProvider("switch (kind) { case 'ollama': }")).toBe(true);
  expect(comparesProvider("const lent = { kind: 'openai' };")).toBe(false);
});
