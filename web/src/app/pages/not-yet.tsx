import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageMeta } from '../page-meta.tsx';
import { PageColumn } from '../shell/page-column.tsx';

type NotYetProps = {
  heading: string;
  purpose: string;
  icon: ReactNode;
  meanwhile: ReactNode;
  action: ReactNode;
};

/** A page whose work is not built yet: its real heading, and the plain truth about it. */
export function NotYet({ heading, purpose, icon, meanwhile, action }: NotYetProps) {
  return (
    <PageColumn>
      <PageMeta title={heading} />
      <PageHeader title={heading} description={purpose} />
      <EmptyState icon={icon} title="Not available in this version yet" action={action}>
        {meanwhile}
      </EmptyState>
    </PageColumn>
  );
}
