import type { Schema, SchemaColumn } from './schema-types.ts';
import { splitName } from './split-and-pluralize-names.ts';

const minorUnits = /^(cents|pence|centimes|centavos|rappen|paise|groszy|kopeks)$/;

/** Whether a word of a question names hundredths of money. */
export const isMinorUnit = (word: string): boolean => {
  const lower = word.toLowerCase();
  return lower === 'cent' || minorUnits.test(lower);
};

/** Whether a column keeps money in hundredths: amount_cents. People speak of the whole units. */
export function isInMinorUnits(column: Pick<SchemaColumn, 'name' | 'type'> | undefined): boolean {
  return column?.type === 'number' && splitName(column.name).some((word) => minorUnits.test(word));
}

/** The words of a column's name without the unit that its values are shown in no more: 'total' of total_cents. */
export function wordsWithoutMinorUnit({ columns }: Schema, column: number): string[] {
  const words = splitName(columns[column]?.name ?? '');
  if (!isInMinorUnits(columns[column])) return words;
  const kept = words.filter((word) => !minorUnits.test(word) && word !== 'in');
  return kept.length === 0 ? ['amount'] : kept;
}
