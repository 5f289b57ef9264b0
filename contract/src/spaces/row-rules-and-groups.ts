import { z } from 'zod';
import { type Binding, binding } from '../parameters.ts';

export const rowRuleLimits = {
  groups: 200,
  groupName: 60,
  attributes: 50,
  attributeValue: 200,
  /** Of one connection: rules and open tables together. */
  rules: 1_000,
} as const;

export const rowRuleMessages = {
  groupName: 'Please give the group a name.',
  groupTaken: 'There is a group of this name already.',
  groupsFull: `A space has at most ${rowRuleLimits.groups} groups.`,
  noGroup: 'There is no such group in this space.',
  notMembers: 'Only members of the space can be in a group.',
  attributesFull: `A person has at most ${rowRuleLimits.attributes} attributes.`,
  personal: 'Your personal space has one person: there is nobody to tell apart.',
  boundPersonal: (name: string) =>
    `‘${name}’ is filled from the person who runs the tool, which needs a shared space. In your personal space, make it a parameter like any other.`,
  unknownTable: (table: string) => `There is no table ‘${table}’ in the schema of this connection.`,
  unknownColumn: (table: string, column: string) => `‘${table}’ has no column ‘${column}’.`,
  ruledAndOpen: (table: string) => `‘${table}’ cannot have a rule and be open.`,
  twice: (table: string) => `‘${table}’ stands there twice.`,
  notScanned: 'Read the schema of this connection first: rules name its tables.',
  unconfirmedMail:
    'This server sends no mail, so nobody confirms their address: whoever signs up with somebody else’s would see their rows. Attributes are set by admins and have no such gap.',
  changed: 'Which rows you may see in this space changed while this was running. Please ask again.',
  onlyTools: 'Only published tools run here, because this space limits rows by person.',
} as const;

const groupName = z
  .string(rowRuleMessages.groupName)
  .trim()
  .min(1, rowRuleMessages.groupName)
  .max(rowRuleLimits.groupName);
const attributeName = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, 'Use small letters, digits and _ only.');

export const groupInput = z.object({ name: groupName });
/** Everybody who is in it; whoever is left out is not any more. */
export const groupMembersInput = z.object({ personIds: z.array(z.string().min(1).max(100)).max(1_000) });

export const group = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Empty for whoever does not manage people. */
  personIds: z.array(z.string()),
});
export const groupsOutput = z.object({ groups: z.array(group) });
export const groupOutput = z.object({ group });

/** What is not named stays as it is; `null` clears an attribute. */
export const attributesInput = z.object({
  changes: z
    .array(
      z.object({
        name: attributeName,
        value: z.string().trim().min(1).max(rowRuleLimits.attributeValue).nullable(),
      }),
    )
    .min(1)
    .max(rowRuleLimits.attributes),
});
export const memberAttribute = z.object({ personId: z.string(), name: z.string(), value: z.string() });
export const attributesOutput = z.object({
  /** Every name that somebody has a value for, or that a rule or a tool asks for. */
  names: z.array(z.string()),
  /** Empty for whoever does not manage people. */
  attributes: z.array(memberAttribute),
});

const tablePlace = z.object({
  /** '' where the engine has no schemas. */
  schema: z.string().max(200),
  table: z.string().min(1).max(200),
});

/** Askers read rows of this table only where this column equals what is known of them. */
export const rowRule = tablePlace.extend({ column: z.string().min(1).max(200), boundTo: binding });

/** All of a connection: what is left out is taken away. `open`: views and tables that need no rule. */
export const rowRulesInput = z.object({
  rules: z.array(rowRule).max(rowRuleLimits.rules),
  open: z.array(tablePlace).max(rowRuleLimits.rules).default([]),
});
export const rowRulesOutput = z.object({ rules: z.array(rowRule), open: z.array(tablePlace) });

/** What a bound parameter is filled with: ‘your region’. */
export function bindingWords(boundTo: Binding): string {
  if (boundTo.kind === 'mail') return 'your mail address';
  return boundTo.kind === 'groups' ? 'your groups' : `your ${boundTo.name.replaceAll('_', ' ')}`;
}

export type Group = z.infer<typeof group>;
export type MemberAttribute = z.infer<typeof memberAttribute>;
export type AttributeChange = z.infer<typeof attributesInput>['changes'][number];
export type RowRule = z.infer<typeof rowRule>;
export type TablePlace = z.infer<typeof tablePlace>;
export type RowRules = z.infer<typeof rowRulesOutput>;
