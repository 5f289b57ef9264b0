import type { Database } from '../databases/port.ts';
import type { Owner } from '../store/acting-member.ts';
import type { Store } from '../store/store.ts';
import type { Grants } from './hosted/oauth-grants.ts';
import type { DatabaseHandlePool } from './opening/database-handle-pool.ts';
import type { RecentConnections } from './opening/recent-connection-cache.ts';
import type { SqliteFileService } from './sqlite-file-service.ts';

/** What a person has besides rows of the store. */
export type PersonRemoval = {
  /** Takes back at the hosted service what they allowed us. To be called while their rows are still there. */
  revokeGrants(owner: Owner): Promise<void>;
  /** Closes their databases and deletes their files. To be called when nothing can open them again. */
  removeFiles(owner: Owner, connectionIds: readonly string[]): Promise<void>;
};

type Parts = {
  store: Pick<Store, 'grants'>;
  files: Pick<SqliteFileService, 'removeAll'>;
  grants: Pick<Grants, 'disconnect'> | undefined;
  /** A command of the operator has no open databases. */
  recent?: RecentConnections;
  opened?: Pick<DatabaseHandlePool<Database>, 'forget'>;
};

export function createPersonRemoval({ store, files, grants, recent, opened }: Parts): PersonRemoval {
  return {
    revokeGrants: async (owner) => {
      if (!grants) return;
      for (const { id } of await store.grants.list(owner.id)) await grants.disconnect(owner, id);
    },
    removeFiles: async (owner, connectionIds) => {
      for (const id of connectionIds) {
        recent?.forget(id);
        await opened?.forget(id);
      }
      await files.removeAll(owner.id);
    },
  };
}
