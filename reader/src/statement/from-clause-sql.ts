import type { Condition } from '../query/logical-query.ts';
import type { Instance } from './plan-joins.ts';
import { indented, instanceAlias, instanceColumn, type Scope } from './statement-scope.ts';

/** The namespaces that a database looks in by itself. */
const usual: ReadonlySet<string> = new Set(['public', 'main', '']);

function tableSql(scope: Scope, instance: Instance): string {
  const { schema, dialect } = scope.context;
  const table = schema.tables[instance.table];
  const name = dialect.identifier(table?.name ?? '');
  const namespace = table?.namespace ?? '';
  const full = usual.has(namespace) ? name : `${dialect.identifier(namespace)}.${name}`;
  return scope.qualified ? `${full} AS ${instanceAlias(scope, instance)}` : full;
}

/** FROM and its joins, one per line. `on` holds further conditions of left joins. */
export function fromLines(scope: Scope, on: ReadonlyMap<Instance, readonly Condition[]>): string[] {
  return scope.instances.map((instance) => {
    const { join } = instance;
    if (join === null) return `FROM ${tableSql(scope, instance)}`;
    const equalities = join.pairs.map(
      ({ own, other }) =>
        `${instanceColumn(scope, instance, own)} = ${instanceColumn(scope, join.to, other)}`,
    );
    const more = (on.get(instance) ?? []).map((condition) => bracketed(scope, condition));
    const word = instance.left ? 'LEFT JOIN' : 'JOIN';
    return `${word} ${tableSql(scope, instance)} ON ${[...equalities, ...more].join(' AND ')}`;
  });
}

/** Conditions that all have to hold, one per line. */
export const conjunctionSql = (scope: Scope, conditions: readonly Condition[]): string =>
  conditions.map((condition, at) => indented(bracketed(scope, condition), at === 0 ? 0 : 2)).join('\n  AND ');

function bracketed(scope: Scope, condition: Condition): string {
  const sql = scope.context.write.condition(scope, condition);
  const isChoice =
    condition.kind === 'or' || (condition.kind === 'period' && condition.relation === 'not during');
  return isChoice ? `(${sql})` : sql;
}
