import type { Schema } from '../schema/schema.ts';

export type ShownValue = { column: number; value: string; matched: boolean };

/** What of a schema goes into the model's input. */
export type Choice = {
  tables: ReadonlySet<number>;
  columns: ReadonlySet<number>;
  /** In the order in which they are shown after their column. */
  values: ReadonlyMap<number, readonly ShownValue[]>;
};

/** What goes in whatever it costs. */
export type Must = {
  tables: readonly number[];
  columns: readonly number[];
  values?: readonly { column: number; value: string }[];
};

export type ChooseInput = {
  schema: Schema;
  /** All columns, best first. */
  ranked: readonly number[];
  must: Must;
  /** Stored values that the question names, per column. */
  matched: ReadonlyMap<number, readonly string[]>;
  budget: number;
  cost: { name(text: string): number; value(text: string): number };
};

export const mostValuesPerColumn = 6;
/** Up to this share of the budget a column brings all of its few values along, not only the matched ones. */
const shareWithValues = 0.7;

/**
 * The best columns until the budget is used up: with a table come its name and its keys, with a column its matched
 * values, and with the best columns their other values. What is left goes to the values of the other columns.
 */
export function chooseColumns(input: ChooseInput): Choice {
  const { schema, ranked, must, matched, budget, cost } = input;
  const keys = keysPerTable(schema);
  const tables = new Set<number>();
  const columns = new Set<number>();
  let spent = 0;
  const complete = new Set<number>();
  const columnCost = (at: number) =>
    cost.name(schema.columns[at]?.name ?? '') +
    [
      ...new Set([
        ...(matched.get(at) ?? []),
        ...(complete.has(at) ? (schema.columns[at]?.values ?? []) : []),
      ]),
    ]
      .slice(0, mostValuesPerColumn)
      .reduce((sum, value) => sum + cost.value(value), 0);
  const add = (table: number, wanted: readonly number[], always: boolean) => {
    const fresh = wanted.filter((at) => !columns.has(at));
    const name = tables.has(table) ? 0 : cost.name(schema.tables[table]?.name ?? '') + 1;
    const price = name + fresh.reduce((sum, at) => sum + columnCost(at), 0);
    if (!always && spent + price > budget) return;
    spent += price;
    tables.add(table);
    for (const at of fresh) columns.add(at);
  };
  const withKeys = (table: number, column: number) =>
    tables.has(table) ? [column] : [...new Set([...(keys[table] ?? []), column])];
  for (const table of must.tables) {
    const first = keys[table]?.length
      ? (keys[table] ?? [])
      : (schema.tables[table]?.columns.slice(0, 1) ?? []);
    add(table, first, true);
  }
  for (const at of must.columns) {
    const table = schema.columns[at]?.table ?? 0;
    add(table, withKeys(table, at), true);
  }
  for (const at of ranked) {
    const table = schema.columns[at]?.table ?? 0;
    if (columns.has(at)) continue;
    if (spent < budget * shareWithValues) complete.add(at);
    add(table, withKeys(table, at), false);
  }
  const chosen = ranked.filter((at) => columns.has(at));
  return { tables, columns, values: chooseValues({ ...input, chosen, complete, left: budget - spent }) };
}

type ChooseValuesInput = ChooseInput & {
  chosen: readonly number[];
  /** Columns whose values have been paid for. */
  complete: ReadonlySet<number>;
  left: number;
};

function chooseValues(input: ChooseValuesInput) {
  const { schema, chosen, complete, matched, must, cost } = input;
  let { left } = input;
  const shown = new Map<number, ShownValue[]>();
  for (const column of chosen) {
    const found = (matched.get(column) ?? []).slice(0, mostValuesPerColumn);
    const needed = (must.values ?? []).flatMap((one) => (one.column === column ? [one.value] : []));
    shown.set(
      column,
      [...new Set([...found, ...needed])].map((value) => ({ column, value, matched: found.includes(value) })),
    );
  }
  for (const column of chosen) {
    const list = shown.get(column) ?? [];
    for (const value of schema.columns[column]?.values ?? []) {
      if (list.length >= mostValuesPerColumn) break;
      if (list.some((one) => one.value === value)) continue;
      const price = complete.has(column) ? 0 : cost.value(value);
      if (price > left && price > 0) break;
      left -= price;
      list.push({ column, value, matched: false });
    }
  }
  return shown;
}

/** Primary and foreign keys of each table. */
function keysPerTable(schema: Schema): number[][] {
  const keys = schema.tables.map(({ primaryKey }) => [...primaryKey]);
  for (const { from } of schema.foreignKeys) {
    for (const at of from) {
      const list = keys[schema.columns[at]?.table ?? -1];
      if (list !== undefined && !list.includes(at)) list.push(at);
    }
  }
  return keys;
}
