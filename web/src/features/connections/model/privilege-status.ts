import type { PrivilegesOutput } from '@parley/contract/connections';

type Light = { tone: 'good' | 'warning' | 'bad' | 'off'; verdict: string };

/** The most dangerous thing the role may do speaks. */
export function privilegeStatus(privileges: PrivilegesOutput): Light {
  const { superuser, canWrite, canReachFiles, readOnlyRole } = privileges;
  if (superuser)
    return { tone: 'bad', verdict: 'This role is a superuser: it may do anything on this server' };
  if (canReachFiles) return { tone: 'bad', verdict: 'This role can reach files of the database server' };
  // Where there are no roles, there is none to advise.
  if (canWrite && readOnlyRole === null) {
    return {
      tone: 'off',
      verdict: 'The file could be written to; it is opened for reading unless you allow writes',
    };
  }
  if (canWrite) return { tone: 'warning', verdict: 'This role can write; a role that only reads is safer' };
  if (canWrite === null) return { tone: 'off', verdict: 'What this role may do could not be found out' };
  return { tone: 'good', verdict: 'This role can only read' };
}
