import type { UnansweredQuestion } from '@parley/contract/ask';

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Of what, how often and when last: 'Sample shop · asked 3 times, last on 15 Nov 2026, 10:59'. */
export function askedWords({ connectionId, connectionName, times, lastAsked }: UnansweredQuestion): string {
  const at = when.format(new Date(lastAsked));
  const often = times === 1 ? `asked on ${at}` : `asked ${times} times, last on ${at}`;
  const source = connectionId === null ? `${connectionName ?? 'A connection'} (deleted)` : connectionName;
  return [source, often].filter(Boolean).join(' · ');
}
