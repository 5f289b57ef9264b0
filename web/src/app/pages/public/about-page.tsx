import { AboutContent } from '../../../features/landing/components/legal/about-content.tsx';
import { PageMeta } from '../../page-meta.tsx';
import { PageColumn } from '../../shell/page-column.tsx';

export function AboutPage() {
  return (
    <PageColumn width="narrow">
      <PageMeta
        title="About"
        description="What Parley is, who it is for, and how it works on your own server."
      />
      <AboutContent />
    </PageColumn>
  );
}
