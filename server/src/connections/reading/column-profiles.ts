import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseSchema, Table } from '@parley/contract/database-schema';
import { ParleyError } from '@parley/contract/errors';
import type { ColumnProfile } from '../../ai/port.ts';
import type { Database } from '../../databases/port.ts';
import type { Proposal } from '../../guard/approved-sql.ts';
import { isSecretIn } from '../../guard/secret-columns/secret-columns.ts';
import { scaleTimeLimit } from '../../platform/scale-time-limit.ts';
import type { ConnectionRequest, DatabaseAccess } from '../opening/database-access.ts';
import type { Asked } from './profile-queries.ts';
import { askedOf, firstLook, holdsQuery, profileLimits, valuesQuery, wholeLook } from './profile-queries.ts';
import { RefreshingCache } from './refreshing-cache.ts';

export type ColumnPlace = { schema: string; table: string; column: string };

/** `version` changes when the connection leads elsewhere, or to another file. */
export type ReadingRequest = ConnectionRequest & { version: string };

/** What the columns of a person's database really hold, read under small budgets and kept for a while. */
export type ColumnProfiles = {
  of(asking: ReadingRequest, schema: DatabaseSchema): Promise<readonly ColumnProfile[]>;
  /** For a question: of a database with very many tables what can be read in a moment, the fullest tables first. */
  soon(asking: ReadingRequest, schema: DatabaseSchema): Promise<readonly ColumnProfile[]>;
  /**
   * Different values of one column, some thousands at most; none for a column that nobody has scanned. Up to an hour
   * old, unless they must be fresh.
   */
  valuesOf(
    asking: ReadingRequest,
    schema: DatabaseSchema,
    place: ColumnPlace,
    age?: 'fresh',
  ): Promise<readonly string[]>;
  /** Asked of the database anew each time: what is kept may be old, or not all there is. null: it cannot be told. */
  holds(
    asking: ConnectionRequest,
    schema: DatabaseSchema,
    wanted: ColumnPlace & { value: string },
  ): Promise<boolean | null>;
};

/**
 * All tables together; what is not reached by then is simply not known. Long enough for a slow line: the same schema
 * is to give the same tools, however busy the machine is.
 */
const wholeBudget = scaleTimeLimit(20_000);
const lookBudget = { time: scaleTimeLimit(5_000), rows: 2_000, bytes: 262_144 };
const valuesBudget = { time: scaleTimeLimit(1_500), rows: 2_000, bytes: 262_144 };
/** A person may run a few more statements beside these. */
const tablesAtOnce = 2;
/** Of more tables a question waits only so long: the others are read meanwhile, for the next question. */
const manyTables = 100;
const shortWait = scaleTimeLimit(1_500);
const kept = { freshFor: 600_000, goodFor: 3_600_000 };
/** Bytes of values, and as many of profiles, of everybody's databases. */
const mostBytes = 60_000_000;
/** What a text takes beside its letters. */
const bytesOfText = 32;

type Parts = { databaseAccess: DatabaseAccess };

export function createColumnProfiles({ databaseAccess }: Parts): ColumnProfiles {
  const profiles = new RefreshingCache<readonly ColumnProfile[]>({
    ...kept,
    mostWeight: mostBytes,
    weightOf: (all) => all.reduce((sum, { values }) => sum + 200 + weightOf(values ?? []), 0),
  });
  const values = new RefreshingCache<readonly string[]>({
    ...kept,
    mostWeight: mostBytes,
    weightOf,
  });
  const underWay = new Map<string, ProfileReading>();
  const of = (asking: ReadingRequest, schema: DatabaseSchema) => {
    const key = JSON.stringify(keyOf(asking, schema));
    const isLarge = schema.tables.length > manyTables;
    const all = profiles.get(key, async (isUnasked) => {
      const reading = new ProfileReading(schema.tables);
      underWay.set(key, reading);
      const request = isUnasked || isLarge ? unasked(asking) : asking;
      try {
        const lend: Lend = (work) =>
          databaseAccess.use(request, ({ database, signal }) => work(database, signal));
        // What nobody waits for leaves the others' turns to them.
        return await reading.readAll(lend, isUnasked ? 1 : tablesAtOnce);
      } finally {
        if (underWay.get(key) === reading) underWay.delete(key);
      }
    });
    return { all, soFar: () => underWay.get(key)?.soFar(), isLarge };
  };
  return {
    of: (asking, schema) => of(asking, schema).all,
    soon: async (asking, schema) => {
      const { all, soFar, isLarge } = of(asking, schema);
      if (!isLarge) return all;
      const waited = new AbortController();
      try {
        return await Promise.race([
          all,
          delay(shortWait, undefined, { signal: waited.signal }).then(() => soFar() ?? all),
        ]);
      } finally {
        waited.abort();
        all.catch(() => undefined);
      }
    },
    valuesOf: async (asking, schema, place, age) => {
      const { table, column: found } = openColumn(schema, place) ?? {};
      if (!table || !found) return [];
      if (found.enumValues) return found.enumValues;
      const { name: column } = found;
      const key = JSON.stringify([...keyOf(asking, schema), ...placeKey(place)]);
      const read = (isUnasked: boolean) =>
        databaseAccess.use(isUnasked ? unasked(asking) : asking, async ({ database, signal }) => {
          const query = valuesQuery(database.dialect, table, { column, rows: 20_000, most: lookBudget.rows });
          const rows = await look(database, query, { limits: valuesBudget, signal });
          return (rows ?? []).flatMap(([value]) => value ?? []);
        });
      return values.get(key, read, age);
    },
    holds: async (asking, schema, { value, ...place }) => {
      const { table, column } = openColumn(schema, place) ?? {};
      if (!table || !column) return null;
      return databaseAccess.use(asking, async ({ database, signal }) => {
        const query = holdsQuery(database.dialect, table, { column: column.name, value });
        const rows = await look(database, query, { limits: valuesBudget, signal });
        return rows ? rows.length > 0 : null;
      });
    },
  };
}

const placeKey = ({ schema, table, column }: ColumnPlace): string[] => [schema, table, column];

/** undefined: it is not there, or nobody may look into it. */
function openColumn({ tables }: DatabaseSchema, { schema, table: name, column: called }: ColumnPlace) {
  const table = tables.find((entry) => entry.schema === schema && entry.name === name);
  const column = table?.columns.find((entry) => entry.name === called);
  return table && column && !isSecretIn(table, column) ? { table, column } : undefined;
}

const keyOf = ({ owner, id, version }: ReadingRequest, { fingerprint }: DatabaseSchema): string[] => [
  owner.id,
  id,
  version,
  fingerprint,
];

const weightOf = (values: readonly string[]): number =>
  values.reduce((sum, value) => sum + value.length + bytesOfText, 0);

/** Where others wait for their turn, one reads alone. */
function unlessBusy(error: unknown): void {
  if (!(error instanceof ParleyError && error.code === 'query_busy')) throw error;
}

/** Goes on when whoever asked has their answer, or has left. */
const unasked = (asking: ReadingRequest): ReadingRequest => ({
  ...asking,
  signal: AbortSignal.timeout(2 * wholeBudget),
});

type Lend = (work: (database: Database, signal: AbortSignal) => Promise<void>) => Promise<void>;

/** What is read of the tables of one database, some at a time, those with the most rows first. */
class ProfileReading {
  readonly #tables: readonly Table[];
  /** By the table's place in the schema. */
  readonly #found: ColumnProfile[][];

  constructor(tables: readonly Table[]) {
    this.#tables = tables;
    this.#found = tables.map(enumsOf);
  }

  soFar(): readonly ColumnProfile[] {
    return this.#found.flat();
  }

  async readAll(lend: Lend, atOnce: number): Promise<readonly ColumnProfile[]> {
    const deadline = AbortSignal.timeout(wholeBudget);
    const left = [...this.#tables.entries()].toSorted(
      ([, one], [, other]) => (other.rowEstimate ?? 0) - (one.rowEstimate ?? 0),
    );
    const readNext = async (database: Database, signal: AbortSignal) => {
      for (let next = left.shift(); next && !deadline.aborted; next = left.shift()) {
        signal.throwIfAborted();
        const [at, table] = next;
        this.#found[at]?.push(...(await profileTable(database, table, signal)));
      }
    };
    const helpers = Math.min(atOnce, left.length) - 1;
    const help = () => lend(readNext).catch(unlessBusy);
    await Promise.all([lend(readNext), ...Array.from({ length: helpers }, help)]);
    return this.soFar();
  }
}

function enumsOf(table: Table): ColumnProfile[] {
  return table.columns.flatMap((column) => {
    const { name, enumValues: values } = column;
    if (!values || isSecretIn(table, column)) return [];
    return [{ schema: table.schema, table: table.name, column: name, values, min: null, max: null }];
  });
}

async function profileTable(database: Database, table: Table, signal: AbortSignal): Promise<ColumnProfile[]> {
  const asked = askedOf(table);
  if (asked.length === 0) return [];
  const { dialect } = database;
  const facts = await look(database, firstLook(dialect, table, asked), { limits: lookBudget, signal });
  if (!facts) return [];
  const seen = Number(facts.find(([key]) => key === '-1')?.[1] ?? 0);
  const isWhole = seen < profileLimits.sample;
  const days = asked.filter((entry, index) => {
    const values = factsOf(facts, index);
    return holdsDays(entry, values) && (!isWhole || values.length > profileLimits.values);
  });
  const others = asked.filter((entry) => !days.includes(entry));
  const first = asked.flatMap((entry, index) => toProfile(table, entry, factsOf(facts, index)) ?? []);
  // The beginning of a large table says who has few values, but neither all of them nor where they end.
  const worthwhile = isWhole
    ? []
    : others.filter(({ column }) => first.some((profile) => profile.column === column));
  const again = [...worthwhile, ...days.map(({ column }): Asked => ({ column, about: 'range' }))];
  if (again.length === 0) return isWhole ? first : [];
  const whole = await look(database, wholeLook(dialect, table, again), { limits: lookBudget, signal });
  if (!whole) return isWhole ? first : first.filter(({ values }) => values === null);
  const found = again.flatMap((entry, index) => toProfile(table, entry, factsOf(whole, index)) ?? []);
  return isWhole ? [...first, ...found] : found;
}

/** SQLite has no type for days and moments: texts that all begin with a day are such. */
function holdsDays({ about }: Asked, facts: readonly (string | null)[]): boolean {
  const values = facts.flatMap((value) => value ?? []);
  return about === 'values' && values.length > 0 && values.every((value) => /^\d{4}-\d{2}-\d{2}/.test(value));
}

function factsOf(facts: (string | null)[][], index: number): (string | null)[] {
  return facts.filter(([key]) => key === String(index)).map(([, value]) => value ?? null);
}

/** `undefined`: nothing worth knowing. */
function toProfile(
  table: Table,
  { column, about }: Asked,
  facts: (string | null)[],
): ColumnProfile | undefined {
  const place = { schema: table.schema, table: table.name, column };
  if (about === 'range') {
    const [min = null, max = null] = facts;
    return min === null && max === null ? undefined : { ...place, values: null, min, max };
  }
  const values = facts.flatMap((value) => value ?? []);
  const isFew = values.length > 0 && values.length <= profileLimits.values;
  const isShort = values.every((value) => value.length <= profileLimits.valueLength);
  return isFew && isShort ? { ...place, values: values.toSorted(), min: null, max: null } : undefined;
}

type Budget = { limits: { time: number; rows: number; bytes: number }; signal: AbortSignal };

/** Through the guard like any read. `undefined`: this table would not be looked at, or not in time. */
async function look(database: Database, query: Proposal, budget: Budget) {
  try {
    return (await database.query(await database.approveRead(query), { ...budget, rowsOnly: true })).rows;
  } catch (error) {
    if (error instanceof ParleyError && ['sql_refused', 'sql_failed', 'query_timeout'].includes(error.code)) {
      return undefined;
    }
    throw error;
  }
}
