import { errorMessage } from '../../../lib/api/error-message.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { groupsOf } from '../model/openapi.ts';
import { useOpenapi } from '../requests/use-openapi.ts';
import { OperationDetails } from './operation-details.tsx';
import styles from './reference.module.css';

export function ApiReference() {
  const { data, error, refetch } = useOpenapi();
  if (error) {
    return (
      <Notice tone="error" action={<Button onClick={() => void refetch()}>Retry</Button>}>
        {errorMessage(error)}
      </Notice>
    );
  }
  if (!data) return <Skeleton height="block" width="full" />;
  const groups = groupsOf(data);
  return (
    <div className={styles.page}>
      <nav className={styles.contents} aria-label="Groups">
        {groups.map(({ name, operations }) => (
          <a key={name} href={`#${slugOf(name)}`}>
            {name}
            <span className={styles.count}>{operations.length}</span>
          </a>
        ))}
      </nav>
      <div className={styles.stack}>
        {groups.map(({ name, operations }) => (
          <section key={name} id={slugOf(name)} className={styles.group} aria-label={name}>
            <h2 className={styles.heading}>{name}</h2>
            <div className={styles.list}>
              {operations.map((operation) => (
                <details key={operation.operationId} className={styles.operation}>
                  <summary>
                    <span className={styles.method} data-method={operation.method}>
                      {operation.method}
                    </span>
                    <span className={styles.path}>{operation.path}</span>
                    {!operation.summary.endsWith(operation.path) && (
                      <span className={styles.does}>{operation.summary}</span>
                    )}
                  </summary>
                  <OperationDetails operation={operation} origin={data.servers[0]?.url ?? ''} />
                </details>
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
