import type { User } from '@parley/contract/auth';
import { mayDo, roleWords, type SpaceSummary } from '@parley/contract/spaces/roles';
import { SharedLinksCard } from '../../../features/sharing/components/shared-links-card.tsx';
import { GroupsCard } from '../../../features/spaces/components/groups/groups-card.tsx';
import { NewSpaceForm } from '../../../features/spaces/components/new-space-form.tsx';
import { SpaceChangeLogCard } from '../../../features/spaces/components/space-change-log-card.tsx';
import { SpaceMembersCard } from '../../../features/spaces/components/space-members-card.tsx';
import { SpaceSettings } from '../../../features/spaces/components/space-settings.tsx';
import { YourSpaces } from '../../../features/spaces/components/your-spaces.tsx';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { openSpaceId } from '../../../lib/session/current-space.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useOpenSpace } from '../../../lib/session/use-space-permission.ts';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PageMeta } from '../../page-meta.tsx';
import { PageColumn } from '../../shell/page-column.tsx';
import styles from './settings-page.module.css';

/** Of the open space: who is in it. From the personal one, the way into others. */
export function SpacePage() {
  return (
    <PageColumn>
      <PageMeta title="Spaces" />
      {openSpaceId === undefined ? <PersonalSpace /> : <SharedSpace />}
    </PageColumn>
  );
}

function PersonalSpace() {
  return (
    <>
      <PageHeader title="Spaces" description="Share databases and tools with the people you work with." />
      <div className={styles.cards}>
        <YourSpaces />
        <NewSpaceForm />
        <SharedLinksCard mayAllow />
      </div>
    </>
  );
}

function SharedSpace() {
  const { data: user } = useSession();
  const { data, error, isFetching, refetch } = useOpenSpace();
  if (error)
    return (
      <LoadFailure
        title="The space could not be loaded"
        reason={errorMessage(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data || !user) return <Skeleton height="block" width="full" />;
  return <OpenSpace space={data.space} user={user} />;
}

function OpenSpace({ space, user }: { space: SpaceSummary; user: User }) {
  return (
    <>
      <PageHeader title={space.name} description={`You are ${roleWords[space.role]} of this space.`} />
      <div className={styles.cards}>
        <SpaceMembersCard space={space} user={user} />
        {mayDo(space.role, 'manage-people') && <GroupsCard />}
        <SpaceSettings space={space} />
        {mayDo(space.role, 'share') && <SharedLinksCard mayAllow={mayDo(space.role, 'manage-space')} />}
        {mayDo(space.role, 'manage-people') && <SpaceChangeLogCard />}
        <YourSpaces />
        <NewSpaceForm />
      </div>
    </>
  );
}
