import type { QueryResult } from '@parley/contract/query-result';
import { expect, test } from 'vitest';
import { fileNameOf, resultAsCsv, resultAsJson } from './result-as-csv-or-json.ts';

const column = (name: string) => ({ name, type: 'text', kind: 'text' as const });
const result: QueryResult = {
  columns: [column('name'), column('name'), column('note')],
  rows: [
    ['Ada', '1', 'says "hi", twice'],
    ['', '2', null],
  ],
  truncated: null,
  durationMs: 1,
};

test('writes CSV that tells NULL from an empty text', () => {
  expect(resultAsCsv(result)).toBe('name,name,note\r\nAda,1,"says ""hi"", twice"\r\n"",2,\r\n');
});

test('writes CSV whose cells no spreadsheet runs, and JSON as the database gave it', () => {
  const rows = [['=HYPERLINK("https://evil.example")', '-5', '\t@SUM(1)']];
  const hostile = { ...result, columns: [column('=a'), column('b'), column('+c')], rows };
  expect(resultAsCsv(hostile)).toBe(`'=a,b,'+c\r\n"'=HYPERLINK(""https://evil.example"")",-5,'\t@SUM(1)\r\n`);
  expect(Object.values(JSON.parse(resultAsJson(hostile))[0])).toEqual(rows[0]);
});

test('writes JSON in which no column swallows another', () => {
  expect(JSON.parse(resultAsJson(result))).toEqual([
    { name: 'Ada', name_2: '1', note: 'says "hi", twice' },
    { name: '', name_2: '2', note: null },
  ]);
});

test('makes a file name of any name', () => {
  expect(fileNameOf('Orders of a customer / since?')).toBe('orders-of-a-customer-since');
  expect(fileNameOf('…')).toBe('result');
});
