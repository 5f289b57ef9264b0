import { z } from 'zod';

/** Each may do what those behind it may, and more. */
export const spaceRoles = ['owner', 'admin', 'maker', 'asker'] as const;
export type SpaceRole = (typeof spaceRoles)[number];

/** Whoever belongs to a space at all. */
const everyMember: readonly SpaceRole[] = ['owner', 'admin', 'maker', 'asker'];
/** Whoever sees how answers are made. */
const makers: readonly SpaceRole[] = ['owner', 'admin', 'maker'];

/** Who may do what in a space; nothing else decides it. Every route that is about a space names one of these. */
export const permissions = {
  /** Ask, run the tools that one sees, and look back at what one asked. Askers see published tools alone. */
  ask: everyMember,
  /** See schemas, models, plans, and what was sent to a model. */
  look: makers,
  /** Run SQL of one's own, and rehearse and confirm changes. */
  'run-sql': makers,
  /** Propose, write, edit, publish, group and delete tools. */
  'change-tools': makers,
  /** Make tokens that act in the space, and let agents in. */
  'make-tokens': everyMember,
  /** Share one's own answers by a link, and open what others shared in the space. */
  share: ['owner', 'admin', 'maker'],
  /** Clear a token for values that are marked as personal or secret. */
  'clear-tokens': ['owner', 'admin'],
  /** Save, edit and delete connections, their files, grants and marks. */
  'change-connections': ['owner', 'admin'],
  /** Add and remove models, and say what may be spent on them. */
  'change-models': ['owner', 'admin'],
  /** Invite people, change their roles and remove them; read the record. */
  'manage-people': ['owner', 'admin'],
  /** Rename or delete the space, choose its plan, hand it over. */
  'manage-space': ['owner'],
} as const satisfies Record<string, readonly SpaceRole[]>;

export type SpaceAction = keyof typeof permissions;

export const spaceActions = Object.keys(permissions) as SpaceAction[];

export function mayDo(role: SpaceRole, action: SpaceAction): boolean {
  return (permissions[action] as readonly SpaceRole[]).includes(role);
}

/** Whether somebody who becomes `now` may do less than as `before`. */
export function hasFewerRights(now: SpaceRole, before: SpaceRole): boolean {
  return spaceRoles.indexOf(now) > spaceRoles.indexOf(before);
}

export const roleNames: Readonly<Record<SpaceRole, string>> = {
  owner: 'Owner',
  admin: 'Admin',
  maker: 'Maker',
  asker: 'Asker',
};

/** As what somebody is in a space. */
export const roleWords: Readonly<Record<SpaceRole, string>> = {
  owner: 'an owner',
  admin: 'an admin',
  maker: 'a maker',
  asker: 'an asker',
};

export const spaceSummary = z.object({
  id: z.string(),
  kind: z.enum(['personal', 'shared']),
  name: z.string(),
  role: z.enum(spaceRoles),
  /** Whether askers see the statements behind tools and answers. */
  showsSql: z.boolean(),
});
export type SpaceSummary = z.infer<typeof spaceSummary>;
