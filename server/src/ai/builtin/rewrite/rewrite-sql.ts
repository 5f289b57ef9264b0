import type { Wish } from '../../../language/question/read-wish.ts';
import { readWish } from '../../../language/question/read-wish.ts';
import { readTemplate } from '../../../language/statement/read-template.ts';
import type { TemplateParts } from '../../../language/statement/split-template.ts';
import { joinedParts, splitTemplate } from '../../../language/statement/split-template.ts';
import { scopeColumns } from '../../../language/statement/template-columns.ts';
import { stem } from '../../../platform/text-search/tokens.ts';
import type { Rewrite, RewriteTask } from '../../port.ts';
import type { Condition } from './condition.ts';
import { conditionFor, sumCondition } from './conditions.ts';
import { newParameters } from './new-parameters.ts';
import { placesOf } from './places.ts';
import { byAge, recount, resort, reverse, ungroup } from './recount.ts';
import { regroup } from './regroup.ts';
import { remeasure } from './remeasure.ts';

type Said = { said: string; wish: Wish | null };
type Changed = { sql: string; does: string };

/**
 * Narrow on purpose: another condition, another grouping, the other end, or how many there are, on the tool's own
 * tables and those that its rows belong to. What is not understood is left alone, and the reason says so.
 */
export function rewriteSql(task: RewriteTask): Rewrite {
  return rewriteWith(task).rewrite;
}

/** Wishes for another form of the answer, or for what is not there, that no rewrite of this tool can give. */
export function unformed(task: RewriteTask): string[] {
  const { left } = rewriteWith(task);
  return left.filter((said) => {
    const wish = readWish(said, task.moment);
    return isForm(wish) || (wish?.kind === 'value' && wish.isExcluded);
  });
}

type Attempt = { rewrite: Rewrite; left: readonly string[] };

function rewriteWith(task: RewriteTask): Attempt {
  const { tool, moment, unused, reachable, profiles = [] } = task;
  const { dialect, tables } = tool;
  const parts = splitTemplate(tool.sql);
  if (!parts || unused.length === 0) return { rewrite: null, left: unused };
  const places = placesOf(parts, { dialect, tables, reachable, profiles });
  const parameters = newParameters(tool.parameters);
  const { words, rankedBy, averages } = task.question.shape;
  const said = new Set(words);
  const ground = { dialect, scope: scopeColumns(parts, tables), places, parameters, said };
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
  const forming = { dialect, places, said, rankedBy, averages };
  for (const one of wishes.filter(({ wish }) => isForm(wish))) {
    const next: Changed | null = formed === null && one.wish ? form(one.wish, filtered, forming) : null;
    if (next) formed = next;
    else left.push(one.said);
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
  return wish !== null && ['grain', 'group', 'rank', 'count', 'reverse', 'sort', 'age'].includes(wish.kind);
}

type Ground = Omit<Parameters<typeof regroup>[1], 'parts'> & { rankedBy: readonly string[] };

function form(wish: Wish, parts: TemplateParts, ground: Ground): Changed | null {
  const { dialect, places, rankedBy } = ground;
  switch (wish.kind) {
    case 'group': {
      const noun = stem(wish.noun);
      if (rankedBy.includes(noun)) return remeasure(parts, noun, ground);
      return regroup(wish, { ...ground, parts });
    }
    case 'rank':
      return remeasure(parts, stem(wish.noun), ground);
    case 'grain':
      return regroup(wish, { ...ground, parts });
    case 'count': {
      const [root] = places;
      const things = wish.things ?? root?.table.noun.many ?? 'rows';
      const isOfRows = stem(things) === stem(root?.table.words.at(-1) ?? '') && parts.having === '';
      return parts.groupBy !== '' && isOfRows
        ? ungroup(parts, dialect, things)
        : recount(parts, dialect, things);
    }
    case 'reverse':
      return reverse(parts);
    case 'age':
      return byAge(parts, wish.said, { dialect, places });
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
