import type { Condition } from '../query/logical-query.ts';
import { type KeyStep, shortestPath, stepsBetween } from './foreign-key-paths.ts';
import { conjunctionSql, fromLines } from './from-clause-sql.ts';
import { type Instance, pairsOf, planJoins } from './plan-joins.ts';
import { UnconnectedTablesError } from './statement-error-classes.ts';
import { inBrackets, instanceColumn, type Scope } from './statement-scope.ts';
import { conjunctsOf, hasAggregate } from './walk-query.ts';

type Exists = Extract<Condition, { kind: 'exists' }>;

/** Whether rows of the inner tables belong to the outer row. */
export function existsSql(outer: Scope, condition: Exists): string {
  const { context } = outer;
  const inner: Scope = {
    context,
    parent: outer,
    instances: planJoins(context.schema, condition.tables),
    source: null,
    qualified: true,
    aliasOf: new Map(),
    windowOrder: [],
    aggregated: false,
    countsKeys: false,
  };
  const link = correlation(inner, outer, condition);
  const conjuncts = conjunctsOf(condition.where);
  const plain = conjuncts.filter((part) => !hasAggregate(part));
  const where = [link, ...(plain.length === 0 ? [] : [conjunctionSql(inner, plain)])].join('\n  AND ');
  const having = conjuncts.filter(hasAggregate);
  const sql = [
    having.length === 0 ? 'SELECT 1' : 'SELECT COUNT(*)',
    ...fromLines(inner, new Map()),
    `WHERE ${where}`,
    ...(having.length === 0 ? [] : [`HAVING ${conjunctionSql(inner, having)}`]),
  ].join('\n');
  return `${condition.negated ? 'NOT ' : ''}EXISTS ${inBrackets(sql)}`;
}

/** The equality of keys that ties inner rows to the outer row: a direct key first, else the shortest way. */
function correlation(inner: Scope, outer: Scope, { tables }: Exists): string {
  const via = tables[0]?.via ?? null;
  const direct = directLink(inner, outer, via) ?? (via === null ? null : directLink(inner, outer, null));
  if (direct) return equality(inner, outer, direct);
  const { schema } = inner.context;
  for (const instance of outer.instances) {
    const path = shortestPath(
      schema,
      inner.instances.map(({ table }) => table),
      instance.table,
    );
    if (path)
      return equality(inner, outer, {
        own: alongPath(inner, path),
        other: instance,
        step: path.at(-1) as KeyStep,
      });
  }
  const name = schema.tables[tables[0]?.table ?? -1]?.name ?? '';
  throw new UnconnectedTablesError(`No foreign key connects '${name}' with the outer tables.`);
}

type Link = { own: Instance; other: Instance; step: KeyStep };

function directLink(inner: Scope, outer: Scope, via: number | null): Link | null {
  const { schema } = inner.context;
  for (const own of inner.instances) {
    for (const other of outer.instances) {
      const steps = stepsBetween(schema, own.table, other.table);
      const step = steps.find(({ key }) => via === null || key.from.includes(via));
      if (step) return { own, other, step };
    }
  }
  return null;
}

/** Joins all tables of the path but the last, which is the outer one. */
function alongPath(inner: Scope, path: readonly KeyStep[]): Instance {
  let at = inner.instances.find(({ table }) => table === path[0]?.from) as Instance;
  for (const step of path.slice(0, -1)) {
    const next: Instance = {
      table: step.to,
      via: null,
      left: false,
      join: { to: at, pairs: pairsOf(step), toMany: !step.upward },
    };
    inner.instances.push(next);
    at = next;
  }
  return at;
}

const equality = (inner: Scope, outer: Scope, { own, other, step }: Link): string =>
  pairsOf(step)
    .map((pair) => `${instanceColumn(inner, own, pair.other)} = ${instanceColumn(outer, other, pair.own)}`)
    .join('\n  AND ');
