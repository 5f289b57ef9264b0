import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSpacePermission } from '../../lib/session/use-space-permission.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageColumn } from '../shell/page-column.tsx';
import { isMakerOnlyPage } from './maker-only-pages.ts';

/** In a shared space, in place of pages that an asker came to by their address. */
export function MakersOnly({ children, isKnown }: { children: ReactNode; isKnown: boolean }) {
  const { pathname } = useLocation();
  const isMaker = useSpacePermission('look');
  if (!isKnown || isMaker || !isMakerOnlyPage(pathname)) return children;
  return (
    <PageColumn width="narrow">
      <Notice
        tone="info"
        title="This page is for the makers of this space"
        action={<ButtonLink to="/dashboard">Ask a question</ButtonLink>}
      >
        You can ask questions and run the tools that are published. An owner or admin of the space can change
        your role.
      </Notice>
    </PageColumn>
  );
}
