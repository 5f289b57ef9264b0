export type SortOrder = { column: number; numeric: boolean; falling: boolean };

type Row = (string | null)[];

const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** What has no value comes last either way. */
export function sortedRows(rows: readonly Row[], order: SortOrder | null): readonly Row[] {
  if (!order) return rows;
  const { column, numeric, falling } = order;
  const compare = numeric ? (a: string, b: string) => Number(a) - Number(b) : words.compare;
  return rows.toSorted((left, right) => {
    const [a, b] = [left[column] ?? null, right[column] ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return falling ? compare(b, a) : compare(a, b);
  });
}
