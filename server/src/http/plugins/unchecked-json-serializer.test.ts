import { expect, test } from 'vitest';
import { uncheckedJsonSerializer } from './unchecked-json-serializer.ts';

test('writes answers with rows and without as what they are', () => {
  const write = uncheckedJsonSerializer();
  const result = { columns: [{ name: 'id', type: 'integer' }], rows: [['1'], [null]], truncated: false };
  const answers = [
    { tool: 'items', result, rehearsal: null },
    { tool: 'items', result: null, rehearsal: { rows_affected: 1 } },
    { result },
    { success: true },
  ];
  for (const answer of answers) expect(JSON.parse(write(answer))).toEqual(answer);
});
