import type { ColumnModel, TableModel } from './model.ts';

const made = /^(release|released|publish|published|publication|built|founded|manufactured|vintage)$/;
const born = /^(born|birth|birthday|birthdate|dob)$/;
const kinds = new Set<ColumnModel['column']['kind']>(['date', 'timestamp', 'integer']);

/**
 * What tells how old a row is, by the word that was said: the newest films are those made last, the latest those
 * written down last, and the oldest people those born first.
 */
export function ageOf({ columns, time }: TableModel, said: string): ColumnModel | null {
  const dated = columns.filter(({ column }) => kinds.has(column.kind));
  const called = (pattern: RegExp) => dated.find(({ words }) => words.some((word) => pattern.test(word)));
  const isOldest = /\boldest\b/i.test(said);
  const own = isOldest || /\bnewest\b/i.test(said) ? called(made) : undefined;
  return own ?? (isOldest ? called(born) : undefined) ?? time;
}
