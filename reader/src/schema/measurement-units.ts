import type { SchemaColumn } from './schema-types.ts';
import { splitName } from './split-and-pluralize-names.ts';

/** A unit of measure: how many of the smallest unit of its dimension it is. */
export type Unit = { dimension: string; size: number };

const dimensions: Readonly<Record<string, readonly (readonly [size: number, names: string])[]>> = {
  time: [
    [1, 'second seconds sec secs'],
    [60, 'minute minutes min mins'],
    [3_600, 'hour hours hr hrs'],
    [86_400, 'day days night nights'],
    [604_800, 'week weeks'],
  ],
  calendar: [
    [1, 'month months'],
    [3, 'quarter quarters'],
    [12, 'year years'],
  ],
  weight: [
    [1, 'gram grams gramme grammes'],
    [1_000, 'kg kgs kilo kilos kilogram kilograms'],
    [1_000_000, 'ton tons tonne tonnes'],
  ],
  length: [
    [1, 'mm millimetre millimetres millimeter millimeters'],
    [10, 'cm centimetre centimetres centimeter centimeters'],
    [1_000, 'metre metres meter meters'],
    [1_000_000, 'km kms kilometre kilometres kilometer kilometers'],
  ],
  volume: [
    [1, 'ml millilitre millilitres milliliter milliliters'],
    [1_000, 'litre litres liter liters'],
    [100_000, 'hl hectolitre hectolitres hectoliter hectoliters'],
  ],
  data: [
    [1, 'kb'],
    [1_000, 'mb megabyte megabytes'],
    [1_000_000, 'gb gigabyte gigabytes'],
    [1_000_000_000, 'tb terabyte terabytes'],
  ],
};

const units: ReadonlyMap<string, Unit> = new Map(
  Object.entries(dimensions).flatMap(([dimension, sizes]) =>
    sizes.flatMap(([size, names]) => names.split(' ').map((name) => [name, { dimension, size }] as const)),
  ),
);

/** The unit that a word of a question names. */
export const spokenUnit = (word: string): Unit | null => units.get(word.toLowerCase()) ?? null;

/** The unit that a column's name says its numbers are in: 'minutes', lead_time_days, runtime_min. */
export function unitOfColumn(column: Pick<SchemaColumn, 'name' | 'type'> | undefined): Unit | null {
  if (column?.type !== 'number') return null;
  const words = splitName(column.name);
  const last = words.at(-1) ?? '';
  // price_per_hour is money, min_stock a minimum, and days_per_week no length of time.
  if (words.includes('per') || (last === 'min' && words.length === 1)) return null;
  return units.get(last) ?? null;
}

/** What a number in one unit has to be multiplied by to be in the other; null where it needs nothing or cannot be. */
export function factorBetween(from: Unit | null, to: Unit | null): number | null {
  if (from === null || to === null || from.dimension !== to.dimension || from.size === to.size) return null;
  return from.size / to.size;
}
