import { type Connection, connectionSchema } from '@parley/contract/connections';
import { z } from 'zod';
import { browserStorage, type SafeStorage } from './browser-storage.ts';

const switchKey = 'use_local_storage';
const dataKey = 'connections_data';

/** Unknown members are dropped, so that nothing the schema does not name is ever written. */
const entrySchema = connectionSchema.extend({ profile_id: z.string(), deleted: z.boolean().default(false) });
const entriesSchema = z.array(entrySchema);

type Entry = z.infer<typeof entrySchema>;

/** What the connections page shows while the server is away. Each person of a browser sees only their own. */
export function createLocalCopy(storage: SafeStorage) {
  const entries = (): Entry[] => parse(storage.read(dataKey));
  const write = (all: Entry[]) => storage.write(dataKey, JSON.stringify(entriesSchema.parse(all)));
  return {
    turnOn: () => storage.write(switchKey, 'true'),
    isOn: () => storage.read(switchKey) === 'true',
    forget: () => storage.remove(dataKey),
    save: (owner: string, connections: Connection[]) => {
      const others = entries().filter((entry) => entry.profile_id !== owner);
      write([...others, ...connections.map((one) => ({ ...one, profile_id: owner, deleted: false }))]);
    },
    read: (owner: string): Connection[] =>
      entries()
        .filter((entry) => entry.profile_id === owner && !entry.deleted)
        .map(({ profile_id: _owner, deleted: _deleted, ...connection }) => connection),
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

function parse(stored: string | null): Entry[] {
  try {
    return entriesSchema.safeParse(JSON.parse(stored ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}
