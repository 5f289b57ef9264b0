import { roleNames } from '@parley/contract/spaces/roles';
import { useId } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { openSpace, openSpaceId } from '../../../lib/session/current-space.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/data/badge.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useSpaces } from '../requests/space-and-member-requests.ts';
import { spaceName } from './space-name.ts';
import styles from './spaces.module.css';

export function YourSpaces() {
  const headingId = useId();
  const { data, error, isFetching, isPending, refetch } = useSpaces();
  return (
    <Card as="section" padding="lg" className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        Your spaces
      </h2>
      {isPending && <Skeleton height="block" width="full" />}
      {error && (
        <LoadFailure
          title="Your spaces could not be loaded"
          reason={errorMessage(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <ul className={styles.list} aria-label="Your spaces">
          {data.spaces.map((space) => {
            const isOpen = openSpaceId ? space.id === openSpaceId : space.kind === 'personal';
            const name = spaceName(space);
            return (
              <li key={space.id} className={styles.row}>
                <p className={styles.name}>
                  {name}
                  {space.kind === 'shared' && <Badge>{roleNames[space.role]}</Badge>}
                  {isOpen && <Badge tone="accent">Open</Badge>}
                </p>
                {!isOpen && (
                  <Button
                    size="sm"
                    aria-label={`Open ${name}`}
                    onClick={() => openSpace(space.kind === 'personal' ? undefined : space.id)}
                  >
                    Open
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
