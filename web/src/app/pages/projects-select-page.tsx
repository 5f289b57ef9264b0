import type { Connection } from '@parley/contract/connections';
import { projectMessages } from '@parley/contract/hosted-projects';
import { useNavigate } from 'react-router';
import { useKeepConnection } from '../../features/connections/requests/use-connections.ts';
import { ConnectCard } from '../../features/projects/components/connect/connect-card.tsx';
import { ProjectsLoadFailure } from '../../features/projects/components/projects-load-failure.tsx';
import { SelectAndConnectProject } from '../../features/projects/components/select-and-connect-project.tsx';
import { rememberActive } from '../../features/projects/model/active-project.ts';
import { takeReferrer } from '../../features/projects/model/connection-referrer.ts';
import {
  projectFromSearch,
  selectionPath,
} from '../../features/projects/model/project-from-address-or-message.ts';
import { useGrantsAndProjects } from '../../features/projects/requests/use-grants-and-projects.ts';
import { useSearchParams } from '../../lib/routing/use-search-params.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { CardSkeletons } from '../../ui/feedback/card-skeletons.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { notify } from '../../ui/feedback/toaster.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageMeta } from '../page-meta.tsx';
import { PageColumn } from '../shell/page-column.tsx';

export function ProjectsSelectPage() {
  const [search] = useSearchParams();
  const arrived = projectFromSearch(search);
  const { connected, projects, error, retry } = useGrantsAndProjects();
  const onConnected = useConnected();
  return (
    <PageColumn width="narrow">
      <PageMeta title="Select a Project" />
      <PageHeader title="Select a Project" description="The project your tools will work on." />
      {projects ? (
        <SelectAndConnectProject
          projects={projects}
          arrived={arrived?.ref ?? null}
          onConnected={onConnected}
        />
      ) : (
        <>
          {connected === false && (
            <ConnectCard referrer={arrived ? selectionPath(arrived) : '/projects/tools'}>
              {arrived && <Notice tone="warning">{projectMessages.notAuthenticated}</Notice>}
            </ConnectCard>
          )}
          {connected !== false &&
            (error ? (
              <ProjectsLoadFailure error={error} onRetry={retry} />
            ) : (
              <CardSkeletons label="Loading projects..." />
            ))}
        </>
      )}
    </PageColumn>
  );
}

function useConnected() {
  const keep = useKeepConnection();
  const navigate = useNavigate();
  const { data: user } = useSession();
  return (connection: Connection) => {
    keep(connection);
    rememberActive({ owner: user?.id ?? '', connection, now: new Date() });
    notify.success(projectMessages.connected);
    void navigate(takeReferrer(), { replace: true, state: { told: true } });
  };
}
