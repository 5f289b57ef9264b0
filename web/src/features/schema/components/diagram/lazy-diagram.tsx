import type { DatabaseSchema } from '@parley/contract/database-schema';
import { lazy, Suspense } from 'react';
import { Spinner } from '../../../../ui/feedback/spinner.tsx';
import styles from './lazy-diagram.module.css';

/** The drawing library is heavier than the rest of the page: it is loaded with the first look at a diagram. */
const Diagram = lazy(async () => ({ default: (await import('./diagram.tsx')).Diagram }));

type LazyDiagramProps = { schema: DatabaseSchema; large: boolean; onLarge: (large: boolean) => void };

export function LazyDiagram(props: LazyDiagramProps) {
  return (
    <Suspense
      fallback={
        <div className={styles.waiting}>
          <Spinner label="Loading the diagram..." />
        </div>
      }
    >
      <Diagram {...props} />
    </Suspense>
  );
}
