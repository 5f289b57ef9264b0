import { useQuery } from '@tanstack/react-query';
import { useConnections } from '../../features/connections/requests/use-connections.ts';
import { useSubscription } from '../../features/plans/requests/use-subscription.ts';
import { apiKeyQuery } from '../../features/settings/requests/use-api-key.ts';
import { greetingName } from '../../lib/person-name.ts';
import { useSession } from '../../lib/session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageMeta } from '../page-meta.tsx';
import { PageColumn } from '../shell/page-column.tsx';
import { FirstSteps } from './first-steps.tsx';

export function DashboardPage() {
  const { data: user } = useSession();
  const { data: key } = useQuery(apiKeyQuery);
  const { data: plan } = useSubscription(true);
  const { data: list } = useConnections();
  return (
    <PageColumn>
      <PageMeta title="Dashboard" />
      <PageHeader
        title={`Welcome, ${greetingName(user ?? {})}`}
        description="Three things can be made ready today; the rest of the way opens with the next versions."
      />
      <FirstSteps
        hasKey={Boolean(key?.apiKey)}
        hasPlan={Boolean(plan?.subscription)}
        hasConnection={(list?.connections.length ?? 0) > 0}
      />
    </PageColumn>
  );
}
