import type { Connection } from '@parley/contract/connections';
import type { DatabaseSchema } from '@parley/contract/database-schema';
import { Network } from 'iconoir-react';
import { StepPanel } from '../../../features/dashboard/components/step-panel.tsx';
import { SampleSchemaNotice } from '../../../features/schema/components/sample-schema-notice.tsx';
import { SchemaBrowser } from '../../../features/schema/components/schema-browser.tsx';
import type { useSchema } from '../../../features/schema/requests/use-schema.ts';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

type DashboardSchemaStepProps = {
  active: Connection;
  read: ReturnType<typeof useSchema>;
  /** What this browser remembers from the last time, for when nobody answers. */
  remembered: DatabaseSchema | null;
  onPick: () => void;
  onContinue: () => void;
};

export function DashboardSchemaStep({
  active,
  read,
  remembered,
  onPick,
  onContinue,
}: DashboardSchemaStepProps) {
  const { data, error, isFetching, refetch } = read;
  const schema = data?.schema ?? (error ? remembered : null);
  const isOwn = Boolean(data?.schema) && data?.origin !== 'sample';
  return (
    <StepPanel
      title={`Schema of ${active.name}`}
      description={schema ? summary(schema) : !error && 'Reading its structure...'}
      actions={
        <>
          <Button onClick={onPick}>{schema ? 'Change Project' : 'Select Project & Fetch Schema'}</Button>
          {isOwn && (
            <Button variant="primary" onClick={onContinue}>
              Generate Tools
            </Button>
          )}
        </>
      }
    >
      {error && (
        <Notice
          tone={schema ? 'warning' : 'error'}
          title="Failed to load database schema"
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              Retry
            </Button>
          }
        >
          {errorMessage(error)} {schema && 'You see what this browser remembers from last time.'}
        </Notice>
      )}
      {data?.origin === 'sample' && <SampleSchemaNotice problems={data.problems} />}
      {schema && <SchemaBrowser key={active.id} schema={schema} />}
      {!schema && !error && <Skeleton height="block" />}
      {schema && (
        <div>
          <ButtonLink
            to={`/connections?schema=${active.id}`}
            size="sm"
            icon={<Network width={15} height={15} aria-hidden="true" />}
          >
            Diagram, preview and custom schema
          </ButtonLink>
        </div>
      )}
    </StepPanel>
  );
}

function summary({ metadata }: DatabaseSchema): string {
  const { tables_count: tables, relationships_count: ties } = metadata;
  return `${tables} ${tables === 1 ? 'table' : 'tables'}, ${ties} ${ties === 1 ? 'relationship' : 'relationships'}`;
}
