import type { Group } from '@parley/contract/spaces/row-rules-and-groups';
import type { ShownMember } from '@parley/contract/spaces/space-api';
import { Plus } from 'iconoir-react';
import { lazy, Suspense, useId, useState } from 'react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyNote } from '../../../../ui/feedback/empty-note.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { notify } from '../../../../ui/feedback/toaster.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { peopleWords } from '../../model/group-draft.ts';
import { useDeleteGroup, useGroups } from '../../requests/group-and-attribute-requests.ts';
import { useSpacePeople } from '../../requests/space-and-member-requests.ts';
import styles from '../spaces.module.css';

const GroupDialog = lazy(async () => ({ default: (await import('./group-dialog.tsx')).GroupDialog }));

/** For whoever manages people: which of them belong together. */
export function GroupsCard() {
  const headingId = useId();
  const groups = useGroups();
  const { data: people } = useSpacePeople();
  const [edited, setEdited] = useState<Group | 'new' | null>(null);
  const members = people?.members ?? [];
  return (
    <Card as="section" padding="lg" className={styles.card} aria-labelledby={headingId}>
      <div className={styles.top}>
        <div>
          <h2 id={headingId} className={styles.heading}>
            Groups
          </h2>
          <p className={styles.lead}>People who belong together, such as a team or a region.</p>
        </div>
        <Button
          icon={<Plus width={15} height={15} />}
          disabled={!people || !groups.data}
          onClick={() => setEdited('new')}
        >
          New group
        </Button>
      </div>
      {groups.isPending && <Skeleton height="block" width="full" />}
      {groups.error && (
        <LoadFailure
          title="The groups could not be loaded"
          reason={errorMessage(groups.error)}
          busy={groups.isFetching}
          onRetry={() => void groups.refetch()}
        />
      )}
      {groups.data?.groups.length === 0 && (
        <EmptyNote>
          No groups yet. A tool or a row rule can show each person only the rows of their groups.
        </EmptyNote>
      )}
      {groups.data && groups.data.groups.length > 0 && (
        <ul className={styles.list} aria-label="Groups">
          {groups.data.groups.map((group) => (
            <GroupRow key={group.id} group={group} members={members} onEdit={() => setEdited(group)} />
          ))}
        </ul>
      )}
      {edited !== null && (
        <Suspense fallback={null}>
          <GroupDialog
            group={edited === 'new' ? null : edited}
            members={members}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}

type GroupRowProps = { group: Group; members: readonly ShownMember[]; onEdit: () => void };

function GroupRow({ group, members, onEdit }: GroupRowProps) {
  const names = members
    .filter(({ id }) => group.personIds.includes(id))
    .map(({ name, email }) => name || email);
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <p className={styles.name}>{group.name}</p>
        <p className={styles.facts}>{peopleWords(names)}</p>
      </div>
      <div className={styles.actions}>
        <Button size="sm" aria-label={`Edit ${group.name}`} onClick={onEdit}>
          Edit
        </Button>
        <DeleteGroup group={group} />
      </div>
    </li>
  );
}

function DeleteGroup({ group }: { group: Group }) {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteGroup();
  const go = () =>
    remove.mutate(group.id, {
      onSuccess: () => notify.success(`${group.name} is deleted.`),
      onError: (error) => notify.error(errorMessage(error)),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={`Delete ${group.name}`} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Delete ${group.name}?`}
        action="Delete group"
        busy={remove.isPending}
        busyLabel="Deleting..."
        onConfirm={go}
      >
        <p>Its people stay in the space. They no longer see rows that they saw through this group.</p>
      </ConfirmDialog>
    </>
  );
}
