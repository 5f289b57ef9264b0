import { Graph as Dagre, layout } from '@dagrejs/dagre';

export type LayoutNode = { id: string; width: number; height: number };
export type LayoutEdge = { id: string; source: string; target: string };
export type LayoutInput = { nodes: LayoutNode[]; edges: LayoutEdge[] };
export type Position = { x: number; y: number };

/** Where each table lies, and the points each line passes on its way around the others. */
export type GraphLayout = { places: Map<string, Position>; routes: Map<string, Position[]> };

type Island = {
  width: number;
  height: number;
  places: [id: string, place: Position][];
  routes: [id: string, points: Position[]][];
};

const gap = { rank: 96, node: 32, island: 72 } as const;

/** A wide picture suits a wide window. */
const aspect = 1.6;

/**
 * Each island of related tables is laid out by itself and the islands are shelved: a single layout of all would
 * put every lonely table on one endless line, and its time grows faster than the number of tables.
 */
export function layoutGraph({ nodes, edges }: LayoutInput): GraphLayout {
  const islands = findIslands(nodes, edges).map(({ members, ties }) =>
    members.length === 1 ? lonely(members) : foldTall(related(members, ties), members, ties),
  );
  const layout = shelve(islands.toSorted((a, b) => b.height - a.height));
  const sizes = new Map(nodes.map((node) => [node.id, node]));
  for (const { id, source, target } of edges) {
    const place = layout.places.get(source);
    if (source === target && place) layout.routes.set(id, loop(place, sizes.get(source)?.width ?? 0));
  }
  return layout;
}

export function boundsOf(nodes: LayoutNode[], { places }: GraphLayout) {
  const boxes = nodes.map((node) => ({ ...node, ...(places.get(node.id) ?? { x: 0, y: 0 }) }));
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

export function tableAt(nodes: LayoutNode[], { places }: GraphLayout, at: Position): string | undefined {
  return nodes.find(({ id, width, height }) => {
    const place = places.get(id);
    return place && at.x >= place.x && at.x <= place.x + width && at.y >= place.y && at.y <= place.y + height;
  })?.id;
}

/** A table that points at itself: out at its side and back in. */
function loop({ x, y }: Position, width: number): Position[] {
  const right = x + width;
  return [
    { x: right, y: y + 12 },
    { x: right + 36, y: y + 12 },
    { x: right + 36, y: y + 30 },
    { x: right, y: y + 30 },
  ];
}

type Group = { members: LayoutNode[]; ties: LayoutEdge[] };

function findIslands(nodes: LayoutNode[], edges: LayoutEdge[]): Group[] {
  const parent = new Map(nodes.map(({ id }) => [id, id]));
  const rootOf = (id: string): string => {
    let root = id;
    while (parent.get(root) !== root) root = parent.get(root) ?? root;
    parent.set(id, root);
    return root;
  };
  for (const { source, target } of edges) parent.set(rootOf(source), rootOf(target));
  const groups = new Map<string, Group>();
  for (const node of nodes) {
    const root = rootOf(node.id);
    const group = groups.get(root) ?? { members: [], ties: [] };
    group.members.push(node);
    groups.set(root, group);
  }
  for (const edge of edges) groups.get(rootOf(edge.source))?.ties.push(edge);
  return [...groups.values()];
}

function lonely([node]: LayoutNode[]): Island {
  const { id, width, height } = node ?? { id: '', width: 0, height: 0 };
  return { width, height, places: [[id, { x: 0, y: 0 }]], routes: [] };
}

type Box = Position & { width: number; height: number };

/** Lines leave and enter in the middle of the sides that face each other. */
function betweenSides(from: Box, points: Position[], to: Box): Position[] {
  const leftward = to.x < from.x;
  const side = (box: Box, left: boolean) => ({
    x: left ? box.x : box.x + box.width,
    y: box.y + box.height / 2,
  });
  const start = side(from, leftward);
  const end = side(to, !leftward);
  const stub = leftward ? -gap.rank / 3 : gap.rank / 3;
  return [start, { x: start.x + stub, y: start.y }, ...points, { x: end.x - stub, y: end.y }, end];
}

function related(members: LayoutNode[], ties: LayoutEdge[]): Island {
  const graph = new Dagre();
  graph.setGraph({ rankdir: 'RL', ranksep: gap.rank, nodesep: gap.node, ranker: 'longest-path' });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id, width, height } of members) graph.setNode(id, { width, height });
  for (const { source, target } of ties) if (source !== target) graph.setEdge(source, target);
  layout(graph);
  const places = members.map(({ id, width, height }): [string, Position] => {
    const { x = 0, y = 0 } = graph.node(id) as Partial<Position>;
    return [id, { x: x - width / 2, y: y - height / 2 }];
  });
  const sizes = new Map(members.map((member) => [member.id, member]));
  const corners = new Map(places);
  const boxOf = (id: string): Box => ({
    ...(corners.get(id) ?? { x: 0, y: 0 }),
    ...(sizes.get(id) ?? { width: 0, height: 0 }),
  });
  return {
    width: Math.max(...places.map(([id, { x }]) => x + (sizes.get(id)?.width ?? 0))),
    height: Math.max(...places.map(([id, { y }]) => y + (sizes.get(id)?.height ?? 0))),
    places,
    routes: ties
      .filter(({ source, target }) => source !== target)
      .map(({ id, source, target }): [string, Position[]] => {
        const { points = [] } = graph.edge(source, target) as { points?: Position[] };
        return [id, betweenSides(boxOf(source), points.slice(1, -1), boxOf(target))];
      }),
  };
}

/**
 * Hundreds of tables that point at one stand in a single column, far too tall to look at: such columns are folded,
 * and the lines, whose way around the tables is lost by that, go straight.
 */
function foldTall(island: Island, members: LayoutNode[], ties: LayoutEdge[]): Island {
  if (island.height < island.width * 2.5 || members.length < 40) return island;
  const sizes = new Map(members.map((member) => [member.id, member]));
  const tallest = Math.sqrt((island.width * island.height) / aspect / 4);
  const places = new Map<string, Position>();
  let at = { x: 0, y: 0 };
  let height = 0;
  for (const column of columnsOf(island)) {
    for (const id of column) {
      const size = sizes.get(id) ?? { width: 0, height: 0 };
      if (at.y > tallest) at = { x: at.x + size.width + gap.node, y: 0 };
      places.set(id, at);
      at = { x: at.x, y: at.y + size.height + gap.node };
      height = Math.max(height, at.y);
    }
    at = { x: at.x + (sizes.get(column[0] ?? '')?.width ?? 0) + gap.rank, y: 0 };
  }
  const boxOf = (id: string): Box => ({
    ...(places.get(id) ?? { x: 0, y: 0 }),
    ...(sizes.get(id) ?? { width: 0, height: 0 }),
  });
  const routes = ties
    .filter(({ source, target }) => source !== target)
    .map(({ id, source, target }): [string, Position[]] => [
      id,
      betweenSides(boxOf(source), [], boxOf(target)),
    ]);
  return { width: at.x - gap.rank, height: height - gap.node, places: [...places], routes };
}

/** The tables of each rank, from left to right and in each from top to bottom. */
function columnsOf({ places }: Island): string[][] {
  const columns = Map.groupBy(places, ([, { x }]) => Math.round(x));
  return [...columns]
    .toSorted(([a], [b]) => a - b)
    .map(([, column]) => column.toSorted(([, a], [, b]) => a.y - b.y).map(([id]) => id));
}

function shelve(islands: Island[]): GraphLayout {
  const area = islands.reduce(
    (sum, { width, height }) => sum + (width + gap.island) * (height + gap.island),
    0,
  );
  const widest = Math.max(Math.sqrt(area * aspect), ...islands.map(({ width }) => width));
  const places = new Map<string, Position>();
  const routes = new Map<string, Position[]>();
  let shelf = { x: 0, y: 0, height: 0 };
  for (const island of islands) {
    if (shelf.x > 0 && shelf.x + island.width > widest) {
      shelf = { x: 0, y: shelf.y + shelf.height + gap.island, height: 0 };
    }
    const shift = ({ x, y }: Position) => ({ x: x + shelf.x, y: y + shelf.y });
    for (const [id, place] of island.places) places.set(id, shift(place));
    for (const [id, points] of island.routes) routes.set(id, points.map(shift));
    shelf = {
      x: shelf.x + island.width + gap.island,
      y: shelf.y,
      height: Math.max(shelf.height, island.height),
    };
  }
  return { places, routes };
}
