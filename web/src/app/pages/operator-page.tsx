import { HealthView } from '../../features/operator/components/health-view.tsx';
import {
  JobsView,
  RecordView,
  SettingsView,
} from '../../features/operator/components/jobs-audit-log-and-settings.tsx';
import { ModelOffersView } from '../../features/operator/components/model-offers-view.tsx';
import { PeopleList } from '../../features/operator/components/people-list.tsx';
import { PersonView } from '../../features/operator/components/person-view.tsx';
import { UsageView } from '../../features/operator/components/usage-view.tsx';
import { useSearchParams } from '../../lib/routing/use-search-params.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Tabs } from '../../ui/actions/tabs.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageMeta } from '../page-meta.tsx';
import { PageColumn } from '../shell/page-column.tsx';

export function OperatorPage() {
  const [search, setSearch] = useSearchParams();
  const { data: user } = useSession();
  const person = search.get('person');
  const show = (next: Record<string, string>) => setSearch(next, { preventScrollReset: true });
  const people = person ? (
    <PersonView key={person} id={person} isSelf={person === user?.id} onBack={() => show({})} />
  ) : (
    <PeopleList onOpen={(id) => show({ person: id })} />
  );
  const tabs = [
    { id: 'people', label: 'People', content: people },
    { id: 'usage', label: 'Usage', content: <UsageView /> },
    { id: 'ai', label: 'AI', content: <ModelOffersView /> },
    { id: 'health', label: 'Health', content: <HealthView /> },
    { id: 'jobs', label: 'Jobs', content: <JobsView /> },
    { id: 'record', label: 'Record', content: <RecordView /> },
    { id: 'settings', label: 'Settings', content: <SettingsView /> },
  ];
  const asked = search.get('tab');
  return (
    <PageColumn>
      <PageMeta title="Operator" />
      <PageHeader
        title="Operator"
        description="Who uses this server, and how it does. What is done here is recorded."
      />
      <Tabs
        label="Operator"
        tabs={tabs}
        value={tabs.find(({ id }) => id === asked)?.id ?? 'people'}
        onChange={(tab) => show(tab === 'people' ? {} : { tab })}
      />
    </PageColumn>
  );
}
