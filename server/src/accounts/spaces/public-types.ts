import type { User } from '@parley/contract/auth';
import type { SpaceRole, SpaceSummary } from '@parley/contract/spaces/roles';
import type { AttributeChange, attributesOutput, Group } from '@parley/contract/spaces/row-rules-and-groups';
import type { Invitation, inviteInput, ShownMember, spaceInput } from '@parley/contract/spaces/space-api';
import type { z } from 'zod';
import type { Owner, RowRights } from '../../store/acting-member.ts';
import type { FoundInvitation } from '../../store/found-invitation.ts';

/** What admins say of the members of a space: which groups they are in, and what is true of them. */
export type GroupService = {
  /** With who is in each, for whoever manages people. */
  list(member: SpaceMember): Promise<Group[]>;
  create(member: SpaceMember, name: string): Promise<Group>;
  rename(member: SpaceMember, id: string, name: string): Promise<void>;
  remove(member: SpaceMember, id: string): Promise<void>;
  setMembers(member: SpaceMember, id: string, personIds: readonly string[]): Promise<void>;
  attributes(member: SpaceMember): Promise<z.infer<typeof attributesOutput>>;
  changeAttributes(member: SpaceMember, personId: string, changes: readonly AttributeChange[]): Promise<void>;
};

/** Who makes a request, in which space, and as what. */
export type SpaceMember = Owner & {
  /** The statements behind tools and answers, not only what they give. */
  seesSql: boolean;
};

/** Turns a person and the space they name into what they are there. */
export type SpaceAccess = {
  /** From memory only; always there for the personal space, which is what `undefined` names. */
  known(user: User, spaceId: string | undefined): SpaceMember | undefined;
  /** Throws `space_not_found` for whoever is no member. */
  find(user: User, spaceId: string | undefined): Promise<SpaceMember>;
  /** The same from the store: for changes of somebody's database, and for what stays open. */
  findNow(user: User, spaceId: string | undefined): Promise<SpaceMember>;
  /** The rules of the space, the member's groups and attributes: for a call that comes in. */
  loadMemberRowRules(member: Owner): RowRights | Promise<RowRights>;
  /** The same from the store: for what stays open. */
  rowRightsNow(member: Owner): Promise<RowRights>;
  /** To be called when this server may have changed the rules of a space, or what it knows of its members. */
  forgetRowRights(): void;
  /** To be called when this server has changed who belongs to a space. */
  forget(): void;
};

type Invited = { invitation: Invitation; link: string; isMailed: boolean };

/** Spaces and the people in them. What a role may do was decided before any of these is called. */
export type SpaceService = {
  /** The personal one first. */
  list(user: User): Promise<SpaceSummary[]>;
  create(user: User, name: string): Promise<SpaceSummary>;
  show(member: SpaceMember): Promise<SpaceSummary>;
  change(member: SpaceMember, to: z.infer<typeof spaceInput>): Promise<SpaceSummary>;
  /** With everything in it. */
  remove(member: SpaceMember, name: string): Promise<void>;
  people(member: SpaceMember): Promise<{ members: ShownMember[]; invitations: Invitation[] }>;
  setRole(member: SpaceMember, personId: string, role: SpaceRole): Promise<void>;
  removePerson(member: SpaceMember, personId: string): Promise<void>;
  leave(member: SpaceMember): Promise<void>;
  invite(member: SpaceMember, input: z.infer<typeof inviteInput>): Promise<Invited>;
  revoke(member: SpaceMember, invitationId: string): Promise<void>;
  showInvitation(user: User, secret: string): Promise<FoundInvitation>;
  accept(user: User, secret: string): Promise<SpaceSummary>;
  /** Throws where a space with other members would lose its last owner with this account. */
  assertMayGo(user: User): Promise<void>;
};
