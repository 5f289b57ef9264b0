import { askLimits } from '@parley/contract/ask';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { statusWords } from '../model/status-words.ts';
import { recentExecutionsQuery } from '../requests/executions.ts';
import styles from './recent-executions.module.css';

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** The latest questions, each leading to its receipt. */
export function RecentExecutions() {
  const { data, isPending, error } = useQuery(recentExecutionsQuery(askLimits.recent));
  return (
    <section className={styles.recent} aria-labelledby="recent-executions">
      <h2 id="recent-executions">Recent questions</h2>
      {isPending && <Skeleton height="block" />}
      {error && <p className={styles.none}>The latest questions could not be loaded.</p>}
      {data?.executions.length === 0 && <p className={styles.none}>Nothing has been asked yet.</p>}
      {data && data.executions.length > 0 && (
        <ul className={styles.list}>
          {data.executions.map(({ id, query, status, toolName, executed_at }) => (
            <li key={id}>
              <Link to={`/test?execution=${id}`} className={styles.entry}>
                <span className={styles.dot} data-good={status === 'success'} aria-hidden="true" />
                <span className={styles.words}>
                  <span className={styles.question}>{query}</span>
                  <span className={styles.detail}>
                    {statusWords[status]}
                    {toolName && ` · ${toolName}`} · {when.format(new Date(executed_at))}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
