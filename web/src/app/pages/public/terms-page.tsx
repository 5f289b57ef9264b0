import { TermsContent } from '../../../features/landing/components/legal/terms-content.tsx';
import { PageMeta } from '../../page-meta.tsx';
import { PageColumn } from '../../shell/page-column.tsx';

export function TermsPage() {
  return (
    <PageColumn width="narrow">
      <PageMeta title="Terms" description="The terms of using this Parley server." />
      <TermsContent />
    </PageColumn>
  );
}
