import type { ResultColumn } from '@parley/contract/query-result';
import { describe, expect, test } from 'vitest';
import { csvText, jsonText } from './rows-as-csv-or-json.ts';

const text = (name: string): ResultColumn => ({ name, type: 'text', kind: 'text' });

async function* batches(columns: ResultColumn[], ...rest: (string | null)[][][]) {
  yield { columns, rows: [] };
  for (const rows of rest) yield { rows };
}

async function whole(pieces: AsyncIterable<string>): Promise<string> {
  let all = '';
  for await (const piece of pieces) all += piece;
  return all;
}

describe('a CSV file', () => {
  test('numbers thousands of columns of one name without counting anew for each', async () => {
    const names = (
      await whole(csvText(batches(Array(24_000).fill(text('a'))), { spreadsheet: false }))
    ).split(',');
    expect([names[0], names[1], names.at(-1)]).toEqual(['a', 'a_2', 'a_24000\r\n']);
  });

  test('quotes what needs it, keeps NULL and the empty text apart, and changes nothing', async () => {
    const rows = [
      ['a,b', 'say "hi"', null, '', 'two\r\nlines'],
      [' x ', '=1+1', '-5', 'ünï', '\t'],
    ];
    const columns = ['a', 'b', 'c', 'd', 'e'].map(text);
    expect(
      await whole(csvText(batches(columns, rows.slice(0, 1), rows.slice(1)), { spreadsheet: false })),
    ).toBe('a,b,c,d,e\r\n"a,b","say ""hi""",,"","two\r\nlines"\r\n x ,=1+1,-5,ünï,\t\r\n');
  });

  test('for a spreadsheet says its encoding and holds no formula', async () => {
    const columns = [text('=name'), text('b'), { name: 'n', type: 'integer', kind: 'integer' as const }];
    const rows = [
      ['=cmd()', '@x', '-5'],
      ['+1', 'a=b', '7'],
      ['＝1+1', '\n=1', '=HYPERLINK("https://evil.example")'],
      ['-1+2', '-1.5e3', '-1|cmd'],
    ];
    expect(await whole(csvText(batches(columns, rows), { spreadsheet: true }))).toBe(
      [
        "\uFEFF'=name,b,n",
        "'=cmd(),'@x,-5",
        '+1,a=b,7',
        `'＝1+1,"'\n=1","'=HYPERLINK(""https://evil.example"")"`,
        "'-1+2,-1.5e3,'-1|cmd",
        '',
      ].join('\r\n'),
    );
  });

  test('gives every column a name of its own', async () => {
    const columns = ['id', 'id', 'id_2', 'id'].map(text);
    expect(await whole(csvText(batches(columns), { spreadsheet: false }))).toBe('id,id_3,id_2,id_4\r\n');
  });
});

describe('a JSON file', () => {
  test('is an array of objects, whatever the batches are', async () => {
    const columns = ['id', 'id', '__proto__'].map(text);
    const all = await whole(jsonText(batches(columns, [['1', null, '\u2028"']], [], [['2', '', 'x']])));
    expect(JSON.parse(all).map(Object.entries)).toEqual([
      [
        ['id', '1'],
        ['id_2', null],
        ['__proto__', '\u2028"'],
      ],
      [
        ['id', '2'],
        ['id_2', ''],
        ['__proto__', 'x'],
      ],
    ]);
  });

  test('of no rows is an empty array', async () => {
    expect(JSON.parse(await whole(jsonText(batches([text('a')]))))).toEqual([]);
  });
});
