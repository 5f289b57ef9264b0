import { classifyLeftover } from '../../../language/question/classify-leftover-words.ts';
import type { Clauses } from '../../../language/statement/read-select-clauses.ts';
import { joinedClauses } from '../../../language/statement/read-select-clauses.ts';
import type { Rewrite, RewriteTask } from '../../port.ts';
import { collectAddedParameters } from './collect-added-parameters.ts';
import { columnsInScope } from './columns-in-scope.ts';
import { sumCondition, writeCondition } from './condition-from-leftover-words.ts';
import type { Condition } from './condition-types.ts';
import { joinableTables } from './joinable-tables.ts';

/**
 * Narrow on purpose: another condition on the tool's own tables and those that its rows belong to. What is not
 * understood is left alone, and the reason says so; another form of the answer is composed anew.
 */
export function rewriteSql(task: RewriteTask): Rewrite {
  return rewriteWith(task).rewrite;
}

/** Wishes for another form of the answer, or for what is not there, that no rewrite of this tool can give. */
export function unformed(task: RewriteTask): string[] {
  return rewriteWith(task).left.filter((said) => {
    const leftover = classifyLeftover(said, task.moment);
    return leftover?.kind === 'form' || (leftover?.kind === 'value' && leftover.isExcluded);
  });
}

type Attempt = { rewrite: Rewrite; left: readonly string[] };

function rewriteWith(task: RewriteTask): Attempt {
  const { tool, moment, unused, reachable, profiles = [] } = task;
  const { dialect, tables } = tool;
  const { clauses } = tool.statement;
  if (!clauses || unused.length === 0) return { rewrite: null, left: unused };
  const places = joinableTables(clauses, { dialect, tables, reachable, profiles });
  const parameters = collectAddedParameters(tool.parameters);
  const said = new Set(task.question.shape.words);
  const ground = { dialect, scope: columnsInScope(clauses, tables), places, parameters, said };
  const left: string[] = [];
  const done: Condition[] = [];
  for (const part of unused) {
    const leftover = classifyLeftover(part, moment);
    const condition =
      leftover && (sumCondition(leftover, clauses, ground) ?? writeCondition(leftover, ground));
    if (condition) done.push(condition);
    else left.push(part);
  }
  if (done.length === 0) return { rewrite: null, left };
  const sql = joinedClauses(withConditions(clauses, done));
  const does = done.map((one) => one.does).join(', and ');
  const rest = left.length > 0 ? ` Not taken into account: ${left.join(', ')}.` : '';
  const rewrite = {
    sql,
    parameters: [...tool.parameters, ...parameters.all()],
    reason: `It ${does}.${rest}`,
  };
  return { rewrite, left };
}

/** Before any grouping: 'only from Texas' is said of the rows that are counted, not of the counts. */
function withConditions(clauses: Clauses, conditions: readonly Condition[]): Clauses {
  const { where, isOpenWhere } = clauses;
  const before = where === '' ? [] : [isOpenWhere ? `(${where})` : where];
  const { rows = [], groups = [] } = Object.groupBy(conditions, ({ isOfGroups }) =>
    isOfGroups ? 'groups' : 'rows',
  );
  const joins = new Set(conditions.flatMap(({ join }) => join ?? []));
  return {
    ...clauses,
    from: [clauses.from, ...joins].join('\n'),
    where: [...before, ...rows.map(({ sql }) => sql)].join('\n  AND '),
    having: [...(clauses.having === '' ? [] : [clauses.having]), ...groups.map(({ sql }) => sql)].join(
      '\n  AND ',
    ),
  };
}
