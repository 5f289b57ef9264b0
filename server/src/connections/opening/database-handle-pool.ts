type Closable = { close(): Promise<void> };

type Opened<T> = {
  database: Promise<T>;
  /** The same once it is open. */
  ready: T | undefined;
  version: string;
  users: number;
  /** Set once nobody new may use it; it is closed when the last user is done. */
  isLeaving: boolean;
  idle: NodeJS.Timeout | undefined;
};

export type DatabaseHandlePool<T extends Closable> = {
  /** Lends the database of `key` in this version; another version of it is closed once nobody uses it. */
  use<R>(wanted: Wanted<T>, work: (database: T) => Promise<R>): Promise<R>;
  forget(key: string): Promise<void>;
  close(): Promise<void>;
};

type Wanted<T> = { key: string; version: string; open(): Promise<T> };
type Bounds = { most?: number; idleTime?: number };

/** Open databases are kept for the next statement: a bounded number, each for a while after its last use. */
export function createDatabaseHandlePool<T extends Closable>({
  most = 200,
  idleTime = 300_000,
}: Bounds = {}): DatabaseHandlePool<T> {
  const known = new Map<string, Opened<T>>();

  const closeIfUnused = async (opened: Opened<T>) => {
    if (!opened.isLeaving || opened.users > 0) return;
    // What could not be opened has nothing to close; what fails to close is gone as well.
    await opened.database.then((database) => database.close()).catch(() => undefined);
  };
  const forget = async (key: string) => {
    const opened = known.get(key);
    if (!opened) return;
    known.delete(key);
    clearTimeout(opened.idle);
    opened.isLeaving = true;
    await closeIfUnused(opened);
  };
  const makeRoom = () => {
    if (known.size < most) return;
    const [key] = [...known].find(([, opened]) => opened.users === 0) ?? [];
    if (key !== undefined) void forget(key);
  };
  /** Without a pause between finding and counting, so that nobody closes it in between. */
  const take = ({ key, version, open }: Wanted<T>): Opened<T> => {
    let opened = known.get(key);
    if (opened?.version !== version) {
      void forget(key);
      makeRoom();
      opened = start(open(), version);
      known.set(key, opened);
    }
    opened.users += 1;
    clearTimeout(opened.idle);
    return opened;
  };

  /** Another version may have taken its place meanwhile. */
  const leaveIdle = (key: string, opened: Opened<T>) => {
    if (known.get(key) === opened) void forget(key);
  };
  const give = (key: string, opened: Opened<T>) => {
    opened.users -= 1;
    if (opened.users > 0) return;
    if (opened.isLeaving) void closeIfUnused(opened);
    else opened.idle = setTimeout(() => leaveIdle(key, opened), idleTime).unref();
  };

  return {
    use: async (wanted, work) => {
      const opened = take(wanted);
      try {
        return await work(opened.ready ?? (await opened.database));
      } catch (error) {
        if (!(await isOpen(opened)) && known.get(wanted.key) === opened) known.delete(wanted.key);
        throw error;
      } finally {
        give(wanted.key, opened);
      }
    },
    forget,
    close: async () => {
      await Promise.all([...known.keys()].map(forget));
    },
  };
}

function start<T>(database: Promise<T>, version: string): Opened<T> {
  const opened: Opened<T> = {
    database,
    ready: undefined,
    version,
    users: 0,
    isLeaving: false,
    idle: undefined,
  };
  // A database that does not open fails whoever asked for it.
  database.then(
    (ready) => {
      opened.ready = ready;
    },
    () => undefined,
  );
  return opened;
}

function isOpen<T>({ database }: Opened<T>): Promise<boolean> {
  return database.then(
    () => true,
    () => false,
  );
}
