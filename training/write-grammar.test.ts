import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedFiles } from './write-grammar.ts';

test('the generated files are up to date (node training/write-grammar.ts)', () => {
  for (const { path, text } of generatedFiles()) {
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(JSON.parse(text));
  }
});
