import type { SourceTable } from '../query/logical-query.ts';
import type { Schema } from '../schema/schema-types.ts';
import { type KeyStep, keyTable, keyTarget, shortestPath, stepsBetween } from './foreign-key-paths.ts';
import { UnconnectedTablesError } from './statement-error-classes.ts';

/** A table as it stands in one FROM clause. */
export type Instance = {
  table: number;
  /** The foreign-key column that leads here, where the query names it. */
  via: number | null;
  /** Whether its columns may be missing because the join keeps rows without a counterpart. */
  left: boolean;
  join: Join | null;
};

/** How an instance hangs on an earlier one: pairs of equal columns. */
export type Join = {
  to: Instance;
  pairs: readonly { own: number; other: number }[];
  /** Whether several rows of it may belong to one row of the other instance. */
  toMany: boolean;
};

/** The instances of a FROM clause, the main table first, each after the one that it hangs on. */
export function planJoins(schema: Schema, tables: readonly SourceTable[]): Instance[] {
  const [main, ...rest] = tables;
  if (main === undefined) throw new UnconnectedTablesError('The query has no table.');
  const instances: Instance[] = [{ table: main.table, via: null, left: false, join: null }];
  let pending = rest;
  while (pending.length > 0) {
    const direct = pending.find((table) => connectDirectly(schema, instances, table));
    const connected = direct ?? (pending[0] as SourceTable);
    if (direct === undefined) connectByPath(schema, instances, connected);
    pending = pending.filter((table) => table !== connected);
  }
  return instances;
}

/** Adds the table beside the first instance that a key connects it with. */
function connectDirectly(schema: Schema, instances: Instance[], wanted: SourceTable): boolean {
  for (const instance of instances) {
    const steps = stepsBetween(schema, instance.table, wanted.table);
    const step = steps.find(({ key }) => wanted.via === null || key.from.includes(wanted.via));
    if (step === undefined) continue;
    addInstance(instances, { step, to: instance, left: wanted.join === 'left', via: wanted.via });
    return true;
  }
  return false;
}

function connectByPath(schema: Schema, instances: Instance[], { table, join, via }: SourceTable): void {
  const path = shortestPath(
    schema,
    instances.map((instance) => instance.table),
    table,
  );
  if (path === null) {
    const name = schema.tables[table]?.name ?? table;
    throw new UnconnectedTablesError(`No foreign key connects '${name}' with the other tables.`);
  }
  let to = instances.find((instance) => instance.table === path[0]?.from) as Instance;
  for (const step of path) {
    to = addInstance(instances, { step, to, left: join === 'left', via: step.to === table ? via : null });
  }
}

type Addition = { step: KeyStep; to: Instance; left: boolean; via: number | null };

function addInstance(instances: Instance[], { step, to, left, via }: Addition): Instance {
  const added: Instance = {
    table: step.to,
    via,
    // What hangs on rows that may be missing may be missing too.
    left: left || to.left,
    join: { to, pairs: pairsOf(step), toMany: !step.upward },
  };
  instances.push(added);
  return added;
}

/** The columns that a step makes equal, `own` on the side that it leads to. */
export function pairsOf({ key, upward }: KeyStep): { own: number; other: number }[] {
  return key.from.map((from, at) => {
    const to = key.to[at] as number;
    return upward ? { own: to, other: from } : { own: from, other: to };
  });
}

export type ViaColumn = { column: number; via: number };

/**
 * The instance that a foreign-key column leads to, for a column of the table behind it. Adds one where the key's own
 * table is there and the instance is not yet.
 */
export function viaInstance(
  schema: Schema,
  instances: Instance[],
  { column, via }: ViaColumn,
): Instance | null {
  const table = schema.columns[column]?.table;
  const present = instances.find((instance) => instance.table === table && instance.via === via);
  if (present) return present;
  const key = schema.foreignKeys.find(({ from }) => from.includes(via));
  if (key === undefined) return null;
  const holder = keyTable(schema, key);
  const upward = keyTarget(schema, key) === table;
  if (!upward && holder !== table) return null;
  const target = upward ? keyTarget(schema, key) : holder;
  const from = upward ? holder : keyTarget(schema, key);
  const to = instances.find((instance) => instance.table === from);
  if (to === undefined) return null;
  return addInstance(instances, { step: { from, to: target, key, upward }, to, left: false, via });
}
