import { Background, Controls, type NodeChange, ReactFlow, useReactFlow, useStore } from '@xyflow/react';
import { Compress, Expand } from 'iconoir-react';
import { type MouseEvent, useCallback, useMemo, useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import type { Graph } from '../../model/diagram-graph.ts';
import { flowNode, type TableFlowNode } from '../../model/flow-node.ts';
import { boundsOf, type GraphLayout, tableAt } from '../../model/layout-graph.ts';
import { TableColumnsPanel } from '../table-columns-panel.tsx';
import styles from './diagram.module.css';
import { DiagramPaintedOnCanvas } from './diagram-painted-on-canvas.tsx';
import { DiagramSearch } from './diagram-search.tsx';
import { TableNode } from './table-node.tsx';

const nodeTypes = { table: TableNode };

/** From this far away, and with this many tables, the boxes are painted: each as an element would stutter. */
const afar = { zoom: 0.35, tables: 120 } as const;

const whole = { padding: 0.08 } as const;
const noNodes: TableFlowNode[] = [];

type DiagramFlowProps = {
  graph: Graph;
  layout: GraphLayout;
  large: boolean;
  onLarge: (large: boolean) => void;
};

export function DiagramFlow({ graph, layout, large, onLarge }: DiagramFlowProps) {
  const flow = useReactFlow();
  const [current, setCurrent] = useState<string | null>(null);
  const small = useStore(({ transform }) => transform[2] < afar.zoom);
  const far = small && graph.nodes.length > afar.tables;
  const bounds = useMemo(() => boundsOf(graph.nodes, layout), [graph, layout]);
  const still = useMemo(
    () => graph.nodes.map((node) => flowNode(node, layout.places.get(node.id))),
    [graph, layout],
  );
  const nodes = useMemo(
    () => still.map((node) => (node.id === current ? { ...node, selected: true } : node)),
    [still, current],
  );

  const onNodesChange = useCallback((changes: NodeChange<TableFlowNode>[]) => {
    const chosen = changes.find((change) => change.type === 'select' && change.selected);
    if (chosen?.type === 'select') setCurrent(chosen.id);
  }, []);
  const showAll = () => void flow.fitBounds(bounds, whole);
  const goTo = (id: string) => {
    const node = still.find((one) => one.id === id);
    if (!node) return;
    setCurrent(id);
    const { x, y } = node.position;
    void flow.setCenter(x + (node.width ?? 0) / 2, y + (node.height ?? 0) / 2, { zoom: 0.9, duration: 160 });
  };
  const onPaneClick = ({ clientX, clientY }: MouseEvent) => {
    const point = flow.screenToFlowPosition({ x: clientX, y: clientY });
    const hit = far ? tableAt(graph.nodes, layout, point) : undefined;
    if (hit === undefined) setCurrent(null);
    else goTo(hit);
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
          nodes={far ? noNodes : nodes}
          nodeTypes={nodeTypes}
          onNodesChange={onNodesChange}
          onPaneClick={onPaneClick}
          onInit={showAll}
          onlyRenderVisibleElements
          nodesDraggable={false}
          nodesConnectable={false}
          deleteKeyCode={null}
          minZoom={0.01}
          maxZoom={1.5}
        >
          {/* From afar the dots are too fine to be seen, and dear to draw. */}
          {!small && <Background gap={20} size={1} />}
          <DiagramPaintedOnCanvas graph={graph} layout={layout} current={current} far={far} />
        </ReactFlow>
        <Controls showInteractive={false} onFitView={showAll} />
        {table && <TableColumnsPanel table={table} onClose={() => setCurrent(null)} />}
      </div>
    </div>
  );
}
