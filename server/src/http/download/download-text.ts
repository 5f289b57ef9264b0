import { csvCell, spreadsheetCell } from '@parley/contract/csv';
import type { ResultColumn } from '@parley/contract/query';

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
  const taken = new Set<string>();
  return columns.map(({ name }) => {
    let distinct = name;
    for (let number = 2; taken.has(distinct); number += 1) {
      const next = `${name}_${number}`;
      if (!given.has(next)) distinct = next;
    }
    taken.add(distinct);
    return distinct;
  });
}
