import type { ReactNode } from 'react';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { PageMeta } from './page-meta.tsx';
import { PageColumn } from './shell/page-column.tsx';

type CallbackOpenedDirectlyNoticeProps = { heading: string; children: ReactNode; action: ReactNode };

/** Where a sign-in with another service comes back to; opened on its own it has nothing to do. */
export function CallbackOpenedDirectlyNotice({
  heading,
  children,
  action,
}: CallbackOpenedDirectlyNoticeProps) {
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
