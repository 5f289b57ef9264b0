import { expect, test } from 'vitest';
import {
  boundsOf,
  type LayoutInput,
  type LayoutNode,
  layoutGraph,
  type Position,
  tableAt,
} from './layout-graph.ts';

const node = (id: string): LayoutNode => ({ id, width: 232, height: 228 });

function overlaps(input: LayoutInput, places: Map<string, Position>): string[] {
  const boxes = input.nodes.map((one) => ({ ...one, ...(places.get(one.id) ?? { x: NaN, y: NaN }) }));
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
      )
      .map((b) => `${a.id} and ${b.id}`),
  );
}

test('[F07] every table has a place of its own', () => {
  const input = {
    nodes: ['a', 'b', 'c', 'd', 'alone', 'lonely'].map(node),
    edges: [
      { id: 'a-b', source: 'a', target: 'b' },
      { id: 'b-a', source: 'b', target: 'a' },
      { id: 'c-b', source: 'c', target: 'b' },
      { id: 'd-d', source: 'd', target: 'd' },
    ],
  };
  const { places } = layoutGraph(input);
  expect([...places.keys()].sort()).toEqual(input.nodes.map(({ id }) => id).sort());
  expect(overlaps(input, places)).toEqual([]);
});

test('[F07] many unrelated tables fill a picture instead of a line', () => {
  const nodes = Array.from({ length: 400 }, (_, index) => node(`t${index}`));
  const places = [...layoutGraph({ nodes, edges: [] }).places.values()];
  const width = Math.max(...places.map(({ x }) => x));
  const height = Math.max(...places.map(({ y }) => y));
  expect(width / height).toBeGreaterThan(0.5);
  expect(width / height).toBeLessThan(3);
});

test('no table gives no places', () => {
  expect(layoutGraph({ nodes: [], edges: [] }).places.size).toBe(0);
});

test('[F07] a point of the picture tells the table that lies there', () => {
  const nodes = ['a', 'b'].map(node);
  const layout = layoutGraph({ nodes, edges: [{ id: 'a-b', source: 'a', target: 'b' }] });
  const { x, y } = layout.places.get('b') ?? { x: NaN, y: NaN };
  expect(tableAt(nodes, layout, { x: x + 1, y: y + 1 })).toBe('b');
  expect(tableAt(nodes, layout, { x: x - 5_000, y })).toBeUndefined();
});

test('[F07] every relationship has a line, also one of a table with itself', () => {
  const edges = [
    { id: 'a-b', source: 'a', target: 'b' },
    { id: 'a-a', source: 'a', target: 'a' },
  ];
  const { routes } = layoutGraph({ nodes: ['a', 'b'].map(node), edges });
  expect([...routes.keys()].sort()).toEqual(['a-a', 'a-b']);
});

test('[F07] hundreds of tables that point at one stay within a picture', () => {
  const nodes = Array.from({ length: 300 }, (_, index) => node(`t${index}`));
  const edges = nodes.slice(1).map(({ id }) => ({ id, source: id, target: 't0' }));
  const input = { nodes, edges };
  const layout = layoutGraph(input);
  const { width, height } = boundsOf(nodes, layout);
  expect(height / width).toBeLessThan(3);
  expect(layout.routes.size).toBe(299);
  expect(overlaps(input, layout.places)).toEqual([]);
});
