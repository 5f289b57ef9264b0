import { errorMessage } from '../../../lib/api/error-message.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useToolsets } from '../requests/use-toolsets.ts';
import { useWhatAgentsSee } from '../requests/use-what-agents-see.ts';
import { AgentCalls } from './agent-calls.tsx';
import styles from './agents.module.css';
import { ConnectSettings } from './connect-settings.tsx';
import { Toolsets } from './toolsets.tsx';

export function ConnectAgent() {
  const seen = useWhatAgentsSee();
  const sets = useToolsets();
  const error = seen.error ?? sets.error;
  const retry = () => {
    void seen.refetch();
    void sets.refetch();
  };
  return (
    <div className={styles.stack}>
      {error && (
        <Notice tone="error" action={<Button onClick={retry}>Retry</Button>}>
          {errorMessage(error)}
        </Notice>
      )}
      {seen.data?.tools.length === 0 && (
        <Notice tone="info">An agent can connect, but there is no active tool yet for it to run.</Notice>
      )}
      {seen.data && sets.data ? (
        <div className={styles.desk}>
          <ConnectSettings sources={seen.data.sources} toolsets={sets.data.toolsets} />
          <Toolsets toolsets={sets.data.toolsets} tools={seen.data.tools} />
          <AgentCalls />
        </div>
      ) : (
        !error && <Skeleton height="block" width="full" />
      )}
    </div>
  );
}
