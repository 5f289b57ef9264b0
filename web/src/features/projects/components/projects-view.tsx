import { projectMessages } from '@parley/contract/hosted-projects';
import { Refresh } from 'iconoir-react';
import type { ReactNode } from 'react';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { useServerInfo } from '../../../lib/server-info/use-server-info.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/data/badge.tsx';
import { CardSkeletons } from '../../../ui/feedback/card-skeletons.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useGrants } from '../requests/use-grants.ts';
import { useProjects, useRefreshProjects } from '../requests/use-projects.ts';
import { ConnectCard } from './connect/connect-card.tsx';
import { GrantsPanel } from './connect/grants-panel.tsx';
import { ProjectsGrid } from './projects-grid.tsx';
import { ProjectsLoadFailure } from './projects-load-failure.tsx';
import styles from './projects-view.module.css';
import { StaleProjectsNotice } from './stale-projects-notice.tsx';

/** A project chosen here, where no other page had asked for one, is shown with its schema. */
const referrer = '/projects/tools';

export function ProjectsView() {
  const { data: server } = useServerInfo();
  const grants = useGrants();
  const connected = (grants.data?.length ?? 0) > 0;
  const list = useProjects(connected);
  const refresh = useRefreshProjects();
  const failure = refresh.error ?? list.error;
  return (
    <>
      <PageHeader
        title="Projects"
        description={
          <Described demo={connected && (server?.hosted?.demo ?? false)}>
            The databases of your Supabase organisations, ready to be chosen.
          </Described>
        }
        actions={
          connected && (
            <div className={styles.refresh}>
              {list.data && <LastFetched at={list.data.fetchedAt} />}
              <Button
                icon={<Refresh width={16} height={16} />}
                busy={refresh.isPending}
                busyLabel="REFRESHING..."
                onClick={() => refresh.mutate()}
              >
                REFRESH
              </Button>
            </div>
          )
        }
      />
      {grants.error && !grants.data && (
        <ProjectsLoadFailure error={grants.error} onRetry={() => void grants.refetch()} />
      )}
      {grants.isPending && <CardSkeletons label="Loading projects..." />}
      {grants.data && !connected && (
        <ConnectCard referrer={referrer}>
          {(list.data?.stale || hasEnded(failure)) && <EndedNotice />}
        </ConnectCard>
      )}
      {grants.data && connected && (
        <>
          <GrantsPanel grants={grants.data} referrer={referrer} />
          {list.data ? (
            <StaleProjectsNotice list={list.data} failure={failure} />
          ) : (
            list.error && <ProjectsLoadFailure error={list.error} onRetry={() => void list.refetch()} />
          )}
          {list.isPending && <CardSkeletons label="Loading projects..." />}
          {list.data && <ProjectsGrid projects={list.data.projects} referrer={referrer} />}
        </>
      )}
    </>
  );
}

function hasEnded(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'grant_missing';
}

function EndedNotice() {
  return (
    <Notice tone="warning" title={projectMessages.notAuthenticated}>
      The access has expired or was taken back at the provider. Connect again to continue; the connections you
      saved are still there.
    </Notice>
  );
}

function Described({ demo, children }: { demo: boolean; children: ReactNode }) {
  return (
    <span className={styles.described}>
      {children}
      {demo && <Badge tone="accent">Demo projects</Badge>}
    </span>
  );
}

function LastFetched({ at }: { at: string }) {
  const shown = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });
  return (
    <span className={styles.fetched}>
      Fetched <time dateTime={at}>{shown.format(new Date(at))}</time>
    </span>
  );
}
