/** One cycle for every way back that a walk through the graph finds; empty when there is none. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];

  const visit = (node: string) => {
    const start = path.indexOf(node);
    if (start !== -1) {
      cycles.push([...path.slice(start), node]);
      return;
    }
    if (done.has(node)) return;
    path.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    path.pop();
    done.add(node);
  };

  for (const node of graph.keys()) visit(node);
  return cycles;
}
