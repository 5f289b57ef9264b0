import type { Binding } from '@parley/contract/parameters';
import type { Table } from '@parley/contract/schema';
import type { Access, RulesDraft } from './rule-draft.ts';

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

/** A view reads what its own statement says: nobody can tell which rows, so it is closed until somebody opens it. */
function isView(kind: Table['kind'] | undefined): boolean {
  return kind === 'view' || kind === 'materialized view';
}

/** What can be chosen for a table. Without a rule a plain table is open anyhow. */
export function accessChoices(
  kind: Table['kind'] | undefined,
  { access, limited }: { access: Access; limited: boolean },
): { value: Access; label: string }[] {
  const offersOpen = isView(kind) || access === 'open';
  return [
    { value: 'unsaid', label: isView(kind) && limited ? 'Closed to askers' : 'No rule' },
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
