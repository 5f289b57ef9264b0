import { AboutPage } from '../../../features/landing/components/legal/about-page.tsx';
import { PageMeta } from '../../page-meta.tsx';
import { PageColumn } from '../../shell/page-column.tsx';

export function AboutRoute() {
  return (
    <PageColumn width="narrow">
      <PageMeta
        title="About"
        description="What Parley is, who it is for, and how it works on your own server."
      />
      <AboutPage />
    </PageColumn>
  );
}
