import { roleNames } from '@parley/contract/spaces/roles';
import type { Invitation } from '@parley/contract/spaces/space-api';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/data/badge.tsx';
import { Timestamp } from '../../../ui/data/timestamp.tsx';
import { notify } from '../../../ui/feedback/toaster.tsx';
import { useRevokeInvitation } from '../requests/space-and-member-requests.ts';
import styles from './spaces.module.css';

export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, email, role, expiresAt, invitedBy } = invitation;
  const revoke = useRevokeInvitation();
  const invited = email ?? 'Whoever has the link';
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <p className={styles.name}>
          {invited}
          <Badge>{roleNames[role]}</Badge>
        </p>
        <p className={styles.facts}>
          By {invitedBy}, ends: <Timestamp at={expiresAt} />
        </p>
      </div>
      <Button
        size="sm"
        aria-label={`Revoke the invitation: ${invited}`}
        busy={revoke.isPending}
        busyLabel="Revoking..."
        onClick={() => revoke.mutate(id, { onError: (error) => notify.error(errorMessage(error)) })}
      >
        Revoke
      </Button>
    </li>
  );
}
