import type { User } from '@parley/contract/auth';
import { mayDo, type SpaceSummary } from '@parley/contract/spaces/roles';
import { useId } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { useSpaceAttributes } from '../../../lib/session/use-member-attributes.ts';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useGroups } from '../requests/group-and-attribute-requests.ts';
import { useSpacePeople } from '../requests/space-and-member-requests.ts';
import type { MemberFacts } from './groups/member-groups-and-attributes.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberRow } from './member-row.tsx';
import styles from './spaces.module.css';

type SpaceMembersCardProps = { space: SpaceSummary; user: User };

export function SpaceMembersCard({ space, user }: SpaceMembersCardProps) {
  const headingId = useId();
  const { data, error, isFetching, isPending, refetch } = useSpacePeople();
  const manages = mayDo(space.role, 'manage-people');
  const { factsOf, names } = useMemberFacts(manages);
  return (
    <Card as="section" padding="lg" className={styles.card} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId} className={styles.heading}>
          People
        </h2>
        <p className={styles.lead}>
          {manages
            ? 'Owners do everything. Admins manage people, connections and models. Makers run SQL, and write and publish tools. Askers ask and run published tools. Invite an address, or leave it empty for a link that works once.'
            : 'Owners do everything. Admins manage people, connections and models. Makers run SQL, and write and publish tools. Askers ask and run published tools.'}
        </p>
      </div>
      {manages && <InviteForm />}
      {isPending && <Skeleton height="block" width="full" />}
      {error && (
        <LoadFailure
          title="The members could not be loaded"
          reason={errorMessage(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <ul className={styles.list} aria-label="Members">
          {data.members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              space={space}
              isYou={member.id === user.id}
              facts={factsOf(member.id)}
              names={names}
            />
          ))}
        </ul>
      )}
      {data && data.invitations.length > 0 && (
        <div>
          <h3 className={styles.subheading}>Open invitations</h3>
          <ul className={styles.list} aria-label="Open invitations">
            {data.invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

/** The groups and attributes of each member, for whoever manages people. */
function useMemberFacts(manages: boolean) {
  const { data: groups } = useGroups(manages);
  const { data: known } = useSpaceAttributes();
  const factsOf = (id: string): MemberFacts | undefined =>
    manages && groups && known
      ? {
          groups: groups.groups.filter(({ personIds }) => personIds.includes(id)),
          attributes: known.attributes.filter(({ personId }) => personId === id),
        }
      : undefined;
  return { factsOf, names: known?.names ?? [] };
}
