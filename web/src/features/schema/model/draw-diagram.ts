import type { Graph, GraphEdge, GraphNode } from './diagram-graph.ts';
import type { GraphLayout, Position } from './layout-graph.ts';

export type Colours = {
  line: string;
  accent: string;
  box: string;
  border: string;
  text: string;
  font: string;
};

export type Picture = {
  graph: Graph;
  layout: GraphLayout;
  /** How far the picture is moved and how much it is enlarged. */
  view: { x: number; y: number; zoom: number };
  size: { width: number; height: number };
  current: string | null;
  /** From afar the boxes are drawn here too, instead of being elements of the page. */
  far: boolean;
  colours: Colours;
};

type Pen = CanvasRenderingContext2D;
type Area = { left: number; top: number; right: number; bottom: number };

/** Below this zoom a name would be a smear. */
const legible = 0.11;

export function drawDiagram(pen: Pen, picture: Picture): void {
  const { graph, layout, view, current, far } = picture;
  const area = visibleArea(picture);
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
  const density = pen.canvas.width / picture.size.width;
  pen.setTransform(density * view.zoom, 0, 0, density * view.zoom, density * view.x, density * view.y);
  const touches = ({ source, target }: GraphEdge) => source === current || target === current;
  for (const edge of graph.edges) if (!touches(edge)) drawLine(pen, picture, { edge, area, near: false });
  for (const edge of graph.edges) if (touches(edge)) drawLine(pen, picture, { edge, area, near: true });
  if (!far) return;
  for (const node of graph.nodes) {
    const place = layout.places.get(node.id);
    if (place && overlaps(area, boxArea(node, place))) drawBox(pen, picture, { node, place });
  }
}

function drawLine(
  pen: Pen,
  { layout, view, colours }: Picture,
  { edge, area, near }: { edge: GraphEdge; area: Area; near: boolean },
): void {
  const route = layout.routes.get(edge.id);
  const end = route?.at(-1);
  if (!route || !end || !overlaps(area, areaOf(route))) return;
  // A line keeps a width that can be seen, however small the picture is.
  const width = (near ? 2 : 1.25) / Math.min(1, Math.max(view.zoom, 0.25));
  pen.strokeStyle = near ? colours.accent : colours.line;
  pen.fillStyle = pen.strokeStyle;
  pen.lineWidth = width;
  pen.setLineDash(edge.origin === 'inferred' ? [width * 4, width * 4] : []);
  pen.beginPath();
  tracePath(pen, route);
  pen.stroke();
  pen.beginPath();
  pen.arc(end.x, end.y, width * 2, 0, Math.PI * 2);
  pen.fill();
}

/** Around each corner in a curve. */
function tracePath(pen: Pen, points: Position[]): void {
  points.forEach((point, index) => {
    const next = points[index + 1];
    if (index === 0) pen.moveTo(point.x, point.y);
    else if (!next) pen.lineTo(point.x, point.y);
    else pen.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2);
  });
}

function drawBox(
  pen: Pen,
  { view, current, colours }: Picture,
  { node, place }: { node: GraphNode; place: Position },
): void {
  const chosen = node.id === current;
  pen.fillStyle = colours.box;
  pen.strokeStyle = chosen ? colours.accent : colours.border;
  pen.lineWidth = (chosen ? 2 : 1) / view.zoom;
  pen.setLineDash([]);
  pen.fillRect(place.x, place.y, node.width, node.height);
  pen.strokeRect(place.x, place.y, node.width, node.height);
  if (view.zoom < legible) return;
  pen.fillStyle = colours.text;
  pen.font = `600 28px ${colours.font}`;
  pen.textBaseline = 'middle';
  pen.fillText(clip(node.table.name), place.x + 12, place.y + node.height / 2, node.width - 24);
}

function clip(name: string): string {
  return name.length > 18 ? `${name.slice(0, 17)}…` : name;
}

function visibleArea({ view: { x, y, zoom }, size }: Picture): Area {
  return {
    left: -x / zoom,
    top: -y / zoom,
    right: (size.width - x) / zoom,
    bottom: (size.height - y) / zoom,
  };
}

function boxArea({ width, height }: GraphNode, { x, y }: Position): Area {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

function areaOf(points: Position[]): Area {
  const area = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    area.left = Math.min(area.left, x);
    area.top = Math.min(area.top, y);
    area.right = Math.max(area.right, x);
    area.bottom = Math.max(area.bottom, y);
  }
  return area;
}

function overlaps(a: Area, b: Area): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}
