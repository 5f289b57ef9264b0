import type { Dialect } from '../guard/approved-sql.ts';
import { dialectTraits } from '../guard/dialect-traits.ts';

/** A name as the dialect writes it when it may hold anything: spaces, capitals, reserved words, quotes. */
export function quoteName(dialect: Dialect, name: string): string {
  const mark = dialectTraits[dialect].identifierQuote;
  return `${mark}${name.replaceAll(mark, mark + mark)}${mark}`;
}
