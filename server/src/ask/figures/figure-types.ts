/** One way to understand a figure: a number and how far what it was rounded from may lie from it. */
type Reading = {
  value: number;
  half: number;
  /** The same after 'about', 'nearly' and the like. */
  roughHalf: number;
  isPercent: boolean;
};

/** A figure in a sentence, in digits or in words. One reading that holds is enough. */
export type Figure = {
  start: number;
  end: number;
  text: string;
  readings: readonly Reading[];
  /** A whole number as it stands: it may count rows, or be a day or a year. */
  whole: number | null;
  /** '3rd', 'third'. */
  isOrdinal: boolean;
};

export type TextRange = { start: number; end: number };

export function overlaps(a: TextRange, b: TextRange): boolean {
  return a.start < b.end && b.start < a.end;
}
