import type { Proof } from '@parley/contract/tools';
import { countText } from '../../../ui/locale-format.ts';

/** What the proof learned, in a few words: '24 rows · 3 ms'. */
export function proofRunSummary({ rowCount, moreRows, durationMs }: Proof): string {
  const rows = `${moreRows ? 'over ' : ''}${countText(rowCount)} ${rowCount === 1 && !moreRows ? 'row' : 'rows'}`;
  return `${rows} · ${timeWords(durationMs)}`;
}

export function timeWords(ms: number): string {
  if (ms < 1) return 'under 1 ms';
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;
}
