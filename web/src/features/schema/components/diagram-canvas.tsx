import { Background, Controls, type Edge, type NodeChange, ReactFlow, useReactFlow } from '@xyflow/react';
import { Compress, Expand } from 'iconoir-react';
import { useCallback, useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Graph, GraphEdge } from '../model/diagram-graph.ts';
import { flowNode, type TableFlowNode } from '../model/flow-node.ts';
import type { GraphLayout, Position } from '../model/layout-graph.ts';
import styles from './diagram.module.css';
import { DiagramSearch } from './diagram-search.tsx';
import { RoutedEdge } from './routed-edge.tsx';
import { TableNode } from './table-node.tsx';
import { TablePanel } from './table-panel.tsx';

const nodeTypes = { table: TableNode };
const edgeTypes = { routed: RoutedEdge };

type DiagramCanvasProps = {
  graph: Graph;
  layout: GraphLayout;
  large: boolean;
  onLarge: (large: boolean) => void;
};

export function DiagramCanvas({ graph, layout, large, onLarge }: DiagramCanvasProps) {
  const flow = useReactFlow();
  const [current, setCurrent] = useState<string | null>(null);
  const still = useMemo(
    () => graph.nodes.map((node) => flowNode(node, layout.places.get(node.id))),
    [graph, layout],
  );
  const nodes = useMemo(
    () => still.map((node) => (node.id === current ? { ...node, selected: true } : node)),
    [still, current],
  );
  const edges = useMemo(
    () => graph.edges.map((edge) => flowEdge(edge, current, layout.routes.get(edge.id))),
    [graph, layout, current],
  );

  const onNodesChange = useCallback((changes: NodeChange<TableFlowNode>[]) => {
    const chosen = changes.find((change) => change.type === 'select' && change.selected);
    if (chosen?.type === 'select') setCurrent(chosen.id);
  }, []);
  const goTo = (id: string) => {
    setCurrent(id);
    void flow.fitView({ nodes: [{ id }], maxZoom: 1, duration: 160 });
  };
  const table = graph.nodes.find(({ id }) => id === current)?.table;

  return (
    <div className={styles.diagram}>
      <div className={styles.bar}>
        <DiagramSearch tables={graph.nodes.map((node) => node.table)} onFind={goTo} />
        <p className={styles.legend}>
          <span className={styles.declared}>declared key</span>
          <span className={styles.inferred}>inferred from names</span>
        </p>
        <Button
          size="sm"
          icon={large ? <Compress width={15} height={15} /> : <Expand width={15} height={15} />}
          onClick={() => onLarge(!large)}
        >
          {large ? 'Smaller' : 'Larger'}
        </Button>
      </div>
      <div className={classNames(styles.frame, large && styles.large)}>
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          onNodesChange={onNodesChange}
          onPaneClick={() => setCurrent(null)}
          onlyRenderVisibleElements
          nodesDraggable={false}
          nodesConnectable={false}
          edgesFocusable={false}
          deleteKeyCode={null}
          minZoom={0.02}
          maxZoom={2}
          fitView
          fitViewOptions={{ maxZoom: 1, padding: 0.08 }}
        >
          <Background gap={20} size={1} />
          <Controls showInteractive={false} />
        </ReactFlow>
        {table && <TablePanel table={table} onClose={() => setCurrent(null)} />}
      </div>
    </div>
  );
}

type Route = Position[] | undefined;

function flowEdge(
  { id, source, target, label, origin }: GraphEdge,
  current: string | null,
  route: Route,
): Edge {
  const near = source === current || target === current;
  return {
    id,
    source,
    target,
    ...(route && { type: 'routed', data: { route } }),
    className: classNames(styles.edge, origin === 'inferred' && styles.dashed, near && styles.near),
    ...(near && { label, zIndex: 1 }),
  };
}
