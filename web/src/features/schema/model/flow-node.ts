import type { Table } from '@parley/contract/schema';
import { type Node, Position as Side } from '@xyflow/react';
import type { GraphNode } from './diagram-graph.ts';
import type { Position } from './layout-graph.ts';
import { tableId } from './table-id.ts';

export type TableFlowNode = Node<{ table: Table }, 'table'>;

/** With its size and handles given beforehand, a box out of sight need not be drawn to be connected. */
export function flowNode(
  { id, table, width, height }: GraphNode,
  place: Position = { x: 0, y: 0 },
): TableFlowNode {
  const middle = height / 2;
  return {
    id,
    type: 'table',
    position: place,
    data: { table },
    width,
    height,
    ariaLabel: `${tableId(table)}, ${table.columns.length} columns`,
    handles: [
      { type: 'target', position: Side.Right, x: width, y: middle, width: 1, height: 1 },
      { type: 'source', position: Side.Left, x: 0, y: middle, width: 1, height: 1 },
    ],
  };
}
