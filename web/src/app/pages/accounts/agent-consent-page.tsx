import { useLocation } from 'react-router';
import { AgentConsent } from '../../../features/agents/components/agent-consent.tsx';
import { OpenOtherSpace } from '../../../features/spaces/components/open-other-space.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PageMeta } from '../../page-meta.tsx';
import { PageColumn } from '../../shell/page-column.tsx';

export function AgentConsentPage() {
  const { search } = useLocation();
  return (
    <PageColumn width="narrow">
      <PageMeta title="Allow an agent" />
      <PageHeader title="Allow an agent" description="You decide what it can see and do." />
      <OpenOtherSpace label="Let it into another space" page={`/oauth/consent${search}`} />
      <AgentConsent search={search} leave={(address) => window.location.assign(address)} />
    </PageColumn>
  );
}
