import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { providerNames } from '@parley/contract/ai/provider-forms';
import { connectionTypes } from '@parley/contract/connections/connection-kinds';
import { dialects } from '@parley/contract/database-schema';
import { expect, test } from 'vitest';
import { sourceFiles } from '../source-files.ts';
import { comparedNames, hasTableOf } from './find-name-comparisons.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = sourceFiles(root)
  .filter((file) => /^(?:server|web|contract|emulator|reader)\/src\/.*\.tsx?$/.test(file))
  .filter((file) => !/\.test\.tsx?$|\/corpus\//.test(file))
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));

const providers: ReadonlySet<string> = new Set(providerNames);
const kinds: ReadonlySet<string> = new Set([...connectionTypes, ...dialects]);

const known = new Set([...providers, ...kinds]);
/** Only these have to be parsed. */
const naming = sources.filter(({ source }) => [...known].some((name) => source.includes(name)));

/** A new provider, kind or dialect is a row in each of these, and the compiler asks for it. */
const tables: readonly string[] = [
  'contract/src/ai/provider-forms.ts',
  'contract/src/connections/connection-kinds.ts',
  'reader/src/statement/dialects/dialects.ts',
  'server/src/ai/builtin/sql/dialects/dialects.ts',
  'server/src/ai/providers/provider-registry.ts',
  'server/src/ask/explain-sql/tokenize-sql.ts',
  'server/src/connections/reading/read-view-definitions.ts',
  'server/src/databases/kinds-of-database.ts',
  'server/src/guard/dialect-traits.ts',
  'server/src/guard/sql-tokenizers-by-dialect.ts',
  'server/src/language/statement/statement-tokens.ts',
  'web/src/ui/sql/create-sql-editor.ts',
];

/** Parley's own store is no connection of a person: its engines are called after the same databases. */
const isStore = (file: string) => file.startsWith('server/src/store/');

test('[P01] no provider, kind of database or dialect is compared by its name', () => {
  expect(sources.length).toBeGreaterThan(1_200);
  const found = naming.flatMap(({ file, source }) =>
    comparedNames(file, source, known).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('rows for providers, kinds and dialects are only in the tables that the guides name', () => {
  const found = naming.filter(
    ({ file, source }) =>
      !isStore(file) && (hasTableOf(file, source, providers) || hasTableOf(file, source, kinds)),
  );
  expect(found.map(({ file }) => file).toSorted()).toEqual(tables);
  const guides = ['add-a-database', 'add-an-ai-provider'].map((name) =>
    readFileSync(join(root, `docs/guides/${name}.md`), 'utf8'),
  );
  expect(tables.filter((table) => !guides.some((guide) => guide.includes(`\`${table}\``)))).toEqual([]);
});

const names = new Set(['anthropic', 'sqlite']);

test.each([
  "if (kind === 'anthropic') run();",
  "run('sqlite' !== type);",
  'run(type == `sqlite`);',
  "switch (kind) { case 'sqlite': run(); }",
  "run(['postgres', 'sqlite'].includes(type));",
  "run((['sqlite'] as const).some((one) => one === type));",
  "const files = new Set(['sqlite']);",
])('a comparison is noticed: %s', (source) => {
  expect(comparedNames('a.ts', source, names)).toHaveLength(1);
});

test.each(["const lent = { kind: 'anthropic' };", "open('sqlite');", "run(kind === 'other');"])(
  'naming one is no comparison: %s',
  (source) => {
    expect(comparedNames('a.ts', source, names)).toEqual([]);
  },
);

test('a table has rows for several names', () => {
  expect(hasTableOf('a.ts', "const marks = { sqlite: 1, 'anthropic': 2 };", names)).toBe(true);
  expect(hasTableOf('a.ts', 'const parts = { sqlite: 1, other: 2 };', names)).toBe(false);
});
