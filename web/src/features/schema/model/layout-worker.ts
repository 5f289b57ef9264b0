import { type LayoutInput, layoutGraph } from './layout-graph.ts';

self.onmessage = ({ data }: MessageEvent<LayoutInput>) => self.postMessage(layoutGraph(data));
