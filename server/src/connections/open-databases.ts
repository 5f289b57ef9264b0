import type { Database } from '../databases/port.ts';

type Opened = {
  database: Promise<Database>;
  version: string;
  users: number;
  /** Set once nobody new may use it; it is closed when the last user is done. */
  isLeaving: boolean;
  idle: NodeJS.Timeout | undefined;
};

export type OpenDatabases = {
  /** Lends the database of `key` in this version; another version of it is closed once nobody uses it. */
  use<T>(wanted: Wanted, work: (database: Database) => Promise<T>): Promise<T>;
  forget(key: string): Promise<void>;
  close(): Promise<void>;
};

type Wanted = { key: string; version: string; open(): Promise<Database> };

/** Open databases are kept for the next statement: a bounded number, each for a while after its last use. */
export function createOpenDatabases({ most = 200, idleTime = 300_000 } = {}): OpenDatabases {
  const known = new Map<string, Opened>();

  const closeIfUnused = async (opened: Opened) => {
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
  const take = ({ key, version, open }: Wanted): Opened => {
    let opened = known.get(key);
    if (opened?.version !== version) {
      void forget(key);
      makeRoom();
      opened = { database: open(), version, users: 0, isLeaving: false, idle: undefined };
      known.set(key, opened);
    }
    opened.users += 1;
    clearTimeout(opened.idle);
    return opened;
  };

  const give = (key: string, opened: Opened) => {
    opened.users -= 1;
    if (opened.users > 0) return;
    if (opened.isLeaving) void closeIfUnused(opened);
    else opened.idle = setTimeout(() => void forget(key), idleTime).unref();
  };

  return {
    use: async (wanted, work) => {
      const opened = take(wanted);
      try {
        return await work(await opened.database);
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

function isOpen({ database }: Opened): Promise<boolean> {
  return database.then(
    () => true,
    () => false,
  );
}
