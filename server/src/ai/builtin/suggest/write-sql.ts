import { ParleyError } from '@parley/contract/errors';
import type { SqlTask, WrittenSql } from '../../port.ts';
import { allPlans } from '../patterns/all-plans.ts';
import type { Plan } from '../patterns/plan.ts';
import { writeMutation } from '../patterns/write-mutation.ts';
import { plainName } from './choose-plans.ts';
import { nearestPlans } from './nearest-plans.ts';
import { readModel } from './read-model.ts';

/**
 * The statement for a draft. A draft of this engine's own is planned again from its tables alone and found by its
 * name; anybody else's gets the plan that comes nearest to its words.
 */
export function writeSql(task: SqlTask): WrittenSql {
  const { dialect, today, profiles, tables, relationships, draft, failed } = task;
  const model = readModel({ dialect, today, profiles, tables, relationships });
  if (draft.type === 'mutation') return writeMutation(model, draft) ?? nothing('change');
  const plans = allPlans(model);
  const own = ownPlans(plans, task);
  const candidates = own.length > 0 ? own : nearestPlans(plans, draft);
  for (const plan of candidates) {
    const { sql, parameters } = plan.build(failed ? 'simple' : 'full');
    if (sql !== failed?.sql) return { sql, parameters: [...parameters] };
  }
  return nothing('read');
}

/** A name may bear a table in brackets that told it from another; two ways to the same name differ in fields. */
function ownPlans(plans: readonly Plan[], { draft }: SqlTask): Plan[] {
  const names = new Set([draft.name, draft.name.replace(/ \([^)]*\)$/, '')].map(plainName));
  const fields = new Set(draft.fields);
  const places = new Set(draft.tables);
  const missing = (plan: Plan) => {
    const { fields: used, tables } = plan.build('full');
    const strange = tables.filter(
      ({ table: { schema, name } }) => !places.has(schema === '' ? name : `${schema}.${name}`),
    );
    return (
      10 * strange.length +
      used.filter((field) => !fields.has(field)).length +
      Math.abs(used.length - fields.size)
    );
  };
  const named = plans.filter(({ name }) => names.has(plainName(name)));
  return named.length < 2 ? named : named.toSorted((left, right) => missing(left) - missing(right));
}

function nothing(deed: 'read' | 'change'): never {
  const reason =
    deed === 'read'
      ? 'The built-in engine found no way to write this as a query on these tables. Try naming the tables and what to count or list.'
      : 'The built-in engine found no table with a key for this change.';
  throw new ParleyError('ai_unusable', { values: { reason } });
}
