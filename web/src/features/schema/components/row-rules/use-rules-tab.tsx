import type { Table } from '@parley/contract/database-schema';
import { lazy, Suspense, useState } from 'react';
import { openSpaceId } from '../../../../lib/session/current-space.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';

const RulesTab = lazy(async () => ({ default: (await import('./rules-tab.tsx')).RulesTab }));

const id = 'rules';

type Shown = {
  connectionId: string | null;
  tables: Table[];
  tab: string;
  onUnsaved?: ((isUnsaved: boolean) => void) | undefined;
};

/** In a shared space alone: elsewhere there is nobody to tell apart. What is being edited outlasts a look at another tab. */
export function useRulesTab({ connectionId, tables, tab, onUnsaved }: Shown) {
  const [wasOpen, setWasOpen] = useState(false);
  if (tab === id && !wasOpen) setWasOpen(true);
  if (openSpaceId === undefined || connectionId === null) return [];
  const content = (
    <Suspense fallback={<Skeleton height="block" />}>
      <RulesTab connectionId={connectionId} tables={tables} onUnsaved={onUnsaved} />
    </Suspense>
  );
  return [{ id, label: 'Row rules', keep: wasOpen, content }];
}
