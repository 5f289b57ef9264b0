/** The columns of tables and views that a value comes from, by their keys. */
export type Origin = {
  columns: readonly string[];
  /** Those of one table that are only summed or averaged. */
  summed: readonly string[];
  /** It may come from any column of the database. */
  isUnknown: boolean;
};

export const nowhere: Origin = { columns: [], summed: [], isUnknown: false };

export const unknown: Origin = { columns: [], summed: [], isUnknown: true };

export function columnKey(table: { schema: string; name: string }, column: string): string {
  return JSON.stringify([table.schema, table.name, column]);
}

export function together(origins: readonly Origin[]): Origin {
  return {
    columns: [...new Set(origins.flatMap(({ columns }) => columns))].toSorted(),
    summed: [...new Set(origins.flatMap(({ summed }) => summed))].toSorted(),
    isUnknown: origins.some(({ isUnknown }) => isUnknown),
  };
}
