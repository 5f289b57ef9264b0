import type { ResultColumn } from '@parley/contract/query-result';
import { csvCell, spreadsheetCell } from '@parley/contract/results/csv-cell';

type Row = readonly (string | null)[];

/** As a database hands them over: the first batch carries the columns. */
export type Batches = AsyncIterable<{ columns?: ResultColumn[]; rows: readonly Row[] }>;

const byteOrderMark = '\uFEFF';

export async function* csvText(
  batches: Batches,
  { spreadsheet }: { spreadsheet: boolean },
): AsyncGenerator<string, void> {
  const cell = spreadsheet ? spreadsheetCell : csvCell;
  for await (const { columns, rows } of batches) {
    let text = '';
    if (columns) {
      const names = distinctNames(columns).map(cell);
      text = `${spreadsheet ? byteOrderMark : ''}${names.join(',')}\r\n`;
    }
    for (const row of rows) text += `${row.map(cell).join(',')}\r\n`;
    if (text !== '') yield text;
  }
}

/** An array of objects. Values are the engine's own text, as everywhere; NULL is null. */
export async function* jsonText(batches: Batches): AsyncGenerator<string, void> {
  let keys: string[] = [];
  let before = '[\n';
  for await (const { columns, rows } of batches) {
    if (columns) keys = distinctNames(columns).map((name) => `${JSON.stringify(name)}:`);
    let text = '';
    for (const row of rows) {
      text += `${before}{${keys.map((key, at) => key + JSON.stringify(row[at] ?? null)).join(',')}}`;
      before = ',\n';
    }
    if (text !== '') yield text;
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Two columns of one name become `name` and `name_2`: an object cannot hold both, and a reader mixes them up. */
function distinctNames(columns: readonly ResultColumn[]): string[] {
  const given = new Set(columns.map(({ name }) => name));
  // How far each name has been counted: to begin anew for every column would take minutes where there are thousands.
  const counted = new Map<string, number>();
  return columns.map(({ name }) => {
    let number = (counted.get(name) ?? 0) + 1;
    while (number > 1 && given.has(`${name}_${number}`)) number += 1;
    counted.set(name, number);
    return number === 1 ? name : `${name}_${number}`;
  });
}
