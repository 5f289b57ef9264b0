import { roleWords } from '@parley/contract/spaces/roles';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { openSpace } from '../../../lib/session/current-space.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Timestamp } from '../../../ui/data/timestamp.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { notify } from '../../../ui/feedback/toaster.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useAccept, useInvitation } from '../requests/space-and-member-requests.ts';
import styles from './spaces.module.css';

export function JoinSpace({ secret }: { secret: string }) {
  const { data, error, isPending } = useInvitation(secret);
  const accept = useAccept();
  if (isPending) return <Skeleton height="block" width="full" />;
  if (error) {
    return (
      <Notice tone="error" action={<ButtonLink to="/dashboard">Go to your dashboard</ButtonLink>}>
        {errorMessage(error)}
      </Notice>
    );
  }
  const join = () =>
    accept.mutate(secret, {
      onSuccess: ({ space }) => openSpace(space.id),
      onError: (failure) => notify.error(errorMessage(failure)),
    });
  return (
    <Card padding="lg" className={styles.card}>
      <div>
        <h2 className={styles.heading}>{data.space}</h2>
        <p className={styles.lead}>
          You are invited as {roleWords[data.role]}. Members see your name and your address. The invitation
          ends: <Timestamp at={data.expiresAt} />
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" busy={accept.isPending} busyLabel="Joining..." onClick={join}>
          Join {data.space}
        </Button>
        <ButtonLink to="/dashboard">Not now</ButtonLink>
      </div>
    </Card>
  );
}
