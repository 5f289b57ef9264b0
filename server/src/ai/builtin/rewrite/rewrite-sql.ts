import type { Rewrite, RewriteTask } from '../../port.ts';
import { readTemplate } from '../../read-template.ts';
import type { Condition } from './conditions.ts';
import { conditionFor } from './conditions.ts';
import { newParameters } from './new-parameters.ts';
import { readWish } from './read-wish.ts';
import { regroup } from './regroup.ts';
import type { TemplateParts } from './split-template.ts';
import { splitTemplate } from './split-template.ts';
import { outputColumns, scopeColumns } from './template-columns.ts';

/**
 * Narrow on purpose: another condition on a column of the tool's own tables, or another grouping of what it returns.
 * What is not understood is left alone, and the reason says what was not taken into account.
 */
export function rewriteSql({ tool, moment, unused }: RewriteTask): Rewrite {
  const parts = splitTemplate(tool.sql);
  if (!parts || unused.length === 0) return null;
  const scope = scopeColumns(parts, tool.tables);
  const parameters = newParameters(tool.parameters);
  const done: Condition[] = [];
  const left: string[] = [];
  let grouped: ReturnType<typeof regroup> = null;
  const wishes = unused.map((said) => ({ said, wish: readWish(said, moment) }));
  for (const { said, wish } of wishes) {
    const condition = wish && conditionFor(wish, { dialect: tool.dialect, scope, parameters });
    if (condition) done.push(condition);
    else if (wish?.kind !== 'grain' && wish?.kind !== 'group') left.push(said);
  }
  const filtered = withConditions(parts, done);
  const outputs = outputColumns(parts, scope);
  for (const { said, wish } of wishes) {
    if (wish?.kind !== 'grain' && wish?.kind !== 'group') continue;
    const inner = { ...filtered, orderBy: '', limit: '' };
    const isGrouped = parts.groupBy !== '' || parts.isDistinct;
    grouped ??= outputs && regroup(wish, { dialect: tool.dialect, sql: joined(inner), outputs, isGrouped });
    if (!grouped) left.push(said);
  }
  if (done.length === 0 && !grouped) return null;
  const sql = grouped?.sql ?? joined(filtered);
  const used = readTemplate(sql);
  const does = [...done, ...(grouped ? [grouped] : [])].map((one) => one.does).join(', and ');
  const rest = left.length > 0 ? ` Not taken into account: ${left.join(', ')}.` : '';
  return {
    sql,
    parameters: [...tool.parameters, ...parameters.all()].filter(({ name }) => used.has(name)),
    reason: `It ${does}.${rest}`,
  };
}

/** Before any grouping: 'only from Texas' is said of the rows that are counted, not of the counts. */
function withConditions(parts: TemplateParts, conditions: readonly Condition[]): TemplateParts {
  if (conditions.length === 0) return parts;
  const before = parts.where === '' ? [] : [/\bOR\b/i.test(parts.where) ? `(${parts.where})` : parts.where];
  return { ...parts, where: [...before, ...conditions.map(({ sql }) => sql)].join('\n  AND ') };
}

function joined({ select, from, where, groupBy, having, orderBy, limit, isDistinct }: TemplateParts): string {
  const clauses = [
    ['SELECT', isDistinct ? `DISTINCT ${select}` : select],
    ['FROM', from],
    ['WHERE', where],
    ['GROUP BY', groupBy],
    ['HAVING', having],
    ['ORDER BY', orderBy],
    ['LIMIT', limit],
  ];
  return clauses
    .filter(([, text]) => text !== '')
    .map((clause) => clause.join(' '))
    .join('\n');
}
