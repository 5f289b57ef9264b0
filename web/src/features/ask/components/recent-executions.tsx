import { askLimits } from '@parley/contract/ask';
import { useQuery } from '@tanstack/react-query';
import { LinkList } from '../../../ui/link-list.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { statusWords } from '../model/status-words.ts';
import { recentExecutionsQuery } from '../requests/executions.ts';

/** The latest questions, each leading to its receipt. */
export function RecentExecutions() {
  const { data, error } = useQuery(recentExecutionsQuery(askLimits.recent));
  return (
    <LinkList
      heading="Recent questions"
      note={noteOn(data?.executions.length, error !== null)}
      entries={data?.executions.map(({ id, query, status, toolName, executed_at }) => ({
        id,
        to: `/test?execution=${id}`,
        title: query,
        tone: status === 'success' ? 'good' : 'bad',
        detail: (
          <>
            {statusWords[status]}
            {toolName && ` · ${toolName}`} · <Moment at={executed_at} />
          </>
        ),
      }))}
    />
  );
}

function noteOn(count: number | undefined, failed: boolean): string | undefined {
  if (failed) return 'The latest questions could not be loaded.';
  return count === 0 ? 'Nothing has been asked yet.' : undefined;
}
