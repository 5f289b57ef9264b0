import { useLocation } from 'react-router';
import { JoinSpace } from '../../../features/spaces/components/join-space.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PageMeta } from '../../page-meta.tsx';
import { PageColumn } from '../../shell/page-column.tsx';

export function JoinSpacePage() {
  const { hash } = useLocation();
  return (
    <PageColumn width="narrow">
      <PageMeta title="Join a space" />
      <PageHeader title="Join a space" description="Members share its databases and tools." />
      <JoinSpace secret={hash.slice(1)} />
    </PageColumn>
  );
}
