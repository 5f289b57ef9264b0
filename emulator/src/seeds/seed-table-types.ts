export type Row = Readonly<Record<string, unknown>>;

/** Rows by table, in the order in which foreign keys allow them to be written. */
export type Tables = Readonly<Record<string, readonly Row[]>>;

export function money(amount: number): string {
  return amount.toFixed(2);
}
