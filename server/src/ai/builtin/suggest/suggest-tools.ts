import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Table } from '@parley/contract/database-schema';
import type { SuggestTask, ToolDraft } from '../../port.ts';
import { allToolPlans } from '../tool-patterns/all-tool-plans.ts';
import type { ToolPlan } from '../tool-patterns/tool-plan.ts';
import { buildSchemaModel } from './build-schema-model.ts';
import { chooseToolPlans } from './choose-tool-plans.ts';
import { rateTableImportance } from './rate-table-importance.ts';
import { fullName, type TableModel } from './schema-model-types.ts';

const fewest = 12;
const most = 20;
/** Reading so many takes a tenth of a second in which nobody else is served. */
const mostTables = 1_000;
const mostColumns = 5_000;

/** What a product manager would ask of this database, the most useful first. Others are served between its steps. */
export async function suggestTools(task: SuggestTask): Promise<ToolDraft[]> {
  const { schema, dialect, today, profiles } = task;
  const model = buildSchemaModel({
    dialect,
    today,
    profiles,
    tables: fullest(schema.tables),
    relationships: schema.relationships,
  });
  const useful = model.tables.filter(
    ({ role }) => role !== 'technical' && role !== 'join' && role !== 'view',
  );
  await nextTurn();
  const plans = allToolPlans(model);
  await nextTurn();
  return chooseToolPlans({
    plans,
    importance: rateTableImportance(model, task.systemDescription),
    exclude: task.exclude,
    most: Math.min(most, fewest + 2 * useful.length),
  }).map(toDraft);
}

/** Of more tables than anybody could be asked about, those with the most rows. */
function fullest(tables: readonly Table[]): readonly Table[] {
  const rows = ({ rowEstimate }: Table) => rowEstimate ?? 1;
  let columns = 0;
  const isTooMany = (table: Table, at: number) => {
    columns += table.columns.length;
    return at >= mostTables || columns > mostColumns;
  };
  if (!tables.some(isTooMany)) return tables;
  columns = 0;
  const sorted = tables.toSorted((left, right) => rows(right) - rows(left));
  return sorted.slice(0, Math.max(1, sorted.findIndex(isTooMany)));
}

function toDraft(plan: ToolPlan): ToolDraft {
  const built = plan.build('full');
  return {
    name: plan.name,
    description: built.description,
    tables: placesOf(plan, built.tables),
    fields: built.fields,
    type: 'query',
  };
}

/** Also those that only gave the plan its words: without them nobody could plan it again. */
function placesOf({ main, others }: ToolPlan, used: readonly TableModel[]): string[] {
  return [...new Set([...used, main, ...others])].map(fullName);
}
