import { z } from 'zod';

export const spaceRoles = ['owner', 'admin', 'maker'] as const;
export type SpaceRole = (typeof spaceRoles)[number];

/** Whoever belongs to a space at all. */
const everyMember: readonly SpaceRole[] = ['owner', 'admin', 'maker'];

/** Who may do what in a space; nothing else decides it. Every route that is about a space names one of these. */
export const permissions = {
  /** Ask, run saved tools, and look back at what one asked. */
  ask: everyMember,
  /** See connections and their schemas, tools and models. */
  look: everyMember,
  /** Run SQL of one's own, and rehearse and confirm changes. */
  'run-sql': everyMember,
  /** Propose, write, edit, group and delete tools. */
  'change-tools': everyMember,
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

export const roleNames: Readonly<Record<SpaceRole, string>> = {
  owner: 'Owner',
  admin: 'Admin',
  maker: 'Maker',
};

/** As what somebody is in a space. */
export const roleWords: Readonly<Record<SpaceRole, string>> = {
  owner: 'an owner',
  admin: 'an admin',
  maker: 'a maker',
};

export const spaceSummary = z.object({
  id: z.string(),
  kind: z.enum(['personal', 'shared']),
  name: z.string(),
  role: z.enum(spaceRoles),
});
export type SpaceSummary = z.infer<typeof spaceSummary>;
