import { expect, test } from 'vitest';
import { checkSizes } from './size-check.ts';

const none = { folders: {}, functions: {}, types: {} };
const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${folder}/file-${at}.ts`);
const functionOf = (lines: number) => `export function build() {\n${'  run();\n'.repeat(lines - 2)}}\n`;

test('a folder of 25 files passes, one of 26 does not', () => {
  expect(checkSizes(filesIn('web/src/ui', 25), [], none)).toEqual([]);
  expect(checkSizes(filesIn('web/src/ui', 26), [], none)).toEqual([
    'web/src/ui has 26 files: split it by subject.',
  ]);
});

test('a function of 80 lines passes, one of 81 does not, a test may be longer', () => {
  const check = (file: string, lines: number) => checkSizes([], [{ file, source: functionOf(lines) }], none);
  expect(check('server/src/app.ts', 80)).toEqual([]);
  expect(check('server/src/app.ts', 81)).toEqual(['server/src/app.ts build has 81 lines: take it apart.']);
  expect(check('server/src/app.test.ts', 81)).toEqual([]);
});

test('a type name may be exported from two files and not from three', () => {
  const sources = filesIn('web/src/lib', 3).map((file) => ({ file, source: 'export type Row = string;' }));
  expect(checkSizes([], sources.slice(1), none)).toEqual([]);
  expect(checkSizes([], sources, none)).toEqual([
    'The type Row is exported from 3 files: one name, one meaning.',
  ]);
});

test('an exception allows its count and no more, and must go when it is not needed', () => {
  const check = (count: number) =>
    checkSizes(filesIn('bench', count), [], { ...none, folders: { bench: 27 } });
  expect(check(27)).toEqual([]);
  expect(check(28)).toHaveLength(1);
  expect(check(25)).toEqual([
    'bench needs no exception any more: remove it from scripts/checks/size-rules.ts.',
  ]);
});
