import '@xyflow/react/dist/base.css';
import type { DatabaseSchema } from '@parley/contract/database-schema';
import { ReactFlowProvider } from '@xyflow/react';
import { useMemo } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Spinner } from '../../../../ui/feedback/spinner.tsx';
import { diagramGraph } from '../../model/diagram-graph.ts';
import { useDiagramLayout } from '../../model/use-diagram-layout.ts';
import styles from './diagram.module.css';
import { DiagramFlow } from './diagram-flow.tsx';

type DiagramProps = { schema: DatabaseSchema; large: boolean; onLarge: (large: boolean) => void };

export function Diagram({ schema, large, onLarge }: DiagramProps) {
  const graph = useMemo(() => diagramGraph(schema), [schema]);
  const layout = useDiagramLayout(graph);
  if (graph.nodes.length === 0)
    return <EmptyState title="No tables found">There is nothing to draw.</EmptyState>;
  if (layout.state === 'failed') {
    return <Notice tone="error">This browser could not lay out the diagram.</Notice>;
  }
  if (layout.state === 'working') {
    return (
      <div className={classNames(styles.frame, styles.waiting, large && styles.large)}>
        <Spinner label={`Placing ${graph.nodes.length} tables...`} />
      </div>
    );
  }
  return (
    <ReactFlowProvider>
      <DiagramFlow graph={graph} layout={layout} large={large} onLarge={onLarge} />
    </ReactFlowProvider>
  );
}
