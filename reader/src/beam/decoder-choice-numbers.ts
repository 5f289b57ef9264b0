import type { Layout } from '../model-input/layout-types.ts';
import { fixedTokens, type Token } from '../query/grammar.ts';
import type { ForeignKey, SchemaColumn } from '../schema/schema-types.ts';
import { type TypeSet, typeBits } from './column-types-of-tokens.ts';

/**
 * What the decoder can write, as one number, the same as in the training targets: a fixed token by its number, then
 * one number per item that is pointed at, then one per word that ends a span.
 */
export type Choice = number;
export const firstPointer: Choice = fixedTokens.length;
export const firstLastWord: Choice = firstPointer + 1000;

const fixedNumbers: ReadonlyMap<string, number> = new Map(fixedTokens.map((token, at) => [token, at]));

export function fixedChoice(token: string): Choice {
  const number = fixedNumbers.get(token);
  if (number === undefined) throw new Error(`'${token}' is no fixed token.`);
  return number;
}

/** The part of a schema that the rules need. */
export type SchemaShape = {
  columns: readonly Pick<SchemaColumn, 'table' | 'type'>[];
  foreignKeys: readonly Pick<ForeignKey, 'from' | 'to'>[];
};

export type LaidOutColumn = { item: number; column: number; table: number; type: TypeSet };

/** A foreign-key column and the table that it refers to. */
export type Reference = { item: number; column: number; table: number; to: number };

/** A layout by what the rules ask for. Tables and columns are positions in the schema. */
export type LayoutIndex = {
  words: number;
  items: number;
  tables: readonly { item: number; table: number }[];
  columns: readonly LaidOutColumn[];
  /** Only between tables that are laid out. */
  references: readonly Reference[];
  valuesOf: ReadonlyMap<number, readonly number[]>;
  tokenOf(choice: Choice): Token;
};

/** The part of a layout that the decoder points at. */
export type PointableItems = Pick<Layout, 'words' | 'tables' | 'columns' | 'values'>;

export function indexLayout(layout: PointableItems, schema: SchemaShape): LayoutIndex {
  const firstTable = layout.words;
  const firstColumn = firstTable + layout.tables.length;
  const firstValue = firstColumn + layout.columns.length;
  const columns = layout.columns.map((column, at) => {
    const { table, type } = columnOf(schema, column);
    return { item: firstColumn + at, column, table, type: typeBits[type] };
  });
  const valuesOf = new Map<number, number[]>();
  for (const [at, { column }] of layout.values.entries()) {
    valuesOf.set(column, [...(valuesOf.get(column) ?? []), firstValue + at]);
  }
  return {
    words: layout.words,
    items: firstValue + layout.values.length,
    tables: layout.tables.map((table, at) => ({ item: firstTable + at, table })),
    columns,
    references: referencesOf(columns, new Set(layout.tables), schema),
    valuesOf,
    tokenOf: (choice) => {
      if (choice < firstPointer) return fixedTokens[choice] as string;
      if (choice >= firstLastWord) return { point: 'LAST_WORD', at: choice - firstLastWord };
      const item = choice - firstPointer;
      if (item < firstTable) return { point: 'FIRST_WORD', at: item };
      if (item < firstColumn) return { point: 'TABLE', at: layout.tables[item - firstTable] as number };
      if (item < firstValue) return { point: 'COLUMN', at: layout.columns[item - firstColumn] as number };
      const value = layout.values[item - firstValue];
      if (value === undefined) throw new RangeError(`The layout has no item ${item}.`);
      return { point: 'VALUE', column: value.column, value: value.value };
    },
  };
}

function columnOf(schema: SchemaShape, column: number) {
  const found = schema.columns[column];
  if (found === undefined) throw new RangeError(`The schema has no column ${column}.`);
  return found;
}

function referencesOf(
  columns: readonly LaidOutColumn[],
  tables: ReadonlySet<number>,
  schema: SchemaShape,
): Reference[] {
  const laidOut = new Map(columns.map((column) => [column.column, column]));
  const references: Reference[] = [];
  for (const { from, to } of schema.foreignKeys) {
    const target = schema.columns[to[0] as number]?.table;
    if (target === undefined || !tables.has(target)) continue;
    for (const column of from) {
      const own = laidOut.get(column);
      const known = references.some((one) => one.column === column && one.to === target);
      if (own !== undefined && !known) references.push({ ...own, to: target });
    }
  }
  return references;
}
