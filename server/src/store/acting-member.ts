import type { SpaceRole } from '@parley/contract/spaces/roles';
import type { RowRules } from '@parley/contract/spaces/row-rules-and-groups';

/** What a space knows of one of its members, beyond their role. */
export type KnownOfMember = {
  groups: readonly string[];
  attributes: Readonly<Record<string, string>>;
};

/** What decides which rows an asker reads: the rules of their space, by connection, and what it knows of them. */
export type RowRights = { rules: ReadonlyMap<string, RowRules>; known: KnownOfMember };

/** Whose records these are, and who acts; it comes from the session or a token and from nowhere else. */
export type Owner = {
  /** The space that the records belong to. A personal space has the id of its person. */
  id: string;
  /** Who acts in it. What people ask is theirs alone, within the space. */
  personId: string;
  email: string;
  /** As what they act there. An asker is given published tools and nothing else. */
  role: SpaceRole;
  /** An asker's, as they were when the call came in; a call is ended when they change. Left out: the store is asked. */
  rowRights?: RowRights;
};

/** Whose tools, for whom. */
export type Viewer = Pick<Owner, 'id' | 'personId' | 'role' | 'rowRights'>;

/** A person, of whatever space. */
export type Account = { id: string; email: string };

/** A person in their own space. */
export function personally({ id, email }: Account): Owner {
  return { id, personId: id, email, role: 'owner' };
}

/** The columns that every row of a space has. */
export function ownedBy({ id, personId, email }: Pick<Owner, 'id' | 'personId' | 'email'>) {
  return { space_id: id, profile_id: personId, user_email: email };
}

type OwnedRow = { space_id: string; profile_id: string; user_email: string };

export function ownerOfRow(row: OwnedRow, role: SpaceRole): Owner {
  return { id: row.space_id, personId: row.profile_id, email: row.user_email, role };
}

export type Person = Account & { name: string; createdAt: string };
