import type { ForeignKey, Schema } from '../schema/schema-types.ts';

/** One step from a table to a table beside it, along a foreign key in either direction. */
export type KeyStep = {
  from: number;
  to: number;
  key: ForeignKey;
  /** Whether it leads from the table with the foreign key to the one that it refers to. */
  upward: boolean;
};

export const keyTable = (schema: Schema, key: ForeignKey): number => tableOf(schema, key.from[0]);
export const keyTarget = (schema: Schema, key: ForeignKey): number => tableOf(schema, key.to[0]);

function tableOf(schema: Schema, column: number | undefined): number {
  return column === undefined ? -1 : (schema.columns[column]?.table ?? -1);
}

/** Declared keys come before guessed ones, otherwise in the schema's order. */
export function stepsFrom(schema: Schema, table: number): KeyStep[] {
  const steps = schema.foreignKeys.flatMap((key): KeyStep[] => {
    const from = keyTable(schema, key);
    const to = keyTarget(schema, key);
    return [
      ...(from === table ? [{ from, to, key, upward: true }] : []),
      ...(to === table ? [{ from: to, to: from, key, upward: false }] : []),
    ];
  });
  return steps.toSorted((left, right) => Number(right.key.declared) - Number(left.key.declared));
}

export const stepsBetween = (schema: Schema, from: number, to: number): KeyStep[] =>
  stepsFrom(schema, from).filter((step) => step.to === to);

/** Of two ways of the same length the one that every row takes: a key that may be empty says nothing of many rows. */
const lengthOf = ({ columns }: Schema, { key }: KeyStep): number =>
  (key.declared ? 1 : 1.2) + (key.from.some((column) => columns[column]?.nullable) ? 0.1 : 0);

/**
 * The shortest way from one of several tables to another. Two tables that merely refer to the same third one, as
 * customers and suppliers to countries, count as far apart: rows that share it seldom belong together.
 */
export function shortestPath(schema: Schema, starts: readonly number[], target: number): KeyStep[] | null {
  type Way = { at: number; steps: KeyStep[]; cost: number };
  let open: Way[] = starts.map((at) => ({ at, steps: [], cost: 0 }));
  const settled = new Set<string>();
  for (;;) {
    const best = open.reduce<Way | null>(
      (low, way) => (low === null || way.cost < low.cost ? way : low),
      null,
    );
    if (best === null) return null;
    if (best.at === target && best.steps.length > 0) return best.steps;
    open = open.filter((way) => way !== best);
    const last = best.steps.at(-1);
    const key = `${best.at} ${last?.upward ?? ''}`;
    if (settled.has(key)) continue;
    settled.add(key);
    for (const step of stepsFrom(schema, best.at)) {
      if (starts.includes(step.to)) continue;
      const turn = last?.upward === true && !step.upward ? 3 : 0;
      const cost = best.cost + lengthOf(schema, step) + turn;
      open.push({ at: step.to, steps: [...best.steps, step], cost });
    }
  }
}
