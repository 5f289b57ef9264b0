import type { Schema } from '../schema/schema-types.ts';
import { spokenName } from '../schema/words-of-tables.ts';

export type ShownValue = { column: number; value: string; matched: boolean };

/** What of a schema goes into the model's input. */
export type Choice = {
  tables: ReadonlySet<number>;
  columns: ReadonlySet<number>;
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

/** What part of the budget names may take before values of the best columns get theirs. */
const shareOfNames = 0.8;

/**
 * The best columns until the budget is used up: with a table come its name and its keys, with a column its matched
 * values. Other values of the best columns come before the last columns.
 */
export function chooseColumns(input: ChooseInput): Choice {
  const { schema, ranked, must, budget, cost } = input;
  const keys = keysPerTable(schema);
  const basket = new Basket(input);
  const withKeys = (table: number, column: number) =>
    basket.tables.has(table) ? [column] : [...new Set([...(keys[table] ?? []), column])];
  for (const table of must.tables) {
    const own = keys[table]?.length ? (keys[table] ?? []) : (schema.tables[table]?.columns.slice(0, 1) ?? []);
    basket.add(table, own, Number.POSITIVE_INFINITY);
  }
  const addAll = (columns: readonly number[], most: number) => {
    for (const at of columns) {
      const table = schema.columns[at]?.table ?? 0;
      if (!basket.columns.has(at)) basket.add(table, withKeys(table, at), most);
    }
  };
  addAll(must.columns, Number.POSITIVE_INFINITY);
  const short = ranked.filter((at) => isShortList(schema.columns[at]?.values ?? [], cost));
  addAll(ranked, shareOfNames * budget);
  basket.addValues(short);
  basket.addValues(ranked);
  addAll(ranked, budget);
  basket.addValues(short);
  basket.addValues(ranked);
  return basket;
}

/** 'Y' and 'N', 'open' and 'closed': shown before longer lists, since half of one leaves the model no choice. */
function isShortList(values: readonly string[], cost: ChooseInput['cost']): boolean {
  const mostValues = 4;
  const mostPieces = 8;
  return values.length <= mostValues && values.reduce((sum, one) => sum + cost.value(one), 0) <= mostPieces;
}

/** Tables, columns and values chosen so far, and what they cost. */
class Basket implements Choice {
  readonly tables = new Set<number>();
  readonly columns = new Set<number>();
  readonly values = new Map<number, ShownValue[]>();
  readonly #input: ChooseInput;
  #spent = 0;

  constructor(input: ChooseInput) {
    this.#input = input;
  }

  /** Columns of one table, all or none, unless they cost more than may be spent. */
  add(table: number, columns: readonly number[], most: number): void {
    const { schema, cost } = this.#input;
    const fresh = columns.filter((at) => !this.columns.has(at));
    const name = this.tables.has(table) ? 0 : cost.name(spokenName(schema, table)) + 1;
    const price = fresh.reduce((sum, at) => sum + this.#priceOf(at), name);
    if (this.#spent + price > most) return;
    this.#spent += price;
    this.tables.add(table);
    for (const column of fresh) {
      this.columns.add(column);
      this.values.set(column, this.#needed(column));
    }
  }

  /** Values of few-valued columns that are chosen already. */
  addValues(ranked: readonly number[]): void {
    const { schema, cost, budget } = this.#input;
    for (const column of ranked) {
      const list = this.values.get(column);
      for (const value of list === undefined ? [] : (schema.columns[column]?.values ?? [])) {
        if (list === undefined || list.length >= mostValuesPerColumn) break;
        if (list.some((one) => one.value === value)) continue;
        const price = cost.value(value);
        if (this.#spent + price > budget) break;
        this.#spent += price;
        list.push({ column, value, matched: false });
      }
    }
  }

  /** The values that the question names, and those that must be shown. */
  #needed(column: number): ShownValue[] {
    const { matched, must } = this.#input;
    const found = (matched.get(column) ?? []).slice(0, mostValuesPerColumn);
    const others = (must.values ?? []).filter((one) => one.column === column && !found.includes(one.value));
    return [
      ...found.map((value) => ({ column, value, matched: true })),
      ...others.map(({ value }) => ({ column, value, matched: false })),
    ];
  }

  #priceOf(column: number): number {
    const { schema, cost } = this.#input;
    const name = cost.name(schema.columns[column]?.name ?? '');
    return this.#needed(column).reduce((sum, { value }) => sum + cost.value(value), name);
  }
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
