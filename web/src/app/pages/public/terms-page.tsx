import { TermsPage } from '../../../features/landing/components/legal/terms-page.tsx';
import { PageMeta } from '../../page-meta.tsx';
import { PageColumn } from '../../shell/page-column.tsx';

export function TermsRoute() {
  return (
    <PageColumn width="narrow">
      <PageMeta title="Terms" description="The terms of using this Parley server." />
      <TermsPage />
    </PageColumn>
  );
}
