import { useStore } from '@xyflow/react';
import { useEffect, useRef } from 'react';
import type { Graph } from '../model/diagram-graph.ts';
import { type Colours, drawDiagram } from '../model/draw-diagram.ts';
import type { GraphLayout } from '../model/layout-graph.ts';
import styles from './diagram-drawing.module.css';

type DiagramDrawingProps = { graph: Graph; layout: GraphLayout; current: string | null; far: boolean };

/** A thousand lines as elements of the page would make every movement stutter; painted, they cost next to nothing. */
export function DiagramDrawing({ graph, layout, current, far }: DiagramDrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [x, y, zoom] = useStore(({ transform }) => transform);
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen || width === 0) return;
    fit(pen.canvas, width, height);
    const colours = coloursOf(pen.canvas);
    drawDiagram(pen, { graph, layout, current, far, colours, view: { x, y, zoom }, size: { width, height } });
  }, [graph, layout, current, far, x, y, zoom, width, height]);
  return (
    <canvas
      ref={canvas}
      className={styles.drawing}
      role="img"
      aria-label={`${graph.nodes.length} tables, ${graph.edges.length} relationships`}
    />
  );
}

function fit(canvas: HTMLCanvasElement, width: number, height: number): void {
  const density = Math.min(devicePixelRatio, 2);
  const wanted = { width: Math.round(width * density), height: Math.round(height * density) };
  // Setting a size empties the canvas and makes a new one of it, even if the size is the same.
  if (canvas.width !== wanted.width) canvas.width = wanted.width;
  if (canvas.height !== wanted.height) canvas.height = wanted.height;
}

/** The style sheet knows the theme; only properties that are colours come back from it as plain ones. */
function coloursOf(canvas: HTMLCanvasElement): Colours {
  const { color, outlineColor, columnRuleColor, caretColor, textDecorationColor, fontFamily } =
    getComputedStyle(canvas);
  return {
    line: caretColor,
    accent: outlineColor,
    box: columnRuleColor,
    border: textDecorationColor,
    text: color,
    font: fontFamily,
  };
}
