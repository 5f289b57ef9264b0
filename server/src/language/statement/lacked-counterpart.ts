import type { Expression, Source } from './query-tree.ts';
import { partsOf, within } from './query-tree.ts';

/**
 * The table of which no row may belong to what is asked for: NOT EXISTS, NOT IN with a query, or a row of a LEFT JOIN
 * that is missing. '' where it is no table, null where the condition asks nothing of the kind.
 */
export function counterpartLackedBy(condition: Expression, sources: readonly Source[]): string | null {
  if (condition.type !== 'operation') return null;
  const { name, parts } = condition;
  const [first] = parts;
  if (name === 'not') return first && isOfInnerQuery(first) ? firstTableIn(first) : null;
  if (name === 'not in') return isOfInnerQuery(condition) ? firstTableIn(condition) : null;
  if (name !== 'is null' || first?.type !== 'column') return null;
  const alias = first.path.at(-2)?.toLowerCase();
  const missing = sources.find((one) => one.isOptional && one.alias.toLowerCase() === alias);
  return missing && isKeyOf(missing, first.path.at(-1) ?? '') ? (missing.table ?? '') : null;
}

/** A key is there in every row of its table; any other column may be empty in a row that is there. */
function isKeyOf({ on }: Source, column: string): boolean {
  const isIt = (name: string) => name.toLowerCase() === column.toLowerCase();
  const keys = [...within(on)].flatMap((one) => (one.type === 'column' ? [one.path.at(-1) ?? ''] : []));
  return isIt('id') || keys.some(isIt);
}

/** EXISTS, or IN with a query. */
function isOfInnerQuery(condition: Expression): boolean {
  if (condition.type !== 'operation' || !['exists', 'in', 'not in'].includes(condition.name)) return false;
  return condition.parts.some(({ type }) => type === 'query');
}

function firstTableIn(condition: Expression): string {
  const inner = partsOf(condition).find((part) => part.type === 'query');
  return inner?.query.selects[0]?.sources[0]?.table ?? '';
}
