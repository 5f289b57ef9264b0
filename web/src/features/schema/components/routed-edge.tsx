import { BaseEdge, type Edge, type EdgeProps } from '@xyflow/react';
import type { Position } from '../model/layout-graph.ts';

export function RoutedEdge({ id, data, label }: EdgeProps<Edge<{ route: Position[] }>>) {
  const route = data?.route ?? [];
  const middle = route[Math.floor(route.length / 2)] ?? { x: 0, y: 0 };
  return (
    <BaseEdge
      id={id}
      path={smoothPath(route)}
      labelX={middle.x}
      labelY={middle.y}
      {...(label !== undefined && { label })}
    />
  );
}

/** Straight to the middle of the first stretch, around each corner in a curve, and straight to the end. */
function smoothPath(points: Position[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const curves = rest.slice(0, -1).map((corner, index) => {
    const next = rest[index + 1] ?? corner;
    return `Q ${corner.x} ${corner.y} ${(corner.x + next.x) / 2} ${(corner.y + next.y) / 2}`;
  });
  return [`M ${first.x} ${first.y}`, ...curves, `L ${last.x} ${last.y}`].join(' ');
}
