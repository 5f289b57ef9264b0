import type { Graph, GraphEdge, GraphNode } from './diagram-graph.ts';
import type { GraphLayout, Position } from './layout-graph.ts';
import { type Area, type Size, type View, visibleArea } from './viewport-geometry.ts';

export type Colours = {
  line: string;
  accent: string;
  box: string;
  border: string;
  text: string;
  font: string;
};

type Line = { edge: GraphEdge; path: Path2D; end: Position; area: Area };
type Box = Area & { id: string; width: number; height: number; name: string };

/** All that can be drawn, in the diagram's own measure: it stays the same however the picture moves. */
export type Shapes = { lines: Line[]; boxes: Box[]; bounds: Area };

export type Picture = {
  shapes: Shapes;
  /** How far the picture is moved and how much it is enlarged. */
  view: View;
  size: Size;
  current: string | null;
  /** From afar the boxes are drawn here too, instead of being elements of the page. */
  far: boolean;
  colours: Colours;
};

type Pen = CanvasRenderingContext2D;

/** Below this zoom a name would be a smear. */
const legible = 0.11;

export function shapesOf({ nodes, edges }: Graph, { places, routes }: GraphLayout): Shapes {
  const lines = edges.flatMap((edge) => lineOf(edge, routes.get(edge.id) ?? []));
  const boxes = nodes.flatMap((node) => boxOf(node, places.get(node.id)));
  const corners = [...boxes, ...lines.map(({ area }) => area)].flatMap(({ left, top, right, bottom }) => [
    { x: left, y: top },
    { x: right, y: bottom },
  ]);
  return { lines, boxes, bounds: areaOf(corners) };
}

export function drawDiagram(pen: Pen, { shapes, view, size, current, far, colours }: Picture): void {
  const area = visibleArea(view, size);
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
  const density = pen.canvas.width / size.width;
  pen.setTransform(density * view.zoom, 0, 0, density * view.zoom, density * view.x, density * view.y);
  const lines = shapes.lines.filter((line) => overlaps(area, line.area));
  const touches = ({ edge }: Line) => edge.source === current || edge.target === current;
  // A line keeps a width that can be seen, however small the picture is.
  const scale = Math.min(1, Math.max(view.zoom, 0.25));
  const others = lines.filter((line) => !touches(line));
  drawLines(pen, others, { colour: colours.line, width: 1.25 / scale });
  drawLines(pen, lines.filter(touches), { colour: colours.accent, width: 2 / scale });
  if (!far) return;
  const boxes = shapes.boxes.filter((box) => overlaps(area, box));
  drawBoxes(pen, boxes, { zoom: view.zoom, current, colours });
  if (view.zoom >= legible) drawNames(pen, boxes, colours);
}

function drawLines(pen: Pen, lines: Line[], { colour, width }: { colour: string; width: number }): void {
  pen.strokeStyle = colour;
  pen.fillStyle = colour;
  pen.lineWidth = width;
  for (const { edge, path, end } of lines) {
    pen.setLineDash(edge.origin === 'inferred' ? [width * 4, width * 4] : []);
    pen.stroke(path);
    pen.beginPath();
    pen.arc(end.x, end.y, width * 2, 0, Math.PI * 2);
    pen.fill();
  }
}

type BoxStyle = { zoom: number; current: string | null; colours: Colours };

/** A filled box upon a larger one is a border, and drawn sooner than one. */
function drawBoxes(pen: Pen, boxes: Box[], { zoom, current, colours }: BoxStyle): void {
  for (const { id, left, top, width, height } of boxes) {
    const edge = (id === current ? 2 : 1) / zoom / 2;
    pen.fillStyle = id === current ? colours.accent : colours.border;
    pen.fillRect(left - edge, top - edge, width + 2 * edge, height + 2 * edge);
    pen.fillStyle = colours.box;
    pen.fillRect(left + edge, top + edge, width - 2 * edge, height - 2 * edge);
  }
}

function drawNames(pen: Pen, boxes: Box[], { text, font }: Colours): void {
  pen.fillStyle = text;
  pen.font = `600 28px ${font}`;
  pen.textBaseline = 'middle';
  for (const { name, left, top, width, height } of boxes)
    pen.fillText(name, left + 12, top + height / 2, width - 24);
}

function lineOf(edge: GraphEdge, route: Position[]): Line[] {
  const end = route.at(-1);
  return end ? [{ edge, path: pathOf(route), end, area: areaOf(route) }] : [];
}

/** Around each corner in a curve. */
function pathOf(points: Position[]): Path2D {
  const path = new Path2D();
  points.forEach((point, index) => {
    const next = points[index + 1];
    if (index === 0) path.moveTo(point.x, point.y);
    else if (!next) path.lineTo(point.x, point.y);
    else path.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2);
  });
  return path;
}

function boxOf({ id, table, width, height }: GraphNode, place: Position | undefined): Box[] {
  if (!place) return [];
  const { x, y } = place;
  return [
    { id, name: clip(table.name), left: x, top: y, right: x + width, bottom: y + height, width, height },
  ];
}

function clip(name: string): string {
  return name.length > 18 ? `${name.slice(0, 17)}…` : name;
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
