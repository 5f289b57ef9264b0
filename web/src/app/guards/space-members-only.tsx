import type { ReactNode } from 'react';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { errorMessage } from '../../lib/api/error-message.ts';
import { openSpace } from '../../lib/session/current-space.ts';
import { useOpenSpace } from '../../lib/session/use-space-permission.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageColumn } from '../shell/page-column.tsx';
import { MakersOnly } from './makers-only.tsx';

/** In place of the pages of a shared space, for whoever is no member of it, or not any more. */
export function SpaceMembersOnly({ children }: { children: ReactNode }) {
  const { data, error } = useOpenSpace();
  if (!(error instanceof ApiFailure) || error.code !== 'space_not_found') {
    return data || error ? <MakersOnly isKnown={data !== undefined}>{children}</MakersOnly> : null;
  }
  return (
    <PageColumn width="narrow">
      <Notice
        tone="error"
        title="This space is closed to you"
        action={<Button onClick={() => openSpace(undefined)}>Open your personal space</Button>}
      >
        {errorMessage(error)}
      </Notice>
    </PageColumn>
  );
}
