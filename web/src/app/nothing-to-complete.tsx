import type { ReactNode } from 'react';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { PageMeta } from './page-meta.tsx';
import { PageColumn } from './shell/page-column.tsx';

type NothingToCompleteProps = { heading: string; children: ReactNode; action: ReactNode };

/** Where a sign-in with another service comes back to; opened on its own it has nothing to do. */
export function NothingToComplete({ heading, children, action }: NothingToCompleteProps) {
  return (
    <PageColumn width="narrow">
      <PageMeta title={heading} />
      <PageHeader title={heading} />
      <EmptyState title="There is nothing to complete here" action={action}>
        {children}
      </EmptyState>
    </PageColumn>
  );
}
