import { askMessages } from '@parley/contract/ask';
import { connectionKinds } from '@parley/contract/connections/connection-kinds';
import type { Dialect } from '@parley/contract/database-schema';
import { ParleyError } from '@parley/contract/errors';
import { projectMessages } from '@parley/contract/hosted-projects';
import type { Database } from '../databases/port.ts';
import type { Owner } from '../store/acting-member.ts';
import type { Store } from '../store/store.ts';
import type { WithProject } from './hosted/open-project-database.ts';
import type { DatabaseAccess } from './opening/database-access.ts';

/** How a caller names a database: a connection by its id, or a hosted project by its reference, saved or not. */
export type SourceName = {
  connection_id?: string | undefined;
  project_ref?: string | undefined;
  access_token?: string | undefined;
};

export type NamedSource = {
  /** `id` is null for a project that was not saved. */
  connection: { id: string | null; name: string };
  isProject: boolean;
  dialect: Dialect;
  use<T>(work: (database: Database, signal: AbortSignal) => Promise<T>): Promise<T>;
};

export type FindSource = (
  context: { owner: Owner; signal: AbortSignal },
  name: SourceName,
) => Promise<NamedSource>;

type Parts = {
  store: Pick<Store, 'connections'>;
  databaseAccess: DatabaseAccess;
  withProject: WithProject | undefined;
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function createFindSource({ store, databaseAccess, withProject }: Parts): FindSource {
  return async ({ owner, signal: asked }, { connection_id, project_ref, access_token: handle }) => {
    const ref = project_ref?.trim() ?? '';
    const id = connection_id ?? (uuid.test(ref) ? ref : undefined);
    if (id !== undefined) {
      const connection = await databaseAccess.findRecent(owner, id);
      return {
        connection,
        isProject: connection.projectRef !== null,
        dialect: connectionKinds[connection.type].dialect,
        use: (work) =>
          databaseAccess.use({ owner, id, signal: asked, mayBeRecent: true }, ({ database, signal }) =>
            work(database, signal),
          ),
      };
    }
    if (ref === '') throw missing();
    if (!withProject) throw new ParleyError('not_found', { message: askMessages.noProject });
    const saved = await store.connections.findProject(owner.id, ref);
    // A shared space has the projects that its admins connected, not all that the consent of one of them reaches.
    const isShared = owner.id !== owner.personId;
    if (!saved && isShared) throw new ParleyError('not_found', { message: askMessages.noProject });
    return {
      connection: saved ?? { id: null, name: ref },
      isProject: true,
      dialect: connectionKinds.supabase.dialect,
      use: (work) => withProject({ owner, ref, handle, signal: asked }, (database) => work(database, asked)),
    };
  };
}

function missing(): ParleyError {
  const message = projectMessages.refRequired;
  return new ParleyError('invalid_input', { message, fields: { project_ref: message } });
}
