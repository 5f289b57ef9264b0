import type { Dialect } from '@parley/contract/schema';
import type { TemplateParts } from '../../../language/statement/split-template.ts';
import { joinedParts, splitList } from '../../../language/statement/split-template.ts';
import { stems } from '../../../platform/text-search/tokens.ts';
import { quote } from '../sql/quote.ts';
import type { ColumnModel } from '../suggest/model.ts';
import type { Place } from './places.ts';

type Ground = { dialect: Dialect; places: readonly Place[]; said: ReadonlySet<string> };

const aggregate = /\b(?:COUNT|SUM|AVG|MIN|MAX)\s*\(/i;
const addable = new Set<ColumnModel['role']>(['amount', 'quantity', 'number']);

/** The same ranking by what another column adds up to: 'top titles by minutes watched'. */
export function remeasure(
  parts: TemplateParts,
  noun: string,
  { dialect, places, said }: Ground,
): { sql: string; does: string } | null {
  const [root, ...others] = places.filter(({ join }) => join === null);
  if (!root || parts.groupBy === '' || parts.having !== '') return null;
  // A row that is joined to many would be added up many times.
  if (!others.every(({ table }) => root.table.up.some(({ to }) => to === table))) return null;
  const [column] = root.table.columns
    .filter(({ role, name }) => addable.has(role) && stems(name).includes(noun))
    .toSorted((a, b) => spoken(b, said) - spoken(a, said));
  if (!column) return null;
  const outputs = splitList(parts.select);
  const keys = outputs.filter((item) => !aggregate.test(item));
  const counts = outputs.filter((item) => /^\s*COUNT\s*\(/i.test(item));
  const sum = `ROUND(SUM(${root.alias}.${quote(dialect, column.name)}), 2) AS ${quote(dialect, column.name)}`;
  return {
    sql: joinedParts({
      ...parts,
      select: [...keys, sum, ...counts].join(',\n  '),
      orderBy: `${keys.length + 1} DESC, 1`,
    }),
    does: `ranks by ${column.label}`,
  };
}

function spoken({ name }: ColumnModel, said: ReadonlySet<string>): number {
  return stems(name).filter((word) => said.has(word)).length;
}
