import { expect, test } from 'vitest';
import { checkBoundaries, roomOf } from './boundary-check.ts';
import { readModule } from './read-module.ts';

/** A tree from file names and their source; the styles count as files only. */
function check(sources: Record<string, string>, fewest = 0): string[] {
  const files = new Set(Object.keys(sources));
  const modules = Object.entries(sources)
    .filter(([file]) => !file.endsWith('.css'))
    .map(([file, source]) => readModule(file, source));
  return checkBoundaries({ modules, files }, { fewest });
}

test('lets through what the table allows', () => {
  const problems = check({
    'contract/src/limits.ts': "import { z } from 'zod'; export const limits = z;",
    'server/src/platform/log.ts': "import { format } from 'node:util'; export const log = format;",
    'server/src/store/rows.ts':
      "import pg from 'pg'; import { limits } from '@parley/contract/limits'; import { log } from '../platform/log.ts'; export const rows = [pg, limits, log];",
    'server/src/accounts/plan.ts': "export { rows } from '../store/rows.ts';",
    'server/src/http/plan.ts':
      "import type { FastifyInstance } from 'fastify'; import { rows } from '../accounts/plan.ts'; export type A = FastifyInstance; export const b = rows;",
    'server/src/app.ts': "import './http/plan.ts'; import './store/rows.ts';",
    'web/src/ui/button.module.css': '',
    'web/src/ui/button.tsx':
      "import { useId } from 'react'; import './button.module.css'; export const Button = useId;",
    'web/src/features/auth/form.tsx':
      "import { Button } from '../../ui/button.tsx'; export const Form = Button;",
    'web/src/app/page.tsx': "export const load = () => import('../features/auth/form.tsx');",
    'scripts/start.ts': "await import('../server/src/app.ts'); console.log(process.env.PORT);",
  });
  expect(problems).toEqual([]);
});

test.each([
  ['upward', 'server/src/store/rows.ts', "import '../accounts/plan.ts';", 'server/accounts'],
  [
    'upward by type alone',
    'server/src/store/rows.ts',
    "import type { A } from '../accounts/plan.ts';",
    'server/accounts',
  ],
  [
    'upward inside a type',
    'server/src/store/rows.ts',
    "export type A = import('../accounts/plan.ts').A;",
    'server/accounts',
  ],
  [
    'upward and lazily',
    'server/src/store/rows.ts',
    "await import('../accounts/plan.ts');",
    'server/accounts',
  ],
  [
    'upward by re-export',
    'server/src/store/rows.ts',
    "export * from '../accounts/plan.ts';",
    'server/accounts',
  ],
  [
    'sideways to another product folder',
    'server/src/tools/save.ts',
    "import '../accounts/plan.ts';",
    'server/accounts',
  ],
  ['from a door to the store', 'server/src/http/a.ts', "import '../store/tables.ts';", 'server/store'],
  [
    'sideways to another feature',
    'web/src/features/auth/a.ts',
    "import '../plans/b.ts';",
    'web/features/plans',
  ],
  ['from the design system to the library', 'web/src/ui/a.ts', "import '../lib/c.ts';", 'web/lib'],
  ['from the library to the design system', 'web/src/lib/d.ts', "import '../ui/e.ts';", 'web/ui'],
  [
    'between engines',
    'server/src/databases/mysql/a.ts',
    "import '../postgres/b.ts';",
    'server/databases/postgres',
  ],
])('refuses an import %s', (_kind, file, source, room) => {
  const [problem, ...others] = check({
    'server/src/accounts/plan.ts': '',
    'server/src/store/tables.ts': '',
    'web/src/features/plans/b.ts': '',
    'web/src/lib/c.ts': '',
    'web/src/ui/e.ts': '',
    'server/src/databases/postgres/b.ts': '',
    [file]: source,
  });
  expect(problem).toMatch(new RegExp(`^${file} imports .* may not import ${room}\\.$`));
  expect(others).toEqual([]);
});

test('lets supabase use the postgres folder', () => {
  const sources = {
    'server/src/databases/postgres/dialect.ts': '',
    'server/src/databases/supabase/run.ts': "import '../postgres/dialect.ts';",
  };
  expect(check(sources)).toEqual([]);
});

test.each([
  ['fastify outside the doors', 'server/src/accounts/a.ts', 'fastify'],
  ['a plug-in outside the doors', 'server/src/store/a.ts', '@fastify/static'],
  ['a driver outside store and databases', 'server/src/accounts/a.ts', 'pg'],
  ['the embedded database outside store and databases', 'server/src/http/a.ts', 'node:sqlite'],
  ['react outside the web app', 'server/src/http/a.ts', 'react'],
  ['a part of Node in the browser', 'web/src/lib/a.ts', 'node:fs'],
  ['anything but zod in the contract', 'contract/src/a.ts', 'pino'],
])('refuses %s', (_kind, file, name) => {
  expect(check({ [file]: `import x from '${name}'; export const y = x;` })).toEqual([
    expect.stringContaining(`${file} imports ${name}:`),
  ]);
});

test.each([
  ['process.env', 'export const a = process.env.PORT;'],
  ["process['env']", "export const a = process['env'];"],
  ['env of node:process', "import { env } from 'node:process'; export const a = env;"],
])('refuses %s outside the configuration', (_kind, source) => {
  expect(check({ 'server/src/accounts/a.ts': source })).toEqual([
    expect.stringContaining('server/src/accounts/a.ts reads process.env'),
  ]);
  expect(check({ 'server/src/platform/config.ts': source })).toEqual([]);
});

test('refuses a file in a folder that is no room', () => {
  for (const file of ['server/src/utils/a.ts', 'web/src/helpers/a.ts', 'a.ts']) {
    expect(check({ [file]: '' })).toEqual([`${file} is in no known room.`]);
  }
});

test('refuses an import that leads nowhere, and one that cannot be known', () => {
  const problems = check({
    'web/src/lib/a.ts': "import './gone.ts'; export const load = (x: string) => import(x);",
  });
  expect(problems).toEqual([
    'web/src/lib/a.ts imports ./gone.ts: it resolves to no file.',
    'web/src/lib/a.ts imports (computed): a computed import cannot be checked.',
  ]);
});

test('refuses a way into another workspace that is not its contract', () => {
  const problems = check({
    'contract/src/a.ts': '',
    'server/src/platform/b.ts': '',
    'web/src/lib/c.ts': "import '../../../contract/src/a.ts'; import '@parley/server/src/platform/b.ts';",
  });
  expect(problems).toEqual([
    'web/src/lib/c.ts imports ../../../contract/src/a.ts: write @parley/contract/… instead.',
    'web/src/lib/c.ts imports @parley/server/src/platform/b.ts: it resolves to no file.',
  ]);
});

test('lets a workspace read its own manifest and no other', () => {
  const files = new Set(['server/src/http/a.ts', 'server/package.json', 'web/package.json']);
  const problems = (specifier: string) =>
    checkBoundaries(
      { modules: [{ file: 'server/src/http/a.ts', imports: [specifier], readsEnvironment: false }], files },
      { fewest: 0 },
    );
  expect(problems('../../package.json')).toEqual([]);
  expect(problems('../../../web/package.json')).toHaveLength(1);
});

test('finds a cycle, however long and whatever the kind of import', () => {
  const problems = check({
    'web/src/lib/a.ts': "import './b.ts';",
    'web/src/lib/b.ts': "import type { C } from './c.ts'; export type B = C;",
    'web/src/lib/c.ts': "export const load = () => import('./a.ts'); export type C = 1;",
  });
  expect(problems).toEqual([
    'Import cycle: web/src/lib/a.ts → web/src/lib/b.ts → web/src/lib/c.ts → web/src/lib/a.ts',
  ]);
});

test('fails when it sees fewer modules than there must be', () => {
  expect(check({ 'web/src/lib/a.ts': '' }, 2)).toEqual([
    'Only 1 modules were seen; at least 2 are expected.',
  ]);
});

test('keeps tests and their tools out of the product, and lets tests use them', () => {
  const tools = { 'server/testing/build.ts': '', 'server/src/accounts/plan.test.ts': '' };
  expect(check({ ...tools, 'server/src/accounts/plan.ts': "import '../../testing/build.ts';" })).toHaveLength(
    1,
  );
  expect(check({ ...tools, 'server/src/accounts/plan.ts': "import './plan.test.ts';" })).toHaveLength(1);
  expect(
    check({ ...tools, 'server/src/accounts/a.test.ts': "import '../../testing/build.ts'; import 'pg';" }),
  ).toEqual([]);
  expect(check({ ...tools, 'e2e/a.spec.ts': "import '../server/testing/build.ts';" })).toEqual([]);
});

test('gives each feature a room of its own', () => {
  expect(roomOf('web/src/features/auth/model/a.ts')?.name).toBe('web/features/auth');
  expect(roomOf('web/src/main.tsx')?.name).toBe('web/app');
});

test.each([
  ['server/src/ask/chart.ts', 'export const a = (question: string) => /mean/.test(question);'],
  ['server/src/ask/chart.ts', "export const a = (question: string) => question.replace(/[?]$/, '');"],
  [
    'server/src/tools/draft.ts',
    'export const a = (task: { question: string }) => task.question.match(pattern);',
  ],
  [
    'server/src/language/filling/fill.ts',
    'export const a = (question: Asked) => pattern.exec(question.say(span));',
  ],
])('only what reads questions holds patterns against one: %s %s', (file, source) => {
  expect(check({ [file]: source })).toEqual([
    `${file} holds a pattern against a question: only server/language/question reads questions.`,
  ]);
  expect(check({ 'server/src/language/question/read.ts': source })).toEqual([]);
});

test('a plain text is no pattern, and neither is a pattern for something else', () => {
  const source = "export const a = (question: string, sql: string) => [question.split(','), /x/.test(sql)];";
  expect(check({ 'server/src/ask/chart.ts': source })).toEqual([]);
});

test('another room reaches into a folder by the file that is named after it, or by its port or public types', () => {
  const tree = (file: string) => ({
    [`server/src/accounts/sign-in/${file}.ts`]: '',
    'server/src/http/a.ts': `import '../accounts/sign-in/${file}.ts';`,
  });
  expect(check(tree('sign-in'))).toEqual([]);
  expect(check(tree('port'))).toEqual([]);
  expect(check(tree('public-types'))).toEqual([]);
  expect(check(tree('google'))).toEqual([
    'server/src/http/a.ts imports server/src/accounts/sign-in/google.ts: another room enters a folder by the file that is named after it, or by its port.ts or public-types.ts.',
  ]);
});

test('a room reaches into its own folders, and what puts the server together into all', () => {
  const sources = {
    'server/src/accounts/sign-in/google.ts': '',
    'server/src/accounts/plan.ts': "import './sign-in/google.ts';",
    'server/src/services.ts': "import './accounts/sign-in/google.ts';",
  };
  expect(check(sources)).toEqual([]);
});
