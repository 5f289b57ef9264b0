import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { providerKinds } from '@parley/contract/ai/provider-forms';
import { connectionTypes } from '@parley/contract/connections';
import { expect, test } from 'vitest';
import { sourceFiles } from '../source-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = sourceFiles(root).filter(
  (file) => /^(?:server|web|contract)\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

/** `is === 'openai'`, `'openai' !== is`, `case 'openai':`. */
function comparisonWith(compared: readonly string[]): RegExp {
  const names = `['"\`](?:${compared.join('|')})['"\`]`;
  return new RegExp(`[!=]==?\\s*${names}|${names}\\s*[!=]==?|case\\s+${names}`);
}

function filesThatCompare(compared: readonly string[]): string[] {
  const comparison = comparisonWith(compared);
  return files.filter((file) => comparison.test(readFileSync(join(root, file), 'utf8')));
}

/** The kinds of database are compared by name only in these places, each for its reason. */
const mayCompareKinds: Readonly<Record<string, string>> = {
  'server/src/ai/builtin/sql/': 'the SQL of each dialect is written here, and nowhere else',
  'server/src/store/': "Parley's own store, which is no connection of a person: SQLite or PostgreSQL",
  'web/src/features/projects/requests/finish-generic.ts':
    'a word in the address that the hosted service sends people back to',
};

test('[P01] no provider’s name is compared outside of the table', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = filesThatCompare(providerKinds);
  expect(found.filter((file) => !file.startsWith('server/src/ai/providers/'))).toEqual([]);
});

test('no kind of database is compared by its name where the table of kinds or dialects can be asked', () => {
  const places = Object.keys(mayCompareKinds);
  const found = filesThatCompare(connectionTypes);
  expect(found.filter((file) => !places.some((place) => file.startsWith(place)))).toEqual([]);
  // A reason that is no longer needed would let the next comparison in.
  expect(places.filter((place) => !found.some((file) => file.startsWith(place)))).toEqual([]);
});

test('a comparison is noticed', () => {
  const comparison = comparisonWith(['anthropic', 'sqlite']);
  expect(comparison.test("if (kind === 'anthropic') return 1;")).toBe(true);
  expect(comparison.test("switch (kind) { case 'sqlite': }")).toBe(true);
  expect(comparison.test("return 'sqlite' !== type;")).toBe(true);
  expect(comparison.test("const lent = { kind: 'anthropic' };")).toBe(false);
});
