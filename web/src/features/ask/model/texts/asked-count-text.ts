import type { UnansweredQuestion } from '@parley/contract/ask';
import { timestampText } from '../../../../ui/data/timestamp-text.ts';

/** Of what, how often and when last: 'Sample shop · asked 3 times, last on Nov 15, 2026, 10:59 AM'. */
export function askedCountText({
  connectionId,
  connectionName,
  times,
  lastAsked,
}: UnansweredQuestion): string {
  const at = timestampText(lastAsked);
  const often = times === 1 ? `asked on ${at}` : `asked ${times} times, last on ${at}`;
  const source = connectionId === null ? `${connectionName ?? 'A connection'} (deleted)` : connectionName;
  return [source, often].filter(Boolean).join(' · ');
}
