import type { Rewrite, RewriteTask } from '../../port.ts';
import { readTemplate } from '../../read-template.ts';
import type { Condition } from './conditions.ts';
import { conditionFor, sumCondition } from './conditions.ts';
import { newParameters } from './new-parameters.ts';
import { placesOf } from './places.ts';
import type { Wish } from './read-wish.ts';
import { readWish } from './read-wish.ts';
import { recount, resort, reverse } from './recount.ts';
import { regroup } from './regroup.ts';
import type { TemplateParts } from './split-template.ts';
import { joinedParts, splitTemplate } from './split-template.ts';
import { scopeColumns } from './template-columns.ts';

type Said = { said: string; wish: Wish | null };
type Changed = { sql: string; does: string };

/**
 * Narrow on purpose: another condition, another grouping, the other end, or how many there are, on the tool's own
 * tables and those that its rows belong to. What is not understood is left alone, and the reason says so.
 */
export function rewriteSql(task: RewriteTask): Rewrite {
  return rewriteWith(task).rewrite;
}

/** Wishes for another form of the answer that no rewrite of this tool can give. */
export function unformed(task: RewriteTask): string[] {
  const { left } = rewriteWith(task);
  return left.filter((said) => isForm(readWish(said, task.moment)));
}

type Attempt = { rewrite: Rewrite; left: readonly string[] };

function rewriteWith(task: RewriteTask): Attempt {
  const { tool, moment, unused, reachable, profiles = [] } = task;
  const { dialect, tables } = tool;
  const parts = splitTemplate(tool.sql);
  if (!parts || unused.length === 0) return { rewrite: null, left: unused };
  const places = placesOf(parts, { dialect, tables, reachable, profiles });
  const parameters = newParameters(tool.parameters);
  const ground = { dialect, scope: scopeColumns(parts, tables), places, parameters };
  const wishes = unused.map((said): Said => ({ said, wish: readWish(said, moment) }));
  const left: string[] = [];
  const done: Condition[] = [];
  for (const { said, wish } of wishes.filter((one) => !isForm(one.wish))) {
    const condition = wish && (sumCondition(wish, parts, ground) ?? conditionFor(wish, ground));
    if (condition) done.push(condition);
    else left.push(said);
  }
  const filtered = withConditions(parts, done);
  let formed: Changed | null = null;
  for (const { said, wish } of wishes.filter((one) => isForm(one.wish))) {
    const next: Changed | null = formed === null && wish ? form(wish, filtered, { dialect, places }) : null;
    if (next) formed = next;
    else left.push(said);
  }
  if (done.length === 0 && !formed) return { rewrite: null, left };
  const sql = formed?.sql ?? joinedParts(filtered);
  const used = readTemplate(sql);
  const does = [...done, ...(formed ? [formed] : [])].map((one) => one.does).join(', and ');
  const rest = left.length > 0 ? ` Not taken into account: ${left.join(', ')}.` : '';
  const rewrite = {
    sql,
    parameters: [...tool.parameters, ...parameters.all()].filter(({ name }) => used.has(name)),
    reason: `It ${does}.${rest}`,
  };
  return { rewrite, left };
}

/** What changes the form of the answer rather than which rows are in it: one such wish at a time. */
function isForm(wish: Wish | null): boolean {
  return wish !== null && ['grain', 'group', 'count', 'reverse', 'sort'].includes(wish.kind);
}

type Ground = Pick<Parameters<typeof regroup>[1], 'dialect' | 'places'>;

function form(wish: Wish, parts: TemplateParts, { dialect, places }: Ground): Changed | null {
  switch (wish.kind) {
    case 'grain':
    case 'group':
      return regroup(wish, { dialect, parts, places });
    case 'count':
      return recount(parts, dialect, wish.things ?? places[0]?.table.noun.many ?? 'rows');
    case 'reverse':
      return reverse(parts);
    case 'sort':
      return resort(parts, wish.by, { dialect, places });
    default:
      return null;
  }
}

/** Before any grouping: 'only from Texas' is said of the rows that are counted, not of the counts. */
function withConditions(parts: TemplateParts, conditions: readonly Condition[]): TemplateParts {
  if (conditions.length === 0) return parts;
  const before = parts.where === '' ? [] : [/\bOR\b/i.test(parts.where) ? `(${parts.where})` : parts.where];
  const { rows = [], groups = [] } = Object.groupBy(conditions, ({ isOfGroups }) =>
    isOfGroups ? 'groups' : 'rows',
  );
  const joins = new Set(conditions.flatMap(({ join }) => join ?? []));
  return {
    ...parts,
    from: [parts.from, ...joins].join('\n'),
    where: [...before, ...rows.map(({ sql }) => sql)].join('\n  AND '),
    having: [...(parts.having === '' ? [] : [parts.having]), ...groups.map(({ sql }) => sql)].join(
      '\n  AND ',
    ),
  };
}
