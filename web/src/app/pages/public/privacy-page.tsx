import { PrivacyContent } from '../../../features/landing/components/legal/privacy-content.tsx';
import { PageMeta } from '../../page-meta.tsx';
import { PageColumn } from '../../shell/page-column.tsx';

export function PrivacyPage() {
  return (
    <PageColumn width="narrow">
      <PageMeta
        title="Privacy"
        description="What this Parley server stores, how secrets are kept, and what is sent to an AI provider."
      />
      <PrivacyContent />
    </PageColumn>
  );
}
