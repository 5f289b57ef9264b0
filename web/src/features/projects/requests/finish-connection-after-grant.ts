import type { User } from '@parley/contract/auth';
import type { Connection } from '@parley/contract/connections';
import type { DatabaseSchema } from '@parley/contract/database-schema';
import { type Project, projectMessages } from '@parley/contract/hosted-projects';
import { isAway } from '../../../lib/api/api-failure.ts';
import { localCopy } from '../../../lib/storage/offline-connections-copy.ts';
import { rememberActive } from '../model/active-project.ts';
import { takeReferrer } from '../model/connection-referrer.ts';
import { unsavedProjectConnection } from '../model/unsaved-project-connection.ts';
import { connectProject } from './connect-project.ts';
import { fetchProjects } from './use-projects.ts';

export type Finished = { to: string; message: string };

type Finish = {
  grant: string;
  user: User;
  /** May fail: a connection without a schema is still one. */
  readSchema: (connectionId: string) => Promise<DatabaseSchema>;
};

/** Makes a connection of the one project a new grant reaches; where there are more, the person chooses. */
export async function finishConnectionAfterGrant({ grant, user, readSchema }: Finish): Promise<Finished> {
  const { projects } = await fetchProjects();
  const reached = projects.filter(({ grantId, active }) => grantId === grant && active);
  const [only] = reached;
  if (!only || reached.length > 1) return { to: '/projects', message: projectMessages.oauthEstablished };
  const connection = await save(only, user);
  const schema = await readSchema(connection.id).catch(() => null);
  rememberActive({ owner: user.id, connection, schema, now: new Date() });
  return { to: takeReferrer(), message: projectMessages.connected };
}

async function save(project: Project, user: User): Promise<Connection> {
  try {
    return await connectProject(project.ref);
  } catch (error) {
    if (!isAway(error)) throw error;
    const now = new Date().toISOString();
    const kept = unsavedProjectConnection({ project, email: user.email, id: crypto.randomUUID(), now });
    localCopy.turnOn();
    localCopy.addUnsaved(user.id, kept);
    return kept;
  }
}
