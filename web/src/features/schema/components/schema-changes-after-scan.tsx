import type { SchemaChanges } from '@parley/contract/connections';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from './schema-changes-after-scan.module.css';

type SchemaChangesAfterScanProps = { changes: SchemaChanges; onDismiss: () => void };

/** More names than these are counted instead of listed. */
const most = 12;

export function SchemaChangesAfterScan({ changes, onDismiss }: SchemaChangesAfterScanProps) {
  const kinds = [
    { title: 'Added', names: changes.added },
    { title: 'Removed', names: changes.removed },
    { title: 'Changed', names: changes.changed },
  ].filter(({ names }) => names.length > 0);
  const dismiss = (
    <Button size="sm" variant="ghost" onClick={onDismiss}>
      Dismiss
    </Button>
  );
  return (
    <div className={styles.changes}>
      {kinds.length === 0 ? (
        <Notice tone="success" action={dismiss}>
          Nothing has changed since the last scan.
        </Notice>
      ) : (
        <Notice tone="info" title="Changed since the last scan" action={dismiss}>
          <dl className={styles.kinds}>
            {kinds.map(({ title, names }) => (
              <div key={title}>
                <dt>
                  {title} ({names.length})
                </dt>
                <dd>
                  <code>{names.slice(0, most).join(', ')}</code>
                  {names.length > most && ` and ${names.length - most} more`}
                </dd>
              </div>
            ))}
          </dl>
        </Notice>
      )}
    </div>
  );
}
