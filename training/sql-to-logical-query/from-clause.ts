import type { JoinExpr, Node, RangeVar } from 'libpg-query';
import type { SourceTable } from '../../reader/src/query/logical-query.ts';
import type { ForeignKey, Schema } from '../../reader/src/schema/schema-types.ts';
import { isPairOf, keyIsPaired, keysBetween, keyTable, type Pair, viaFor } from './join-keys.ts';
import { conjunctsOf, kindOf, operationOf, Unconvertible } from './parse-tree.ts';
import { columnIn, columnOf, type Instance, type Scope, tableNamed } from './scope.ts';

/** An equality of columns of two instances, with the condition that says it. */
type Equality = { left: Side; right: Side; node: Node | null };
type Side = { instance: Instance; column: number };
/** Two instances that a key joins; `from` has the key's own columns. */
type Edge = { from: Instance; to: Instance; key: ForeignKey };

export type FromClause = {
  /** The tables in the order of FROM, or beginning with another one. */
  tables(first?: number): SourceTable[];
  scope: Scope;
  /** Conditions of WHERE and ON that no key stands for. */
  conditions: Node[];
};

type Flat = { instances: Instance[]; on: Node[]; equalities: Equality[] };

/** Reads tables and their joins; what remains of WHERE comes back with what ON says beyond the keys. */
export function readFrom(
  schema: Schema,
  { from, where, outer }: { from: readonly Node[]; where: readonly Node[]; outer: Scope | null },
): FromClause {
  const flat: Flat = { instances: [], on: [], equalities: [] };
  for (const node of from) flatten(schema, flat, { node, left: false });
  const scope: Scope = { instances: flat.instances, outputs: null, outer };
  const conditions: Node[] = [];
  for (const node of [...flat.on, ...where]) {
    const equality = equalityOf(schema, scope, node);
    if (equality === null) conditions.push(node);
    else flat.equalities.push(equality);
  }
  const { edges, parents, unused } = connect(schema, flat);
  conditions.push(...unused.flatMap(({ node }) => node ?? []));
  const visible = hideDuplicates(schema, [...flat.instances, ...parents], edges);
  const tables = (first?: number): SourceTable[] => {
    const main = visible.find(({ table }) => table === first);
    const ordered = main === undefined ? visible : [main, ...visible.filter((one) => one !== main)];
    return order(schema, ordered, edges);
  };
  return { tables, scope, conditions };
}

function flatten(schema: Schema, flat: Flat, { node, left }: { node: Node; left: boolean }): void {
  if ('RangeVar' in node) flat.instances.push(instanceOf(schema, node.RangeVar, left));
  else if ('JoinExpr' in node) flattenJoin(schema, flat, { join: node.JoinExpr, left });
  else if ('RangeSubselect' in node) throw new Unconvertible('join with a sub-query');
  else throw new Unconvertible('unknown source', kindOf(node));
}

function instanceOf(schema: Schema, { relname = '', alias }: RangeVar, left: boolean): Instance {
  const table = tableNamed(schema, relname);
  if (table === null) throw new Unconvertible('unknown table', relname);
  return { alias: alias?.aliasname ?? relname, table, via: null, left };
}

function flattenJoin(schema: Schema, flat: Flat, { join, left }: { join: JoinExpr; left: boolean }): void {
  const { jointype, larg, rarg, quals, usingClause, isNatural } = join;
  if (larg === undefined || rarg === undefined || isNatural) throw new Unconvertible('natural join');
  if (jointype === 'JOIN_FULL') throw new Unconvertible('full join');
  const swapped = jointype === 'JOIN_RIGHT';
  flatten(schema, flat, { node: swapped ? rarg : larg, left });
  const before = flat.instances.length;
  flatten(schema, flat, { node: swapped ? larg : rarg, left: left || jointype !== 'JOIN_INNER' });
  flat.on.push(...conjunctsOf(quals));
  for (const used of usingClause ?? []) {
    const name = 'String' in used ? (used.String.sval ?? '') : '';
    const one = sideNamed(schema, flat.instances.slice(0, before), name);
    const other = sideNamed(schema, flat.instances.slice(before), name);
    flat.equalities.push({ left: one, right: other, node: null });
  }
}

function sideNamed(schema: Schema, instances: readonly Instance[], name: string): Side {
  for (const instance of instances) {
    const column = columnIn(schema, instance.table, name);
    if (column !== null) return { instance, column };
  }
  throw new Unconvertible('unknown column', name);
}

function equalityOf(schema: Schema, scope: Scope, node: Node): Equality | null {
  const operation = operationOf(node);
  if (operation?.operator !== '=') return null;
  const left = columnOf(schema, scope, operation.left);
  const right = columnOf(schema, scope, operation.right);
  if (left === null || right === null || left.depth > 0 || right.depth > 0) return null;
  return left.instance === right.instance ? null : { left, right, node };
}

/** Finds the keys that the equalities follow, one for each instance but the first. */
function connect(
  schema: Schema,
  { instances, equalities }: Flat,
): { edges: Edge[]; parents: Instance[]; unused: Equality[] } {
  const edges: Edge[] = [];
  const parents: Instance[] = [];
  let unused = equalities;
  const joined = instances.slice(0, 1);
  let pending = instances.slice(1);
  while (pending.length > 0) {
    const next = pending
      .map((instance) => ({ instance, edge: edgeTo(schema, joined, { instance, equalities }) }))
      .find(({ edge }) => edge !== null);
    if (next?.edge) {
      const { edge, instance } = next;
      edges.push(edge);
      unused = unused.filter((equality) => !coveredBy(equality, edge));
      joined.push(instance);
      pending = pending.filter((one) => one !== instance);
      continue;
    }
    const bridge = bridgeTo(schema, { joined, pending, equalities });
    if (bridge === null) throw new Unconvertible('join without key');
    edges.push(...bridge.edges);
    joined.push(...bridge.parents, bridge.instance);
    parents.push(...bridge.parents);
    unused = unused.filter((equality) => equality !== bridge.equality);
    pending = pending.filter((one) => one !== bridge.instance);
  }
  return { edges, parents, unused };
}

const coveredBy = ({ left, right }: Equality, { from, to, key }: Edge): boolean =>
  [left.instance, right.instance].every((instance) => instance === from || instance === to) &&
  isPairOf(key, { left: left.column, right: right.column });

function edgeTo(
  schema: Schema,
  joined: readonly Instance[],
  { instance, equalities }: { instance: Instance; equalities: readonly Equality[] },
): Edge | null {
  for (const earlier of joined) {
    const pairs = equalities.flatMap(({ left, right }): Pair[] => {
      if (left.instance === earlier && right.instance === instance)
        return [{ left: left.column, right: right.column }];
      if (right.instance === earlier && left.instance === instance)
        return [{ left: right.column, right: left.column }];
      return [];
    });
    if (pairs.length === 0) continue;
    for (const key of keysBetween(schema, earlier.table, instance.table)) {
      if (keyTable(schema, key) === earlier.table && keyIsPaired(key, pairs, 'left'))
        return { from: earlier, to: instance, key };
      if (keyTable(schema, key) === instance.table && keyIsPaired(key, pairs, 'right'))
        return { from: instance, to: earlier, key };
    }
  }
  return null;
}

/** Columns that are equal only by way of other tables join by way of them. */
function bridgeTo(
  schema: Schema,
  {
    joined,
    pending,
    equalities,
  }: { joined: readonly Instance[]; pending: readonly Instance[]; equalities: readonly Equality[] },
): { edges: Edge[]; parents: Instance[]; instance: Instance; equality: Equality } | null {
  for (const equality of equalities) {
    const sides = [equality.left, equality.right];
    const near = sides.find(({ instance }) => joined.includes(instance));
    const far = sides.find(({ instance }) => pending.includes(instance));
    if (near === undefined || far === undefined) continue;
    const path = columnPath(schema, { from: near.column, to: far.column });
    if (path === null) continue;
    const parents: Instance[] = [];
    const edges: Edge[] = [];
    let at = near.instance;
    for (const [step, { key, upward, to }] of path.entries()) {
      const table = schema.columns[to]?.table as number;
      const present = joined.find((instance) => instance.table === table && instance !== near.instance);
      const last = step === path.length - 1;
      const next = last
        ? far.instance
        : (present ?? { alias: ' ', table, via: null, left: far.instance.left });
      if (!last && present === undefined) parents.push(next);
      if (last || present === undefined) {
        edges.push(upward ? { from: at, to: next, key } : { from: next, to: at, key });
      }
      at = next;
    }
    return { edges, parents, instance: far.instance, equality };
  }
  return null;
}

type ColumnStep = { key: ForeignKey; upward: boolean; to: number };
const longestPath = 3;

/** Steps along foreign keys that make one column equal to another: up to what both refer to, then down to one row's. */
function columnPath(schema: Schema, { from, to }: { from: number; to: number }): ColumnStep[] | null {
  let open: { at: number; steps: ColumnStep[] }[] = [{ at: from, steps: [] }];
  for (let length = 0; length < longestPath; length += 1) {
    open = open.flatMap(({ at, steps }) =>
      stepsOf(schema, at).map((step) => ({ at: step.to, steps: [...steps, step] })),
    );
    const found = open.find(({ at, steps }) => at === to && isWay(steps));
    if (found !== undefined) return found.steps;
  }
  return null;
}

const stepsOf = (schema: Schema, column: number): ColumnStep[] =>
  schema.foreignKeys.flatMap((key): ColumnStep[] => {
    const up = key.to[key.from.indexOf(column)];
    const down = key.from[key.to.indexOf(column)];
    return [
      ...(up === undefined ? [] : [{ key, upward: true, to: up }]),
      ...(down === undefined ? [] : [{ key, upward: false, to: down }]),
    ];
  });

/** No step up follows a step down. Where the way turns, a part of a key would not make the rest of it equal. */
function isWay(steps: readonly ColumnStep[]): boolean {
  const turn = steps.findIndex(({ upward }) => !upward);
  if (turn <= 0) return turn === -1 || steps.every(({ upward }) => !upward);
  return steps.every(({ key, upward }, at) => upward === at < turn && key.from.length === 1);
}

/** Of a table that occurs twice one instance stays; a foreign-key column names the columns of the others. */
function hideDuplicates(schema: Schema, instances: readonly Instance[], edges: readonly Edge[]): Instance[] {
  let visible = [...instances];
  for (const instance of instances.toReversed()) {
    const twins = visible.filter((one) => one.table === instance.table);
    if (twins.length < 2) continue;
    const own = edges.filter(({ from, to }) => from === instance || to === instance);
    const [edge] = own;
    if (own.length !== 1 || edge === undefined || edge.to !== instance || edge.key.from.length !== 1)
      continue;
    instance.via = edge.key.from[0] as number;
    visible = visible.filter((one) => one !== instance);
  }
  const tables = visible.map(({ table }) => table);
  if (new Set(tables).size < tables.length)
    throw new Unconvertible('table twice', schema.tables[tables[0] as number]?.name);
  return visible;
}

/** Each table after one that a key joins it with, otherwise as FROM names them. */
function order(schema: Schema, instances: readonly Instance[], edges: readonly Edge[]): SourceTable[] {
  const [main, ...rest] = instances;
  if (main === undefined) throw new Unconvertible('no table');
  const placed = [main];
  const tables: SourceTable[] = [{ table: main.table, join: 'inner', via: null }];
  let pending = rest;
  while (pending.length > 0) {
    const found = pending
      .map((instance) => ({ instance, edge: edgeBetween(edges, placed, instance) }))
      .find(({ edge }) => edge !== undefined);
    if (found?.edge === undefined) throw new Unconvertible('join beyond a second instance');
    const { instance, edge } = found;
    const before = tables.map(({ table }) => table);
    const via = viaFor(schema, before, { table: instance.table, key: edge.key });
    if (via === undefined) throw new Unconvertible('key cannot be told');
    tables.push({ table: instance.table, join: instance.left ? 'left' : 'inner', via });
    placed.push(instance);
    pending = pending.filter((one) => one !== instance);
  }
  return tables;
}

const edgeBetween = (
  edges: readonly Edge[],
  placed: readonly Instance[],
  instance: Instance,
): Edge | undefined =>
  edges.find(
    ({ from, to }) =>
      (from === instance && placed.includes(to)) || (to === instance && placed.includes(from)),
  );
