import { ConnectAgent } from '../../../features/agents/components/connect-agent.tsx';
import { useSpacePermission } from '../../../lib/session/use-space-permission.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PageMeta } from '../../page-meta.tsx';
import { PageColumn } from '../../shell/page-column.tsx';

export function ConnectAgentPage() {
  const isMaker = useSpacePermission('look');
  return (
    <PageColumn>
      <PageMeta title="Connect an agent" />
      <PageHeader
        title="Connect an agent"
        description="Your tools inside the editor or assistant you already use, through MCP."
        actions={
          <>
            {isMaker && <ButtonLink to="/settings?tab=access-tokens">Access tokens</ButtonLink>}
            <ButtonLink to="/docs/api">API reference</ButtonLink>
          </>
        }
      />
      <ConnectAgent />
    </PageColumn>
  );
}
