import type { ToolPlan } from '../tool-patterns/tool-plan.ts';
import type { TableModel } from './schema-model-types.ts';

export type PlanPool = {
  plans: readonly ToolPlan[];
  importance: ReadonlyMap<TableModel, number>;
  exclude: readonly string[];
  most: number;
};

/** Every further one of a kind, and every further one about a table, is worth this much of the one before. */
const again = { pattern: 0.62, table: 0.82 };
/** Rankings by money are what most people come for, and differ more from each other than lists do. */
const severally: Readonly<Record<string, number>> = {
  'top by measure': 0.8,
  trend: 0.72,
  'sum by category': 0.7,
  find: 0.75,
};
const notWorthIt = 0.04;

type Scored = { plan: ToolPlan; score: number };

/** The most useful ones, but not ten of one pattern and not all about one table. */
export function chooseToolPlans({ plans, importance, exclude, most }: PlanPool): ToolPlan[] {
  const excluded = new Set(exclude.map(plainName));
  const scored = plans.map((plan) => ({ plan, score: plan.weight * importanceOfAll(plan, importance) }));
  const open = distinctNames(scored.toSorted(byScore)).filter(
    ({ plan }) => !excluded.has(plainName(plan.name)),
  );
  const chosen: ToolPlan[] = [];
  const seen = new Map<unknown, number>();
  const rest = new Set(open);
  while (chosen.length < most) {
    const best = bestOf(rest, seen);
    if (!best || (chosen.length >= 8 && worth(best, seen) < notWorthIt)) break;
    rest.delete(best);
    chosen.push(best.plan);
    for (const part of [best.plan.pattern, best.plan.main]) seen.set(part, (seen.get(part) ?? 0) + 1);
  }
  return chosen;
}

export function plainName(name: string): string {
  return name.trim().toLowerCase();
}

function importanceOfAll({ main, others }: ToolPlan, importance: ReadonlyMap<TableModel, number>): number {
  const values = others.filter((table) => table !== main).map((table) => importance.get(table) ?? 0);
  const own = importance.get(main) ?? 0;
  const beside = values.length === 0 ? own : values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(Math.max(own, 0.01) * Math.max(beside, 0.01));
}

function byScore(left: Scored, right: Scored): number {
  return right.score - left.score || compare(left.plan.name, right.plan.name);
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

type Namesakes = { tables: Set<TableModel>; schemas: Set<string> };

/** The same name twice: the same figures by another way are left out, another table's bear its name. */
function distinctNames(scored: readonly Scored[]): Scored[] {
  const taken = new Map<string, Namesakes>();
  return scored.flatMap(({ plan, score }) => {
    const key = plainName(plan.name);
    const earlier = taken.get(key);
    if (!earlier) {
      taken.set(key, withPlan({ tables: new Set(), schemas: new Set() }, plan));
      return [{ plan, score }];
    }
    if ([plan.main, ...plan.others].some((table) => earlier.tables.has(table))) return [];
    const name = `${plan.name} (${distinction(plan, withPlan(earlier, plan))})`;
    if (taken.has(plainName(name))) return [];
    taken.set(plainName(name), withPlan({ tables: new Set(), schemas: new Set() }, plan));
    return [{ plan: { ...plan, name }, score: score * 0.7 }];
  });
}

function withPlan(namesakes: Namesakes, { main, others }: ToolPlan): Namesakes {
  for (const table of [main, ...others]) namesakes.tables.add(table);
  namesakes.schemas.add(main.table.schema);
  return namesakes;
}

function distinction({ main: { table } }: ToolPlan, { schemas }: Namesakes): string {
  return schemas.size > 1 && table.schema !== '' ? table.schema : table.name;
}

function bestOf(rest: ReadonlySet<Scored>, seen: ReadonlyMap<unknown, number>): Scored | undefined {
  let best: Scored | undefined;
  for (const one of rest) {
    if (best && one.score <= worth(best, seen)) break;
    if (!best || worth(one, seen) > worth(best, seen)) best = one;
  }
  return best;
}

function worth({ plan, score }: Scored, seen: ReadonlyMap<unknown, number>): number {
  const ofPattern = (severally[plan.pattern] ?? again.pattern) ** (seen.get(plan.pattern) ?? 0);
  return score * ofPattern * again.table ** (seen.get(plan.main) ?? 0);
}
