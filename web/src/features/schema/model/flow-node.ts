import type { Table } from '@parley/contract/database-schema';
import type { Node } from '@xyflow/react';
import type { GraphNode } from './diagram-graph.ts';
import type { Position } from './layout-graph.ts';
import { tableId } from './table-id.ts';

export type TableFlowNode = Node<{ table: Table }, 'table'>;

/** With its size given beforehand, a box need not be drawn to be measured. */
export function flowNode(
  { id, table, width, height }: GraphNode,
  place: Position = { x: 0, y: 0 },
): TableFlowNode {
  return {
    id,
    type: 'table',
    position: place,
    data: { table },
    width,
    height,
    measured: { width, height },
    // Without a list, each box would be drawn once, in sight or not, to look for its handles.
    handles: [],
    ariaLabel: `${tableId(table)}, ${table.columns.length} columns`,
  };
}
