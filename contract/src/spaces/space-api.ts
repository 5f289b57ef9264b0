import { z } from 'zod';
import { spaceRoles, spaceSummary } from './roles.ts';

export const spaceLimits = {
  name: 60,
  /** Of one person. */
  spaces: 100,
  members: 1_000,
  /** Open at the same time. */
  invitations: 100,
  recordPage: 50,
  inviteDays: 7,
  mostInviteDays: 30,
} as const;

export const spaceMessages = {
  name: 'Please give the space a name.',
  wrongName: 'This is not the name of the space.',
  lastOwner: 'A space needs an owner. Make somebody else an owner first, or delete the space.',
  personal: 'Your personal space is yours alone. Make a space to work with others.',
  ownersOnly: 'Only an owner can do this to an owner.',
  closed: 'You are not a member of this space any more, or it was deleted.',
  full: `A space has at most ${spaceLimits.members.toLocaleString('en-US')} members.`,
  invitationOver: 'This invitation is not valid, or not any more. Ask for a new one.',
  otherAddress: 'This invitation is for another address. Sign in with the one it was sent to.',
} as const;

/** Nobody is made an owner by a link: an owner says so once they are a member. */
export const invitableRoles = ['admin', 'maker', 'asker'] as const;

export const spaceNameInput = z.object({
  name: z.string().trim().min(1, spaceMessages.name).max(spaceLimits.name),
});
/** What is left out stays as it is. */
export const spaceInput = z.object({
  name: z.string().trim().min(1, spaceMessages.name).max(spaceLimits.name).optional(),
  showsSql: z.boolean().optional(),
});
/** The name is typed again: everything in the space goes with it. */
export const deleteSpaceInput = z.object({ name: z.string().trim() });
export const leaveSpaceInput = z.object({ leave: z.literal(true) });
export const roleInput = z.object({ role: z.enum(spaceRoles) });
export const inviteInput = z.object({
  role: z.enum(invitableRoles),
  /** Then it is mailed, where this server sends mail, and opens for this address alone. */
  email: z.string().trim().toLowerCase().pipe(z.email()).nullable().default(null),
  days: z.number().int().min(1).max(spaceLimits.mostInviteDays).default(spaceLimits.inviteDays),
});
export const invitationSecret = z.object({ secret: z.string().min(20).max(100) });

export const spacesOutput = z.object({ spaces: z.array(spaceSummary) });
export const spaceOutput = z.object({ space: spaceSummary });

export const spaceMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(spaceRoles),
  joinedAt: z.iso.datetime(),
});
export type ShownMember = z.infer<typeof spaceMember>;

export const invitation = z.object({
  id: z.string(),
  role: z.enum(invitableRoles),
  email: z.string().nullable(),
  invitedBy: z.string(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitation>;

/** Invitations are for those who may manage people; for everybody else the list is empty. */
export const spacePeopleOutput = z.object({
  members: z.array(spaceMember),
  invitations: z.array(invitation),
});
/** Changes that come by no call of a page. */
export const spaceEventNames = {
  agentChange: 'agent confirmed a change',
  accountDeleted: 'account deleted',
  ownershipPassed: 'ownership passed on',
} as const;

export const spaceRecordInput = z.object({
  /** The address of whoever did it. */
  person: z.string().max(320).optional(),
  /** The id of the last entry that was seen. */
  before: z.string().max(100).optional(),
});
export const spaceRecordEntry = z.object({
  id: z.string(),
  person: z.string(),
  what: z.string(),
  /** An id, or the name that it had then, with its id in brackets behind it where it is known. */
  subject: z.string().nullable(),
  address: z.string(),
  outcome: z.enum(['unknown', 'done', 'refused']),
  doneAt: z.iso.datetime(),
});
export type SpaceRecordEntry = z.infer<typeof spaceRecordEntry>;
export const spaceRecordOutput = z.object({ entries: z.array(spaceRecordEntry), more: z.boolean() });
/** The link is shown once. */
export const inviteOutput = z.object({ invitation, link: z.string(), isMailed: z.boolean() });
export const shownInvitation = z.object({
  space: z.string(),
  role: z.enum(invitableRoles),
  expiresAt: z.iso.datetime(),
});
