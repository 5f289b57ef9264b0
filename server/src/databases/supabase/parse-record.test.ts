import { expect, test } from 'vitest';
import { parseRecord } from './parse-record.ts';
import { StreamingRowReader } from './streaming-row-reader.ts';

test.each<[string, (string | null)[]]>([
  ['(1)', ['1']],
  ['()', [null]],
  ['(,"",)', [null, '', null]],
  ['(1,"a ""b"", c",2)', ['1', 'a "b", c', '2']],
  ['("back \\\\ slash","(x)",t)', ['back \\ slash', '(x)', 't']],
  ['("line\nbreak",Zoë)', ['line\nbreak', 'Zoë']],
  ['("""")', ['"']],
])('reads a row as PostgreSQL writes it: %s', (text, row) => {
  expect(parseRecord(text)).toEqual(row);
});

test('takes rows out of an answer that arrives in pieces of any size', () => {
  const values = [
    '(1,"a ""quoted"" {x}: y")',
    '("back\\\\slash")',
    '(Zoë 東京 🙂)',
    '()',
    '("ends in \\\\")',
  ];
  const bytes = new TextEncoder().encode(
    JSON.stringify(
      values.map((r) => ({ r })),
      null,
      1,
    ),
  );
  for (const size of [1, 2, 3, 7, 1_000]) {
    const reader = new StreamingRowReader();
    const read: string[] = [];
    for (let at = 0; at < bytes.length; at += size) read.push(...reader.push(bytes.subarray(at, at + size)));
    expect(read).toEqual(values);
  }
});
