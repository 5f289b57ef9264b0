import { type Connection, connectionSchema } from '@parley/contract/connections';
import { z } from 'zod';
import { browserStorage, type SafeStorage } from './browser-storage.ts';

const switchKey = 'use_local_storage';
const dataKey = 'connections_data';

/** Unknown members are dropped, so that nothing the schema does not name is ever written. */
const entrySchema = connectionSchema.extend({
  profile_id: z.string(),
  deleted: z.boolean().default(false),
  /** The server has yet to be told of it. */
  unsaved: z.boolean().default(false),
});
const entriesSchema = z.array(entrySchema);

type Entry = z.infer<typeof entrySchema>;

/** What the connections page shows while the server is away. Each person of a browser sees only their own. */
export function createLocalCopy(storage: SafeStorage) {
  const entries = (): Entry[] => parse(storage.read(dataKey));
  const write = (all: Entry[]) => storage.write(dataKey, JSON.stringify(entriesSchema.parse(all)));
  return {
    turnOn: () => storage.write(switchKey, 'true'),
    isOn: () => storage.read(switchKey) === 'true',
    save: (owner: string, connections: Connection[]) => {
      const others = entries().filter((entry) => entry.profile_id !== owner);
      write([...others, ...connections.map((one) => entryOf(owner, one))]);
    },
    /** In the place of the one for the same project, where there is one. */
    addUnsaved: (owner: string, connection: Connection) => {
      const isSame = (entry: Entry) =>
        entry.profile_id === owner &&
        entry.type === connection.type &&
        entry.projectRef === connection.projectRef;
      const known = entries().find(isSame);
      const kept = { ...entryOf(owner, connection), ...(known && { id: known.id }), unsaved: true };
      write([...entries().filter((entry) => !isSame(entry)), kept]);
    },
    unsavedProjects: (owner: string): string[] =>
      entries()
        .filter((entry) => entry.profile_id === owner && entry.unsaved && !entry.deleted)
        .map(({ projectRef }) => projectRef)
        .filter((ref) => ref !== null),
    read: (owner: string): Connection[] =>
      entries()
        .filter((entry) => entry.profile_id === owner && !entry.deleted)
        .map(({ profile_id: _owner, deleted: _deleted, unsaved: _unsaved, ...connection }) => connection),
    markDeleted: (owner: string, id: string) =>
      write(
        entries().map((entry) =>
          entry.profile_id === owner && entry.id === id ? { ...entry, deleted: true } : entry,
        ),
      ),
    deletions: (owner: string): string[] =>
      entries()
        .filter((entry) => entry.profile_id === owner && entry.deleted)
        .map(({ id }) => id),
  };
}

export const localCopy = createLocalCopy(browserStorage);

function entryOf(owner: string, connection: Connection): Entry {
  return { ...connection, profile_id: owner, deleted: false, unsaved: false };
}

function parse(stored: string | null): Entry[] {
  try {
    return entriesSchema.safeParse(JSON.parse(stored ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}
