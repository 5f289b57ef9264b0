import { errorMessage } from '../../../lib/api/error-message.ts';
import { useSpacePermission } from '../../../lib/session/use-space-permission.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useSourcesAndToolsForAgents } from '../requests/use-sources-and-tools-for-agents.ts';
import { useToolsets } from '../requests/use-toolsets.ts';
import { AccessTokens } from './access-tokens.tsx';
import { AgentCalls } from './agent-calls.tsx';
import { AgentSetupInstructions } from './agent-setup-instructions.tsx';
import styles from './agents.module.css';
import { Toolsets } from './toolsets.tsx';

/** Askers group no tools, and have their tokens here: Settings are for makers. */
export function ConnectAgent() {
  const isMaker = useSpacePermission('change-tools');
  const seen = useSourcesAndToolsForAgents();
  const sets = useToolsets(isMaker);
  const toolsets = isMaker ? sets.data?.toolsets : [];
  const error = seen.error ?? sets.error;
  const retry = () => {
    void seen.refetch();
    if (isMaker) void sets.refetch();
  };
  return (
    <div className={styles.stack}>
      {error && (
        <Notice tone="error" action={<Button onClick={retry}>Retry</Button>}>
          {errorMessage(error)}
        </Notice>
      )}
      {seen.data?.tools.length === 0 && (
        <Notice tone="info">
          An agent can connect, but there is no {isMaker ? 'active' : 'published'} tool yet for it to run.
        </Notice>
      )}
      {seen.data && toolsets ? (
        <div className={styles.desk}>
          <AgentSetupInstructions sources={seen.data.sources} toolsets={toolsets} isMaker={isMaker} />
          {isMaker ? (
            <Toolsets toolsets={toolsets} tools={seen.data.tools} />
          ) : (
            <AccessTokens mayClear={false} isBesideAgents />
          )}
          <AgentCalls />
        </div>
      ) : (
        !error && <Skeleton height="block" width="full" />
      )}
    </div>
  );
}
