import { askLimits } from '@parley/contract/ask';
import { useQuery } from '@tanstack/react-query';
import { RecentExecutions, shownKinds } from '../../../features/ask/components/history/recent-executions.tsx';
import { recentExecutionsQuery } from '../../../features/ask/requests/execution-requests.ts';
import { useTools } from '../../../features/tools/requests/tool-queries-and-mutations.ts';
import { useSpacePermission } from '../../../lib/session/use-space-permission.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { LinkList } from '../../../ui/actions/link-list.tsx';
import styles from './dashboard-recents.module.css';

const mostTools = 5;

/** What was made and asked lately, and the ways on; nothing at all before the first tool and question. */
export function DashboardRecents() {
  const { data } = useTools();
  const isMaker = useSpacePermission('change-tools');
  const asked = useQuery(recentExecutionsQuery(askLimits.recent, shownKinds));
  if (data?.tools.length === 0 && asked.data?.executions.length === 0) return null;
  return (
    <div className={styles.recents}>
      <LinkList
        heading="Recent tools"
        note={data?.tools.length === 0 ? 'No tools have been saved yet.' : undefined}
        entries={data?.tools.slice(0, mostTools).map(({ id, name, connectionName }) => ({
          id,
          to: `/tools?tool=${id}`,
          title: name,
          detail: connectionName ?? 'Without a source',
        }))}
      />
      <RecentExecutions />
      <nav className={styles.links} aria-label="More">
        {isMaker && (
          <ButtonLink size="sm" to="/supabase-tools">
            View Supabase Tools
          </ButtonLink>
        )}
        <ButtonLink size="sm" to="/tools">
          View Tools
        </ButtonLink>
        <ButtonLink size="sm" to="/test">
          Test Console
        </ButtonLink>
      </nav>
    </div>
  );
}
