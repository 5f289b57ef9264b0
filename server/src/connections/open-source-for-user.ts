import type { DatabaseSchema, Dialect } from '@parley/contract/database-schema';
import { ParleyError } from '@parley/contract/errors';
import type { Parameter } from '@parley/contract/parameters';
import type { ColumnProfile } from '../ai/port.ts';
import type { Database } from '../databases/port.ts';
import { type ConnectionMasking, createConnectionMasking } from '../masking/connection-masking.ts';
import type { BoundValues } from '../row-rules/caller-bound-parameters.ts';
import type { RowLevelAccess } from '../row-rules/row-level-access.ts';
import type { Owner } from '../store/acting-member.ts';
import type { Store } from '../store/store.ts';
import type { ConnectionsWithoutMarks } from './opening/connections-without-marks-cache.ts';
import type { ConnectionRequest, DatabaseAccess } from './opening/database-access.ts';
import type { ColumnPlace, ColumnProfiles } from './reading/column-profiles.ts';
import type { SchemaService } from './reading/public-types.ts';
import type { ReadViewDefinitions } from './reading/read-view-definitions.ts';

/** A connection bound to one user and one abort signal. */
export type SourceForUser = {
  connection: { id: string; name: string; projectRef: string | null };
  /** No statement is composed or rewritten for a question. */
  savedToolsOnly: boolean;
  /** Whoever opened it may run published tools that carry the rules of their tables, and nothing else. */
  rowsLimited: boolean;
  dialect: Dialect;
  use<T>(work: (database: Database, signal: AbortSignal) => Promise<T>): Promise<T>;
  /** What bound parameters are filled with for this user; throws where an attribute was not set. */
  bind(parameters: readonly Parameter[]): Promise<BoundValues> | BoundValues;
  schema(): Promise<DatabaseSchema>;
  profiles(): Promise<readonly ColumnProfile[]>;
  /** For a question: where there are very many tables, those that are not read yet are left out. */
  profilesSoon(): Promise<readonly ColumnProfile[]>;
  /** Different values of one column, as many as a small budget reads. */
  valuesOf(place: ColumnPlace): Promise<readonly string[]>;
  /** Whether a row has that value, in any case of letters; null where it cannot be told in time. */
  holds(place: ColumnPlace, value: string): Promise<boolean | null>;
  /** What of it is marked as personal or secret; null where nothing is. */
  masking(): Promise<ConnectionMasking | null>;
};

export type Sources = {
  /** For one read of a connection that is known: nothing is looked up before it is used. */
  lend(asking: ConnectionRequest): Pick<SourceForUser, 'use' | 'bind'>;
  open(asking: ConnectionRequest): Promise<SourceForUser>;
  /** The same as that of the open source, at no cost where nothing is marked. */
  masking(asking: ConnectionRequest): Promise<ConnectionMasking | null>;
  /** As it was at most two seconds ago. For runs, which are many; never for what is kept. */
  recentMasking(asking: ConnectionRequest): Promise<ConnectionMasking | null> | null;
  /** Which connection a schema was read from, by its fingerprint. */
  idOf(owner: Owner, fingerprint: string): Promise<string | null>;
  /** The connections that have all of these tables; the only connection there is, where none was read yet. */
  idsWith(owner: Owner, tables: readonly string[]): Promise<string[]>;
};

type Parts = {
  store: Pick<Store, 'schemas' | 'connections' | 'columnMarks'>;
  databaseAccess: DatabaseAccess;
  connectionsWithoutMarks: Pick<ConnectionsWithoutMarks, 'areNone'>;
  schemas: Pick<SchemaService, 'scan'>;
  profiles: ColumnProfiles;
  definitions: ReadViewDefinitions;
  /** Only this server can tell what a stand-in stands for. */
  standInKey: string;
  rowLimits: Pick<RowLevelAccess, 'bind' | 'isLimited'>;
};

export function createSourcesForUser(parts: Parts): Sources {
  const { store, databaseAccess } = parts;
  const open = (asking: ConnectionRequest) => openSourceForUser(parts, asking);
  return {
    lend: (asking) => ({
      use: (work) =>
        databaseAccess.use({ ...asking, mayBeRecent: true }, ({ database, signal }) =>
          work(database, signal),
        ),
      bind: (parameters) => parts.rowLimits.bind(asking.owner, parameters),
    }),
    open,
    masking: async (asking) => {
      const marks = await store.columnMarks.list(asking.owner.id, asking.id);
      return marks.length === 0 ? null : (await open(asking)).masking();
    },
    recentMasking: (asking) => {
      const unmarked = parts.connectionsWithoutMarks.areNone(asking.owner.id, asking.id);
      if (unmarked === true) return null;
      return Promise.resolve(unmarked).then(async (areNone) =>
        areNone ? null : (await open(asking)).masking(),
      );
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

async function openSourceForUser(parts: Parts, asking: ConnectionRequest): Promise<SourceForUser> {
  const { store, databaseAccess, schemas, definitions, standInKey, rowLimits } = parts;
  const { id, owner } = asking;
  const { connection: stored, dialect } = await databaseAccess.use(asking, async (leased) => ({
    connection: leased.connection,
    dialect: leased.database.dialect,
  }));
  const { name, projectRef } = stored;
  const rowsLimited = await rowLimits.isLimited(owner, id);
  const profiles = rowsLimited ? noValues : parts.profiles;
  const read = async () =>
    (await store.schemas.scanned(owner.id, id)) ?? ownSchema(await schemas.scan(asking));
  let known: Promise<DatabaseSchema> | undefined;
  const schema = () => {
    known ??= read();
    return known;
  };
  // What was read of another host or file must not be taken for this one's.
  const reading = { ...asking, version: `${stored.version} ${stored.uploadRevision}` };
  const valuesOf = async (place: ColumnPlace) => profiles.valuesOf(reading, await schema(), place);
  return {
    connection: { id, name, projectRef },
    savedToolsOnly: stored.savedToolsOnly || rowsLimited,
    rowsLimited,
    dialect,
    use: (work) => databaseAccess.use(asking, ({ database, signal }) => work(database, signal)),
    bind: (parameters) => rowLimits.bind(owner, parameters),
    schema,
    profiles: async () => profiles.of(reading, await schema()),
    profilesSoon: async () => profiles.soon(reading, await schema()),
    valuesOf,
    holds: async (place, value) => profiles.holds(asking, await schema(), { ...place, value }),
    masking: async () =>
      createConnectionMasking({
        dialect,
        marks: await store.columnMarks.list(owner.id, id),
        key: `${standInKey} ${id}`,
        schema,
        definitions: async () => definitions(asking, await schema()),
        // A name that was added since would be sent in clear.
        valuesOf: async (place) => profiles.valuesOf(reading, await schema(), place, 'fresh'),
      }),
  };
}

/** What columns hold is kept for everybody alike, rows that a rule hides included. */
const noValues: ColumnProfiles = {
  of: async () => [],
  soon: async () => [],
  valuesOf: async () => [],
  holds: async () => null,
};

function hasTables(schema: DatabaseSchema | null | undefined, names: readonly string[]): boolean {
  const known = new Set(schema?.tables.flatMap(({ schema: place, name }) => [name, `${place}.${name}`]));
  return names.every((name) => known.has(name));
}

/** A sample stands for nothing in the database: no tool may be made from it. */
function ownSchema({ schema, origin, problems }: Awaited<ReturnType<SchemaService['scan']>>): DatabaseSchema {
  if (origin === 'sample') throw new ParleyError('hosted_failed', { values: { reason: problems.join(' ') } });
  return schema;
}
