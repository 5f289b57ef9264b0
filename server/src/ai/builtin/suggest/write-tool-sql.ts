import { ParleyError } from '@parley/contract/errors';
import type { SqlTask, ToolDraft, WrittenSql } from '../../port.ts';
import { allToolPlans } from '../tool-patterns/all-tool-plans.ts';
import type { ToolPlan } from '../tool-patterns/tool-plan.ts';
import { writeMutation } from '../tool-patterns/write-mutation.ts';
import { buildSchemaModel } from './build-schema-model.ts';
import { plainName } from './choose-tool-plans.ts';
import { findNearestToolPlans, knowsAll } from './find-nearest-tool-plans.ts';
import { isUnanswerableDraft } from './is-unanswerable-draft.ts';
import { fullName, type TableModel } from './schema-model-types.ts';

/**
 * The statement for a draft. A draft of this engine's own is planned again from its tables alone and found by its
 * name; anybody else's gets the plan that comes nearest to its words.
 */
export async function writeSql(task: SqlTask): Promise<WrittenSql> {
  const { dialect, today, profiles, tables, relationships, draft, failed } = task;
  const model = buildSchemaModel({ dialect, today, profiles, tables, relationships });
  if (draft.type === 'mutation') return writeMutation(model, draft) ?? nothing('change');
  const plans = allToolPlans(model);
  const own = ownPlans(plans, task);
  if (own.length === 0 && isUnanswerableDraft(draft, model, plans)) return nothing('read');
  const near = own.length > 0 ? own : await findNearestToolPlans(plans, draft, dialect);
  const candidates =
    own.length === 0 && isQuestion(draft) ? near.filter((plan) => knowsAll(plan, draft)) : near;
  for (const plan of candidates) {
    const { sql, parameters } = plan.build(failed ? 'simple' : 'full');
    if (sql !== failed?.sql) return { sql, parameters: [...parameters] };
  }
  return nothing('read');
}

/** Made from a question, a draft is called like it, and names no fields: nobody has looked for them yet. */
function isQuestion({ name, description, fields }: ToolDraft): boolean {
  return fields.length === 0 && plainName(description).startsWith(plainName(name).replace(/…$/, ''));
}

/** A name may bear a table in brackets that told it from another; two ways to the same name differ in fields. */
function ownPlans(plans: readonly ToolPlan[], { draft }: SqlTask): ToolPlan[] {
  const names = new Set([draft.name, draft.name.replace(/ \([^)]*\)$/, '')].map(plainName));
  const named = plans.filter(({ name }) => names.has(plainName(name)));
  if (named.length < 2) return named;
  return named
    .map((plan) => ({ plan, strangeness: strangeness(plan, draft) }))
    .toSorted((left, right) => left.strangeness - right.strangeness)
    .map(({ plan }) => plan);
}

/** How far a plan's tables and fields are from a draft's, which may name them with or without their schema. */
function strangeness(plan: ToolPlan, draft: ToolDraft): number {
  const { fields, tables } = plan.build('full');
  const isNamed = (table: TableModel) =>
    draft.tables.includes(table.table.name) || draft.tables.includes(fullName(table));
  const isField = (field: string) =>
    draft.fields.some((told) => told === field || field.endsWith(`.${told}`) || told.endsWith(`.${field}`));
  const strange = fields.filter((field) => !isField(field)).length;
  return (
    10 * tables.filter((table) => !isNamed(table)).length +
    strange +
    Math.abs(fields.length - draft.fields.length)
  );
}

function nothing(deed: 'read' | 'change'): never {
  const reason =
    deed === 'read'
      ? 'The built-in engine found no way to write this as a query on these tables. Try naming the tables and what to count or list.'
      : 'The built-in engine found no table with a key for this change.';
  throw new ParleyError('ai_unusable', { values: { reason } });
}
