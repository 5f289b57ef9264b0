import { expect, test } from 'vitest';
import { csvCell, spreadsheetCell } from './csv-cell.ts';

test.each([
  '=1+1',
  '+1+1',
  '-1+2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '-',
  '-1|cmd',
  '=-5',
])('a spreadsheet does not run %j as a formula', (text) => {
  expect(spreadsheetCell(text).replace(/^"|"$/g, '')).toBe(`'${text}`);
});

test.each(['-5', '+5', '-1.5e3', '-.5', '5', 'a=b', ' =1', '', "'=1"])('%j stays as it is', (text) => {
  expect(spreadsheetCell(text)).toBe(csvCell(text));
});

test('NULL is nothing, and what would break a line is quoted', () => {
  expect(spreadsheetCell(null)).toBe('');
  expect(spreadsheetCell('=HYPERLINK("x","y")')).toBe(`"'=HYPERLINK(""x"",""y"")"`);
  expect(csvCell('=HYPERLINK("x","y")')).toBe('"=HYPERLINK(""x"",""y"")"');
});
