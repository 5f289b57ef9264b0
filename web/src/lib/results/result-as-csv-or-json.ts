import type { QueryResult } from '@parley/contract/query-result';
import { spreadsheetCell } from '@parley/contract/results/csv-cell';

/** For a spreadsheet, into which people paste and open it; `resultAsJson` is what the database gave. */
export function resultAsCsv({ columns, rows }: QueryResult): string {
  const lines = [columns.map(({ name }) => name), ...rows].map((line) => line.map(spreadsheetCell).join(','));
  return `${lines.join('\r\n')}\r\n`;
}

/** An object a row. A second column of the same name gets a number, or it would swallow the first. */
export function resultAsJson({ columns, rows }: QueryResult): string {
  const names: string[] = [];
  for (const { name } of columns) {
    let free = name;
    for (let count = 2; names.includes(free); count += 1) free = `${name}_${count}`;
    names.push(free);
  }
  const objects = rows.map((row) =>
    Object.fromEntries(names.map((name, index) => [name, row[index] ?? null])),
  );
  return `${JSON.stringify(objects, null, 2)}\n`;
}

export function fileNameOf(name: string): string {
  return (
    name
      .normalize('NFKD')
      .replace(/[^\w]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .toLowerCase() || 'result'
  );
}
