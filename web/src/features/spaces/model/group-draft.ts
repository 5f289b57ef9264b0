import type { Group } from '@parley/contract/spaces/row-rules-and-groups';

export type GroupDraft = { name: string; personIds: readonly string[] };
export type GroupChange = { name?: string; personIds?: string[] };

/** What differs from the group as it is: nothing is written that nobody changed. */
export function groupChange(group: Pick<Group, 'name' | 'personIds'>, draft: GroupDraft): GroupChange {
  const name = draft.name.trim();
  const isSame =
    group.personIds.length === draft.personIds.length &&
    draft.personIds.every((id) => group.personIds.includes(id));
  return {
    ...(name !== group.name && { name }),
    ...(!isSame && { personIds: [...draft.personIds] }),
  };
}

export function togglePerson(personIds: readonly string[], id: string, isIn: boolean): string[] {
  const others = personIds.filter((one) => one !== id);
  return isIn ? [...others, id] : others;
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const mostNamed = 3;

/** Who is in a group, for its row. */
export function peopleWords(names: readonly string[]): string {
  if (names.length === 0) return 'Nobody yet';
  const more = names.length - mostNamed;
  if (more <= 0) return list.format(names);
  return list.format([...names.slice(0, mostNamed), `${more} more`]);
}
