import type { ColumnMeaning } from '@parley/contract/query-result';
import { moneyIn, numberIn } from '../../../../ui/locale-format.ts';

const percents: ReadonlySet<ColumnMeaning['role']> = new Set(['share', 'percentage', 'growth']);

export const isPercent = (meaning: ColumnMeaning | undefined): boolean =>
  meaning !== undefined && percents.has(meaning.role);

/** A number as people read it: '12.6 %', '1.98 days', '€40', '923,165.80'. */
export function numberWithUnitText(number: number, meaning: ColumnMeaning | undefined): string {
  const isSmall = number !== 0 && Math.abs(number) < 0.1;
  if (isPercent(meaning)) return `${numberIn(number, isSmall ? 'small' : 'percent')} %`;
  if (meaning?.role === 'duration' && meaning.unit) {
    const said = numberIn(number, 'plain');
    return `${said} ${meaning.unit}${said === '1' ? '' : 's'}`;
  }
  if (meaning?.currency) return moneyIn(number, meaning.currency);
  if (meaning?.role === 'total' && !Number.isInteger(number)) return numberIn(number, 'cents');
  return numberIn(number, isSmall ? 'small' : 'plain');
}
