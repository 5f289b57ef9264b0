import type { DatabaseSchema, Relationship, Table } from '@parley/contract/database-schema';
import { tableId } from './table-id.ts';

/** Sizes that the style sheet of the boxes repeats: nothing is measured, so nothing waits to be drawn. */
export const box = { width: 232, header: 36, row: 24, footer: 24, shown: 8 } as const;

export type GraphNode = { id: string; table: Table; width: number; height: number };
export type GraphEdge = { id: string; source: string; target: string; origin: Relationship['origin'] };
export type Graph = { nodes: GraphNode[]; edges: GraphEdge[] };

export function diagramGraph(schema: DatabaseSchema): Graph {
  const nodes = schema.tables.map((table) => ({
    id: tableId(table),
    table,
    width: box.width,
    height: boxHeight(table.columns.length),
  }));
  const known = new Set(nodes.map(({ id }) => id));
  const edges = mergedEdges(schema.relationships).filter(
    ({ source, target }) => known.has(source) && known.has(target),
  );
  return { nodes, edges };
}

function boxHeight(columns: number): number {
  const more = columns > box.shown ? box.footer : 0;
  return box.header + Math.min(columns, box.shown) * box.row + more;
}

/** The columns of a composite key are one line between two tables. */
function mergedEdges(relationships: Relationship[]): GraphEdge[] {
  const edges = new Map<string, GraphEdge>();
  for (const one of relationships) {
    const source = tableId({ schema: one.source_schema, name: one.source_table });
    const target = tableId({ schema: one.target_schema, name: one.target_table });
    const id = JSON.stringify([source, target]);
    if (!edges.has(id)) edges.set(id, { id, source, target, origin: one.origin });
  }
  return [...edges.values()];
}
