import type { ColumnMeaning } from '@parley/contract/query';

/** Amounts are read to the cent; what is smaller keeps the digits that say something. */
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const small = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });
const percent = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

const percents: ReadonlySet<ColumnMeaning['role']> = new Set(['share', 'percentage', 'growth']);

export const isPercent = (meaning: ColumnMeaning | undefined): boolean =>
  meaning !== undefined && percents.has(meaning.role);

/** A number as people read it: '12.6 %', '1.98 days', '923,165.80'. */
export function figureText(number: number, meaning: ColumnMeaning | undefined): string {
  const isSmall = number !== 0 && Math.abs(number) < 0.1;
  if (isPercent(meaning)) return `${(isSmall ? small : percent).format(number)} %`;
  if (meaning?.role === 'duration' && meaning.unit) {
    const said = plain.format(number);
    return `${said} ${meaning.unit}${said === '1' ? '' : 's'}`;
  }
  if (meaning?.role === 'total' && !Number.isInteger(number)) return cents.format(number);
  return (isSmall ? small : plain).format(number);
}
