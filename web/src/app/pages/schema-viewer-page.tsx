import { useRefreshConnections } from '../../features/connections/requests/use-connections.ts';
import { HostedProjectPicker } from '../../features/projects/components/hosted-project-picker.tsx';
import { ProjectReferenceForm } from '../../features/projects/components/project-reference-form.tsx';
import { useProjectConnection } from '../../features/projects/requests/use-project-connection.ts';
import { useDiscardRulesPrompt } from '../../features/schema/components/row-rules/use-discard-rules-prompt.tsx';
import { SampleSchemaNotice } from '../../features/schema/components/sample-schema-notice.tsx';
import { SchemaViewerTabs } from '../../features/schema/components/schema-viewer-tabs.tsx';
import { useSchema } from '../../features/schema/requests/use-schema.ts';
import { SchemaViewerSuggestions } from '../../features/tools/components/suggest/schema-viewer-suggestions.tsx';
import { errorMessage } from '../../lib/api/error-message.ts';
import { useSearchParams } from '../../lib/routing/use-search-params.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageMeta } from '../page-meta.tsx';
import { PlanChoice } from '../plan-choice.tsx';
import { PageColumn } from '../shell/page-column.tsx';
import { useUsualProvider } from '../use-usual-provider.ts';
import styles from './schema-viewer-page.module.css';

/** Which project is shown stands in the address, so that it survives a reload and can be linked to. */
export function SchemaViewerPage() {
  const [search, setSearch] = useSearchParams();
  const ref = search.get('project_ref');
  const project = useProjectConnection(ref);
  const usual = useUsualProvider();
  const read = useSchema(project.data?.id ?? null, useRefreshConnections());
  const unsaved = useDiscardRulesPrompt();
  const view = (next: string) => {
    if (next === ref && project.isError) void project.refetch();
    else if (next === ref && read.isError) void read.refetch();
    else unsaved.leave(() => setSearch({ project_ref: next }, { preventScrollReset: true }));
  };
  const failure = project.error ?? read.error;
  const loading =
    project.isLoading || read.isLoading || (Boolean(failure) && (project.isFetching || read.isFetching));
  const shown = project.error || loading ? undefined : read.data;
  return (
    <PageColumn>
      <PageMeta title="Supabase Schema Viewer" />
      <PageHeader
        title="Supabase Schema Viewer"
        description="Tables, columns and relationships of a project at a glance. A project you look at is kept among your connections."
      />
      <div className={styles.page}>
        <section>
          <h2 className={styles.heading}>Your Supabase Projects</h2>
          <HostedProjectPicker chosen={ref} onChoose={view} />
        </section>
        <section>
          <h2 className={styles.heading}>Manual Project Reference</h2>
          <ProjectReferenceForm busy={loading} onView={view} />
        </section>
        {failure && !loading && <Notice tone="error">Error: {errorMessage(failure)}</Notice>}
        {loading && <Reading />}
        {shown?.schema && project.data && (
          <section>
            {shown.origin === 'sample' && <SampleSchemaNotice problems={shown.problems} />}
            <div className={styles.summary}>
              <h2 className={styles.heading}>Schema Summary</h2>
              <p>
                {project.data.name}: Found {shown.schema.tables.length} tables in this project.
              </p>
            </div>
            <SchemaViewerTabs
              key={project.data.id}
              schema={shown.schema}
              connectionId={shown.origin === 'sample' ? null : project.data.id}
              onUnsaved={unsaved.setIsUnsaved}
            />
            {shown.origin !== 'sample' && (
              <div className={styles.tools}>
                <SchemaViewerSuggestions
                  key={project.data.id}
                  connectionId={project.data.id}
                  usual={usual}
                  renderPlans={(choice) => <PlanChoice {...choice} />}
                />
              </div>
            )}
          </section>
        )}
      </div>
      {unsaved.question}
    </PageColumn>
  );
}

function Reading() {
  return (
    <div role="status">
      <span className="visually-hidden">Reading the structure of the project...</span>
      <Skeleton height="block" />
    </div>
  );
}
