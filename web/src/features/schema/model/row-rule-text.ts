import type { Table } from '@parley/contract/database-schema';
import type { Binding } from '@parley/contract/parameters';
import type { Access, RulesDraft } from './row-rules-draft.ts';

/** What a column equals, said of the person who asks. */
export const sourceWords: Readonly<Record<Binding['kind'], string>> = {
  attribute: 'their attribute',
  groups: 'one of their groups',
  mail: 'their mail address',
};

export function boundWords(boundTo: Binding): string {
  if (boundTo.kind !== 'attribute') return sourceWords[boundTo.kind];
  return `their ${boundTo.name.replaceAll('_', ' ')}`;
}

type Standing = 'plain' | 'view' | 'family';

/**
 * What a view reads nobody can tell, so it is closed until somebody opens it. Tables that inherit have the rules of
 * their parents, and a parent shows the rows of its children.
 */
export function standingOf(table: Table | undefined, tables: readonly Table[]): Standing {
  if (table?.kind === 'view' || table?.kind === 'materialized view') return 'view';
  const isParent = tables.some(({ parents }) =>
    parents?.some((one) => one.schema === table?.schema && one.table === table.name),
  );
  return isParent || (table?.parents ?? []).length > 0 ? 'family' : 'plain';
}

/** What can be chosen for a table. Without a rule a plain table is open anyhow. */
export function accessChoices(
  standing: Standing,
  { access, limited }: { access: Access; limited: boolean },
): { value: Access; label: string }[] {
  const unsaid = { plain: 'No rule', family: 'No rule of its own', view: 'Closed to askers' };
  const offersOpen = standing !== 'plain' || access === 'open';
  return [
    { value: 'unsaid', label: limited ? unsaid[standing] : unsaid.plain },
    { value: 'ruled', label: 'Rows by person' },
    ...(offersOpen ? [{ value: 'open' as const, label: 'Open to askers' }] : []),
  ];
}

export function countWords(draft: RulesDraft): string {
  const count = (access: Access) => draft.filter((one) => one.access === access).length;
  const [ruled, open] = [count('ruled'), count('open')];
  if (ruled + open === 0) return 'No rules yet';
  const parts = [
    `${ruled} ${ruled === 1 ? 'table' : 'tables'} with a rule`,
    ...(open > 0 ? [`${open} open`] : []),
  ];
  return parts.join(', ');
}
