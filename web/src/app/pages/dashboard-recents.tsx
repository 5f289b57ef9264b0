import { Link } from 'react-router';
import { RecentExecutions } from '../../features/ask/components/recent-executions.tsx';
import { useTools } from '../../features/tools/requests/use-tools.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './dashboard-recents.module.css';

const mostTools = 5;

/** What was made and asked lately, and the ways on. */
export function DashboardRecents() {
  const { data, isPending } = useTools();
  const tools = data?.tools.slice(0, mostTools) ?? [];
  return (
    <div className={styles.recents}>
      <section className={styles.tools} aria-labelledby="recent-tools">
        <h2 id="recent-tools">Recent tools</h2>
        {isPending && <Skeleton height="block" />}
        {data && tools.length === 0 && <p>No tools have been saved yet.</p>}
        {tools.length > 0 && (
          <ul>
            {tools.map(({ id, name, connectionName }) => (
              <li key={id}>
                <Link to={`/tools?tool=${id}`}>
                  <span>{name}</span>
                  <span className={styles.source}>{connectionName}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      <RecentExecutions />
      <nav className={styles.links} aria-label="More">
        <ButtonLink size="sm" to="/supabase-tools">
          View Supabase Tools
        </ButtonLink>
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
