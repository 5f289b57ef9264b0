import type { Project } from '@parley/contract/hosted-projects';
import { projectMessages } from '@parley/contract/hosted-projects';
import { Navigate } from 'react-router';
import { useRefreshConnections } from '../../features/connections/requests/use-connections.ts';
import { ExampleToolCards } from '../../features/projects/components/example-tool-cards.tsx';
import { ProjectsLoadFailure } from '../../features/projects/components/projects-load-failure.tsx';
import { readActive } from '../../features/projects/model/active-project.ts';
import { useGrantsAndProjects } from '../../features/projects/requests/use-grants-and-projects.ts';
import { RelationshipList } from '../../features/schema/components/relationship-list.tsx';
import { SampleSchemaNotice } from '../../features/schema/components/sample-schema-notice.tsx';
import { SchemaBrowser } from '../../features/schema/components/schema-browser.tsx';
import { useSchema } from '../../features/schema/requests/use-schema.ts';
import { errorMessage } from '../../lib/api/error-message.ts';
import { useSearchParams } from '../../lib/routing/use-search-params.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageMeta } from '../page-meta.tsx';
import { PageColumn } from '../shell/page-column.tsx';
import styles from './hosted-project-example-tools-page.module.css';

export function HostedProjectExampleToolsPage() {
  const { connected, projects, error, retry } = useGrantsAndProjects();
  const project = useShownProject(projects);
  if (connected === false) return <Navigate to="/projects" replace />;
  return (
    <PageColumn>
      <PageMeta title="Project Tools" />
      <PageHeader
        title="Project Tools"
        description={
          project ? (
            <>
              {project.name} · {project.organization.name} · <code>{project.ref}</code>
            </>
          ) : (
            'Example tools made from the schema of the chosen project.'
          )
        }
        actions={<ButtonLink to="/projects">Back to Projects</ButtonLink>}
      />
      {!projects && (error ? <ProjectsLoadFailure error={error} onRetry={retry} /> : <Reading />)}
      {projects && !project?.connectionId && (
        <Notice tone="warning" action={<ButtonLink to="/projects">Select a project</ButtonLink>}>
          {projectMessages.loadFailed}
        </Notice>
      )}
      {project?.connectionId && <Overview key={project.ref} connectionId={project.connectionId} />}
    </PageColumn>
  );
}

/** The one in the address, else the one chosen last, else any that is connected. */
function useShownProject(projects: Project[] | undefined): Project | undefined {
  const [search] = useSearchParams();
  const { data: user } = useSession();
  const asked = search.get('project_ref');
  const last = readActive(user?.id ?? '')?.project_ref;
  if (asked) return projects?.find(({ ref }) => ref === asked);
  return (
    projects?.find(({ ref }) => ref === last) ??
    projects?.find(({ connectionId, active }) => connectionId !== null && active)
  );
}

function Overview({ connectionId }: { connectionId: string }) {
  const { data, error, isFetching, refetch } = useSchema(connectionId, useRefreshConnections());
  const schema = data?.schema;
  if (!schema && error) {
    return (
      <LoadFailure
        title={projectMessages.loadFailed}
        reason={errorMessage(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!schema) return <Reading />;
  return (
    <div className={styles.overview}>
      {data.origin === 'sample' && <SampleSchemaNotice problems={data.problems} />}
      <div className={styles.structure}>
        <section>
          <h2 className={styles.heading}>
            Tables <span className={styles.count}>{schema.metadata.tables_count}</span>
          </h2>
          <SchemaBrowser schema={schema} />
        </section>
        <section>
          <h2 className={styles.heading}>
            Relationships <span className={styles.count}>{schema.metadata.relationships_count}</span>
          </h2>
          <RelationshipList relationships={schema.relationships} />
        </section>
      </div>
      <section>
        <h2 className={styles.heading}>Example tools</h2>
        <p className={styles.lead}>
          Made from the structure alone, for you to read: nothing here is saved or run. Suggestions that know
          your data come on the dashboard.
        </p>
        <ExampleToolCards tables={schema.tables} />
      </section>
    </div>
  );
}

function Reading() {
  return (
    <div className={styles.overview} role="status">
      <span className="visually-hidden">Reading the structure of the project...</span>
      <Skeleton height="title" width="md" />
      <Skeleton height="block" />
    </div>
  );
}
