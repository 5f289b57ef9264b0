import type { Figure } from './figure-types.ts';
import { overlaps } from './figure-types.ts';

const scales: Readonly<Record<string, number>> = {
  dozen: 12,
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  bn: 1e9,
  b: 1e9,
  billion: 1e9,
};
const figure =
  /(?<![\p{L}\p{N}_#])(?:[-−+]\s?)?(?:[$€£¥]\s?)?(\d{1,3}(?:[,\u202f\u00a0 ]\d{3})+|\d+)(\.\d+)?(?:(st|nd|rd|th)\b|\s?(%|percent\b|per cent\b)|\s?(k|mn|bn|m|b|dozen|thousand|million|billion)\b)?/giu;
/** '2026-03-05', '2026-03', '2026-03-05 10:30'. */
export const calendar = /\d{4}-\d{2}(?:-\d{2})?(?:[T ]\d{2}:\d{2}(?::\d{2})?)?/g;

/** Those written in digits; dates are no figures. */
export function digitFigures(text: string): Figure[] {
  const dates = [...text.matchAll(calendar)].map(spanOf);
  return [...text.matchAll(figure)]
    .map(toFigure)
    .filter((one) => dates.every((date) => !overlaps(one, date)));
}

export function spanOf(match: RegExpExecArray): { start: number; end: number } {
  return { start: match.index, end: match.index + match[0].length };
}

function toFigure(match: RegExpExecArray): Figure {
  const [text, whole = '', fraction = '', ordinal, percent, unit] = match;
  const bare = Number(whole.replace(/[^\d]/g, '') + fraction);
  const scale = scales[unit?.toLowerCase() ?? ''] ?? 1;
  const half = 0.5 * 10 ** -Math.max(0, fraction.length - 1) * scale;
  const zeros = /0+$/.exec(String(bare))?.[0].length ?? 0;
  const isPercent = percent !== undefined;
  return {
    ...spanOf(match),
    text,
    readings: [{ value: bare * scale, half, roughHalf: half * 10 ** zeros, isPercent }],
    whole: fraction === '' && !isPercent && scale === 1 ? bare : null,
    isOrdinal: ordinal !== undefined,
  };
}
