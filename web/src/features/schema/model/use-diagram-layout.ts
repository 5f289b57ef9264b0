import { useEffect, useState } from 'react';
import type { Graph } from './diagram-graph.ts';
import type { GraphLayout, LayoutInput } from './layout-graph.ts';

export type Layout = { state: 'working' } | { state: 'failed' } | ({ state: 'done' } & GraphLayout);

/** Laid out beside the page, so that a thousand tables do not hold it up. */
export function useDiagramLayout(graph: Graph): Layout {
  const [layout, setLayout] = useState<Layout>({ state: 'working' });
  useEffect(() => {
    setLayout({ state: 'working' });
    const worker = new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<GraphLayout>) => setLayout({ state: 'done', ...data });
    worker.onerror = () => setLayout({ state: 'failed' });
    worker.postMessage(inputOf(graph));
    return () => worker.terminate();
  }, [graph]);
  return layout;
}

function inputOf({ nodes, edges }: Graph): LayoutInput {
  return {
    nodes: nodes.map(({ id, width, height }) => ({ id, width, height })),
    edges: edges.map(({ id, source, target }) => ({ id, source, target })),
  };
}
