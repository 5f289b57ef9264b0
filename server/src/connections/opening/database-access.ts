import { connectionMessages } from '@parley/contract/connections';
import { ParleyError } from '@parley/contract/errors';
import { kinds } from '../../databases/kinds-of-database.ts';
import type { Database } from '../../databases/port.ts';
import type { ServerTarget } from '../../databases/server-target.ts';
import { workFor } from '../../platform/threads/person-at-work.ts';
import type { RowLevelAccess } from '../../row-rules/row-level-access.ts';
import type { Owner } from '../../store/acting-member.ts';
import type {
  ConnectionDetails,
  HostedProject,
  StoredConnection,
} from '../../store/connections/connections.ts';
import type { Store } from '../../store/store.ts';
import type { ProjectCalls } from '../hosted/project-calls-with-grant.ts';
import type { Secrets } from '../password-encryption.ts';
import type { SqliteFileService } from '../sqlite-file-service.ts';
import { type CopyOnWrite, copyOnWriteDatabase } from '../uploads/copy-on-write-database.ts';
import type { AddressCheck } from './address-check.ts';
import { createCancelGroup } from './cancel-group.ts';
import type { DatabaseHandlePool } from './database-handle-pool.ts';
import type { QuerySlots } from './query-slots.ts';
import type { RecentConnections } from './recent-connection-cache.ts';

/** Which connection, on whose behalf, and the signal that cancels the work. */
export type ConnectionRequest = {
  owner: Owner;
  id: string;
  signal: AbortSignal;
  /** Reads may use a cached connection record. Never set for writes: permission to write must be current. */
  mayBeRecent?: boolean;
};

/** Pass `signal` to every call: it also aborts when the server shuts down. */
export type LeasedDatabase = { database: Database; connection: StoredConnection; signal: AbortSignal };

/** The only way to open a person's database. Every method checks the address first. */
export type DatabaseAccess = {
  find(owner: Owner, id: string): Promise<StoredConnection>;
  /** From a cache of a few seconds: for reads. */
  findRecent(owner: Owner, id: string): Promise<StoredConnection>;
  use<T>(asking: ConnectionRequest, work: (leased: LeasedDatabase) => Promise<T>): Promise<T>;
  /** Opens a connection that may not be saved yet, and closes it after `work`. */
  openOnce<T>(trial: UnsavedConnection, work: (database: Database) => Promise<T>): Promise<T>;
  /** Aborts everything that is running or queued. */
  stop(): void;
};

export type UnsavedConnection = {
  owner: Owner;
  details: ConnectionDetails;
  password: string;
  signal: AbortSignal;
  project?: HostedProject;
};

export type DatabaseAccessParts = {
  store: Pick<Store, 'connections'>;
  recent: RecentConnections;
  slots: { ofConnection: QuerySlots; ofPerson: QuerySlots };
  opened: DatabaseHandlePool<Database>;
  secrets: Secrets;
  files: Pick<SqliteFileService, 'locate'>;
  checkAddress: AddressCheck;
  rowLimits: Pick<RowLevelAccess, 'limit'>;
  /** `undefined` where no hosted service is set up. */
  projects: Pick<ProjectCalls, 'transport'> | undefined;
};

type Turn = Pick<ConnectionRequest, 'owner' | 'id' | 'signal'>;

export function createDatabaseAccess(parts: DatabaseAccessParts): DatabaseAccess {
  const { store, recent, slots, opened, secrets } = parts;
  const underWay = createCancelGroup();
  const find = async (owner: Owner, id: string) => {
    const connection = await store.connections.find(owner.id, id);
    if (!connection) throw new ParleyError('not_found', { message: connectionMessages.notFound });
    return connection;
  };
  const findRecent = async (owner: Owner, id: string) => (await recent.find(owner.id, id)) ?? find(owner, id);
  /** No promise where it is remembered, as with most reads. */
  const known = (owner: Owner, id: string) => {
    const found = recent.find(owner.id, id);
    return found instanceof Promise ? found.then((row) => row ?? find(owner, id)) : found;
  };
  /** All that a run passes before its work in one function: one for each would cost every run as many promises. */
  const inTurn = async <T>({ owner, id, signal }: Turn, work: (signal: AbortSignal) => Promise<T>) => {
    const run = underWay.enter(signal);
    const key = `${owner.id} ${id}`;
    let held = 0;
    try {
      // Per connection before per person: a connection that hangs must not block the person's other ones.
      const ofConnection = slots.ofConnection.enter(key, run.signal, owner.personId);
      if (ofConnection) await ofConnection;
      held = 1;
      const ofPerson = slots.ofPerson.enter(owner.personId, run.signal);
      if (ofPerson) await ofPerson;
      held = 2;
      return await workFor(owner.personId, () => work(run.signal));
    } finally {
      if (held > 1) slots.ofPerson.leave(owner.personId);
      if (held > 0) slots.ofConnection.leave(key);
      run.leave();
    }
  };
  return {
    find,
    findRecent,
    stop: underWay.stop,
    use: async ({ owner, id, signal: asked, mayBeRecent }, work) => {
      const found = mayBeRecent ? known(owner, id) : find(owner, id);
      const connection = found instanceof Promise ? await found : found;
      return await inTurn({ owner, id, signal: asked }, (signal) => {
        const useAt = ({ where, open }: Located) => {
          const version = `${connection.version} ${where}`;
          const wanted = { key: id, version, open: () => open(secrets.open(connection)) };
          return noted(parts, connection, () =>
            opened.use(wanted, (whole) => {
              const database = parts.rowLimits.limit(owner, id, whole);
              return work({ database, connection, signal });
            }),
          );
        };
        const located = locate(parts, connection);
        return located instanceof Promise ? located.then(useAt) : useAt(located);
      });
    },
    openOnce: ({ owner, details, password, signal, project }, work) =>
      inTurn({ owner, id: 'a trial', signal }, async () => {
        const { ref: projectRef = null, grantId = null } = project ?? {};
        const place = { spaceId: owner.id, projectRef, grantId, uploadRevision: null };
        const { open } = await locate(parts, { ...details, ...place });
        const database = await open(password);
        try {
          return await work(database);
        } finally {
          await database.close();
        }
      }),
  };
}

/** `where` is part of the cache key: a host that now resolves elsewhere must not reuse the old connection. */
type Located = { where: string; open(password: string): Promise<Database> };

type Target = ConnectionDetails &
  Pick<StoredConnection, 'spaceId' | 'projectRef' | 'grantId' | 'uploadRevision'> & {
    /** What is only tried out has none. */
    id?: string;
  };

type FileKind = Extract<(typeof kinds)[keyof typeof kinds], { reaches: 'file' }>;

async function locateFile(parts: DatabaseAccessParts, kind: FileKind, target: Target): Promise<Located> {
  const { place, drafts } = await parts.files.locate(target);
  const open = async () => {
    const database = await kind.open(place);
    return drafts
      ? copyOnWriteDatabase(database, forgetting(parts, drafts, target), (file) =>
          kind.open({ ...place, file }),
        )
      : database;
  };
  return { where: place.file, open };
}

function locate(parts: DatabaseAccessParts, target: Target): Promise<Located> | Located {
  const kind = kinds[target.type];
  switch (kind.reaches) {
    case 'server':
      return locateServer(parts, target, (place) => kind.open(place));
    case 'file':
      return locateFile(parts, kind, target);
    case 'project': {
      const { projectRef: ref, grantId, spaceId, schemas, trustedFunctions } = target;
      if (ref === null) return locateServer(parts, target, (place) => kind.openDirectly(place));
      if (!parts.projects) throw new ParleyError('hosted_not_configured');
      const transport = parts.projects.transport({ ref, grantId, spaceId });
      return { where: `${ref} ${grantId}`, open: () => kind.open({ transport, schemas, trustedFunctions }) };
    }
  }
}

/** After a change the cached record leads to the file as it was. */
function forgetting({ recent }: DatabaseAccessParts, drafts: CopyOnWrite, { id }: Target): CopyOnWrite {
  const change: CopyOnWrite['change'] = (work) =>
    drafts.change(work).finally(() => {
      if (id !== undefined) recent.forget(id);
    });
  return { ...drafts, change };
}

function locateServer(
  { checkAddress }: DatabaseAccessParts,
  { host, port, database, username: user, ssl, trustedFunctions }: Target,
  open: (place: ServerTarget) => Promise<Database>,
): Promise<Located> | Located {
  if (port === null) throw new ParleyError('invalid_input', { message: connectionMessages.detailsMissing });
  const at = (address: string): Located => {
    const place = { host, address, port, database, user, ssl, trustedFunctions };
    return { where: address, open: (password) => open({ ...place, password }) };
  };
  const checked = checkAddress(host);
  return checked instanceof Promise ? checked.then(at) : at(checked);
}

/** Stores whether the connection works, only when that changes. */
async function noted<T>(
  { store, recent }: DatabaseAccessParts,
  connection: StoredConnection,
  use: () => Promise<T>,
): Promise<T> {
  const note = async (status: 'active' | 'failed') => {
    // A read must not fail because the store cannot be written; the next use tries again.
    await store.connections.markReached(connection, status).catch(unlessAway);
    recent.forget(connection.id);
  };
  try {
    const result = await use();
    if (connection.status !== 'active') await note('active');
    return result;
  } catch (error) {
    const isNews = connection.status !== 'failed';
    if (isNews && error instanceof ParleyError && error.code === 'connection_failed') await note('failed');
    throw error;
  }
}

function unlessAway(error: unknown): void {
  if (!(error instanceof ParleyError && error.code === 'store_unavailable')) throw error;
}
