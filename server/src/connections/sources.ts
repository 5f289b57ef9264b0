import { ParleyError } from '@parley/contract/errors';
import type { DatabaseSchema, Dialect } from '@parley/contract/schema';
import type { ColumnProfile } from '../ai/port.ts';
import type { Database } from '../databases/port.ts';
import type { Owner } from '../store/owner.ts';
import type { Store } from '../store/store.ts';
import type { ColumnPlace, ColumnProfiles } from './column-profiles.ts';
import type { Asking, Reach } from './reach.ts';
import type { Schemas } from './schemas.ts';

/** One connection in somebody's hands: who asks and how it is called off is settled. */
export type LentSource = {
  connection: { id: string; name: string; projectRef: string | null };
  /** No statement is composed or rewritten for a question. */
  savedToolsOnly: boolean;
  dialect: Dialect;
  use<T>(work: (database: Database, signal: AbortSignal) => Promise<T>): Promise<T>;
  schema(): Promise<DatabaseSchema>;
  profiles(): Promise<readonly ColumnProfile[]>;
  /** Different values of one column, as many as a small budget reads. */
  valuesOf(place: ColumnPlace): Promise<readonly string[]>;
};

export type Sources = {
  /** For one read of a connection that is known: nothing is looked up before it is used. */
  lend(asking: Asking): Pick<LentSource, 'use'>;
  open(asking: Asking): Promise<LentSource>;
  /** Which connection a schema was read from, by its fingerprint. */
  idOf(owner: Owner, fingerprint: string): Promise<string | null>;
  /** The connections that have all of these tables; the only connection there is, where none was read yet. */
  idsWith(owner: Owner, tables: readonly string[]): Promise<string[]>;
};

type Parts = {
  store: Pick<Store, 'schemas' | 'connections'>;
  reach: Reach;
  schemas: Pick<Schemas, 'scan'>;
  profiles: ColumnProfiles;
};

export function createSources({ store, reach, schemas, profiles }: Parts): Sources {
  return {
    lend: (asking) => ({
      use: (work) =>
        reach.use({ ...asking, mayBeRecent: true }, ({ database, signal }) => work(database, signal)),
    }),
    open: async (asking) => {
      const { id, owner } = asking;
      const { connection: stored, dialect } = await reach.use(asking, async (lent) => ({
        connection: lent.connection,
        dialect: lent.database.dialect,
      }));
      const { name, projectRef, savedToolsOnly } = stored;
      const read = async () =>
        (await store.schemas.scanned(owner.id, id)) ?? ownSchema(await schemas.scan(asking));
      let known: Promise<DatabaseSchema> | undefined;
      const schema = () => {
        known ??= read();
        return known;
      };
      return {
        connection: { id, name, projectRef },
        savedToolsOnly,
        dialect,
        use: (work) => reach.use(asking, ({ database, signal }) => work(database, signal)),
        schema,
        profiles: async () => profiles.of(asking, await schema()),
        valuesOf: async (place) => profiles.valuesOf(asking, await schema(), place),
      };
    },
    idOf: (owner, fingerprint) => store.schemas.connectionWith(owner.id, fingerprint),
    idsWith: async (owner, tables) => {
      const all = await store.connections.list(owner.id);
      const read = await Promise.all(all.map(({ id }) => store.schemas.scanned(owner.id, id)));
      const having = all.filter((_connection, at) => hasTables(read[at], tables));
      const isUnread = all.length === 1 && read[0] === null;
      return (isUnread ? all : having).map(({ id }) => id);
    },
  };
}

function hasTables(schema: DatabaseSchema | null | undefined, names: readonly string[]): boolean {
  const known = new Set(schema?.tables.flatMap(({ schema: place, name }) => [name, `${place}.${name}`]));
  return names.every((name) => known.has(name));
}

/** A sample stands for nothing in the database: no tool may be made from it. */
function ownSchema({ schema, origin, problems }: Awaited<ReturnType<Schemas['scan']>>): DatabaseSchema {
  if (origin === 'sample') throw new ParleyError('hosted_failed', { values: { reason: problems.join(' ') } });
  return schema;
}
