import { PrivacyPage } from '../../../features/landing/components/legal/privacy-page.tsx';
import { PageMeta } from '../../page-meta.tsx';
import { PageColumn } from '../../shell/page-column.tsx';

export function PrivacyRoute() {
  return (
    <PageColumn width="narrow">
      <PageMeta
        title="Privacy"
        description="What this Parley server stores, how secrets are kept, and what is sent to an AI provider."
      />
      <PrivacyPage />
    </PageColumn>
  );
}
