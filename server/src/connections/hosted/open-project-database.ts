import { ParleyError } from '@parley/contract/errors';
import type { Project } from '@parley/contract/hosted-projects';
import type { Database } from '../../databases/port.ts';
import type { Owner } from '../../store/acting-member.ts';
import type { Store } from '../../store/store.ts';
import type { DatabaseAccess } from '../opening/database-access.ts';
import { detailsOf, type HostedProjectService } from './hosted-project-service.ts';

export type ProjectAsk = {
  owner: Owner;
  ref: string;
  /** The handle of a grant; left out, the project's own grant is found. */
  handle?: string | undefined;
  signal: AbortSignal;
};

export type WithProject = <T>(ask: ProjectAsk, work: (database: Database) => Promise<T>) => Promise<T>;

type Parts = {
  store: Pick<Store, 'connections' | 'grants'>;
  projects: HostedProjectService;
  databaseAccess: DatabaseAccess;
};

/** A project's database, whether it was saved as a connection or not. */
export function createWithProject({ store, projects, databaseAccess }: Parts): WithProject {
  return async ({ owner, ref, handle, signal }, work) => {
    await assertHandle(store, owner, handle);
    const saved = await store.connections.findProject(owner.id, ref);
    if (saved) return databaseAccess.use({ owner, id: saved.id, signal }, ({ database }) => work(database));
    const project: Project = await projects.find(owner, ref);
    const trial = {
      owner,
      signal,
      password: '',
      details: detailsOf(project, owner),
      project: { ref, grantId: handle ?? project.grantId },
    };
    return databaseAccess.openOnce(trial, work);
  };
}

/** A handle is worth something to the person who was given it, and to nobody else. */
export async function assertHandle(
  store: Pick<Store, 'grants'>,
  owner: Owner,
  handle: string | undefined,
): Promise<void> {
  if (handle === undefined) return;
  if (!(await store.grants.find(owner.id, handle))) throw new ParleyError('grant_missing');
}
