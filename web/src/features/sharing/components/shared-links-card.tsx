import type { SharedLink } from '@parley/contract/spaces/shared-answers';
import { useId } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/data/badge.tsx';
import { Timestamp } from '../../../ui/data/timestamp.tsx';
import { EmptyNote } from '../../../ui/feedback/empty-note.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { notify } from '../../../ui/feedback/toaster.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useAllowPublicLinks, useEndLink, useSharedLinks } from '../requests/shared-answer-requests.ts';
import styles from './sharing.module.css';

/** `mayAllow`: whether the person says if there may be public links. */
type SharedLinksCardProps = { mayAllow: boolean };

export function SharedLinksCard({ mayAllow }: SharedLinksCardProps) {
  const headingId = useId();
  const { data, error, isFetching, isPending, refetch } = useSharedLinks();
  return (
    <Card as="section" padding="lg" className={styles.card} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId} className={styles.heading}>
          Shared answers
        </h2>
        <p className={styles.lead}>
          A link shows an answer as it was when it was shared, and runs nothing. It goes with its tool and its
          connection.
        </p>
      </div>
      {isPending && <Skeleton height="block" width="full" />}
      {error && (
        <LoadFailure
          title="The links could not be loaded"
          reason={errorMessage(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <PublicLinks allowed={data.publicLinks} mayAllow={mayAllow} />}
      {data?.links.length === 0 && (
        <EmptyNote>Nothing is shared. Every answer has a button for it.</EmptyNote>
      )}
      {data && data.links.length > 0 && (
        <ul className={styles.list} aria-label="Shared answers">
          {data.links.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function PublicLinks({ allowed, mayAllow }: SharedLinksCardProps & { allowed: boolean }) {
  const allow = useAllowPublicLinks();
  if (!mayAllow) {
    return (
      <p className={styles.note}>
        {allowed ? 'Public links are allowed here.' : 'Public links are off here. An owner can allow them.'}
      </p>
    );
  }
  const change = (next: boolean) =>
    allow.mutateAsync(next, {
      onSuccess: () =>
        notify.success(
          next ? 'Public links are allowed.' : 'Public links are off, and those made have ended.',
        ),
      onError: (error) => notify.error(errorMessage(error)),
    });
  return (
    <Checkbox
      label="Allow public links: whoever has one sees that answer, without an account, until it ends"
      name="publicLinks"
      checked={allowed}
      disabled={allow.isPending}
      onChange={change}
    />
  );
}

function LinkRow({ link: { id, title, audience, sharedBy, createdAt, expiresAt } }: { link: SharedLink }) {
  const end = useEndLink();
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>
          {title}
          <Badge tone={audience === 'public' ? 'warning' : 'neutral'}>
            {audience === 'public' ? 'Public' : 'Members'}
          </Badge>
        </p>
        <p className={styles.facts}>
          By {sharedBy}, <Timestamp at={createdAt} />
          {expiresAt && (
            <>
              , ends: <Timestamp at={expiresAt} />
            </>
          )}
        </p>
      </div>
      <Button
        size="sm"
        aria-label={`End the link: ${title}`}
        busy={end.isPending}
        busyLabel="Ending..."
        onClick={() => end.mutate(id, { onError: (error) => notify.error(errorMessage(error)) })}
      >
        End link
      </Button>
    </li>
  );
}
