import type { ExecutionKind, RecentExecution } from '@parley/contract/ask';
import { askLimits, executionKinds } from '@parley/contract/ask';
import { useQuery } from '@tanstack/react-query';
import { LinkList } from '../../../../ui/actions/link-list.tsx';
import { Timestamp } from '../../../../ui/data/timestamp.tsx';
import { kindWords, outcomeWords, whoWords } from '../../model/texts/execution-record-text.ts';
import { recentExecutionsQuery } from '../../requests/execution-requests.ts';

type RecentExecutionsProps = { heading?: string; limit?: number };

/** Pages of tables are on record too, but would push everything else out of a short list. */
export const shownKinds: readonly ExecutionKind[] = executionKinds.filter((kind) => kind !== 'preview');

/** What was done lately, each entry leading to its record. */
export function RecentExecutions({
  heading = 'Recent activity',
  limit = askLimits.recent,
}: RecentExecutionsProps) {
  const { data, error } = useQuery(recentExecutionsQuery(limit, shownKinds));
  return (
    <LinkList
      heading={heading}
      note={noteOn(data?.executions.length, error !== null)}
      entries={data?.executions.map((entry) => ({
        id: entry.id,
        to: `/test?execution=${entry.id}`,
        title: entry.query,
        tone: isGood(entry) ? 'good' : 'bad',
        detail: (
          <>
            {detailWords(entry)} · <Timestamp at={entry.executed_at} />
          </>
        ),
      }))}
    />
  );
}

function isGood({ kind, status }: RecentExecution): boolean {
  return status === 'success' || (kind === 'rehearsal' && status === 'needs_confirmation');
}

function detailWords(entry: RecentExecution): string {
  const { kind, toolName, query } = entry;
  const tool = toolName === null || toolName === query ? [] : [toolName];
  return [kindWords[kind], outcomeWords(entry), ...tool, whoWords(entry)].join(' · ');
}

function noteOn(count: number | undefined, failed: boolean): string | undefined {
  if (failed) return 'The latest activity could not be loaded.';
  return count === 0 ? 'Nothing has been asked or run yet.' : undefined;
}
