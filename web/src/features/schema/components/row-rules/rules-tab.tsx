import type { Table } from '@parley/contract/database-schema';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { useSpacePermission } from '../../../../lib/session/use-space-permission.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { useRowRules } from '../../requests/use-row-rules.ts';
import styles from './rules.module.css';
import { RulesForm } from './rules-form.tsx';
import { RulesList } from './rules-list.tsx';

type RulesTabProps = {
  connectionId: string;
  tables: Table[];
  /** Called when edits begin or end to wait for being saved. */
  onUnsaved?: ((isUnsaved: boolean) => void) | undefined;
};

/** Which rows askers may read, table by table. */
export function RulesTab({ connectionId, tables, onUnsaved }: RulesTabProps) {
  const mayChange = useSpacePermission('change-connections');
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useRowRules(connectionId);
  if (error && !data) {
    return (
      <Notice
        tone="error"
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        }
      >
        {errorMessage(error)}
      </Notice>
    );
  }
  // Rules that are not the newest must not be edited: all of them are saved at once.
  if (!data || !isFetchedAfterMount) return <Skeleton height="block" />;
  return (
    <div className={styles.tab}>
      <p className={styles.lead}>
        A rule shows askers only the rows of a table where a column equals what is known of them. With a first
        rule, askers run only published tools whose SQL carries the rules, and nothing is composed for them.
        Makers, admins and owners still see every row.
      </p>
      {mayChange ? (
        <RulesForm connectionId={connectionId} tables={tables} saved={data} onUnsaved={onUnsaved} />
      ) : (
        <RulesList rules={data} />
      )}
    </div>
  );
}
