import { useStoreApi } from '@xyflow/react';
import { useEffect, useMemo, useRef } from 'react';
import type { Graph } from '../../model/diagram-graph.ts';
import type { GraphLayout } from '../../model/layout-graph.ts';
import { type Colours, drawDiagram, shapesOf } from '../../model/paint-diagram-canvas.ts';
import { repaintOnPan, type Sight } from '../../model/repaint-on-pan.ts';
import { paintedFor, type Size } from '../../model/viewport-geometry.ts';
import styles from './diagram-painted-on-canvas.module.css';

type DiagramPaintedOnCanvasProps = {
  graph: Graph;
  layout: GraphLayout;
  current: string | null;
  far: boolean;
};

/**
 * A thousand lines as elements of the page would make every movement stutter, and so would painting them anew for
 * each frame: the picture that is there is moved along instead.
 */
export function DiagramPaintedOnCanvas({ graph, layout, current, far }: DiagramPaintedOnCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const store = useStoreApi();
  const shapes = useMemo(() => shapesOf(graph, layout), [graph, layout]);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    const { follow, stop } = repaintOnPan({
      canvas: pen.canvas,
      sight: () => sightOf(store.getState()),
      bounds: shapes.bounds,
      paint: ({ view, size }) => {
        const painted = paintedFor(view, size);
        fit(pen.canvas, painted.size);
        drawDiagram(pen, { ...painted, shapes, current, far, colours: coloursOf(pen.canvas) });
      },
    });
    const leave = store.subscribe(follow);
    return () => {
      leave();
      stop();
    };
  }, [store, shapes, current, far]);
  return (
    <canvas
      ref={canvas}
      className={styles.drawing}
      role="img"
      aria-label={`${graph.nodes.length} tables, ${graph.edges.length} relationships`}
    />
  );
}

type FlowState = { transform: [number, number, number]; width: number; height: number };

function sightOf({ transform: [x, y, zoom], width, height }: FlowState): Sight {
  return { view: { x, y, zoom }, size: { width, height } };
}

function fit(canvas: HTMLCanvasElement, { width, height }: Size): void {
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
