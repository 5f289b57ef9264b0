import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { CallbackScreen } from '../../../features/projects/components/connect/callback-screen.tsx';
import { useFinishDatabaseConnection } from '../../../features/projects/requests/use-finish-database-connection.ts';
import { scanSchema } from '../../../features/schema/requests/scan-schema.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { notify } from '../../../ui/feedback/toaster.tsx';
import { CallbackOpenedDirectlyNotice } from '../../callback-opened-directly-notice.tsx';
import { PageMeta } from '../../page-meta.tsx';

const toConnections = (
  <ButtonLink to="/connections" variant="primary">
    Return to Connections
  </ButtonLink>
);

export function FinishDatabaseConnectionPage() {
  const callback = useFinishDatabaseConnection(readSchema);
  const navigate = useNavigate();
  const finished = callback.status === 'done' ? callback.finished : null;
  useEffect(() => {
    if (!finished) return;
    notify.success(finished.message);
    void navigate(finished.to, { replace: true, state: { told: true } });
  }, [finished, navigate]);

  if (callback.status === 'nothing') {
    return (
      <CallbackOpenedDirectlyNotice heading="Connect a database" action={toConnections}>
        A database connection that was begun elsewhere ends on this page. Nothing is waiting to be completed.
      </CallbackOpenedDirectlyNotice>
    );
  }
  return (
    <>
      <PageMeta title="Connecting Database" />
      {callback.status === 'error' ? (
        <CallbackScreen
          state="error"
          title="Connection Failed"
          actions={
            <>
              {toConnections}
              <Button onClick={() => location.reload()}>Try Again</Button>
            </>
          }
        >
          {callback.message}
        </CallbackScreen>
      ) : (
        <CallbackScreen state="working" title="Connecting Database...">
          Receiving access, saving the connection and reading its schema.
        </CallbackScreen>
      )}
    </>
  );
}

async function readSchema(connectionId: string) {
  const { schema, origin } = await scanSchema(connectionId);
  if (origin === 'sample') throw new Error('A sample is not the schema of the project.');
  return schema;
}
