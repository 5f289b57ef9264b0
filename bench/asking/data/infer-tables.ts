import type { Parameter, ParameterValue } from '@parley/contract/parameters';
import type { CaseDatabase } from '../databases.ts';
import { type Column, columnUses, type Use } from './column-uses.ts';

export type ColumnType = 'id' | 'reference' | 'date' | 'timestamp' | 'boolean' | 'integer' | 'real' | 'text';

export type InferredColumn = {
  name: string;
  type: ColumnType;
  /** The table that a reference names a row of. */
  refersTo: string | null;
  /** Values that conditions and questions name, to be found in the rows. */
  named: readonly string[];
  /** Texts that questions look for inside of longer ones. */
  within: readonly string[];
  /** Days and figures that questions ask for exactly. */
  exact: readonly (string | number)[];
  /** Figures that the column is compared with. */
  figures: readonly number[];
  isNullable: boolean;
  /** Days to come are among its dates, not only those that have been. */
  liesAhead: boolean;
  /** Some rows of the table that it refers to are named by none. */
  leavesSomeOut: boolean;
};

export type InferredTable = { name: string; columns: readonly InferredColumn[] };

/** What statements and questions tell about one column. */
type Told = Column & { uses: Use[]; compared: Compared[] };
/** `asked`: what questions want there, each with the readings that are right. */
type Compared = { parameter: Parameter; operator: string; asked: readonly (readonly ParameterValue[])[] };
type Typed = { type: ColumnType; refersTo: string | null };

/** The tables that the tools of a database read, with types and references as their statements use the columns. */
export function inferTables(database: CaseDatabase, today: string): InferredTable[] {
  const told = gather(database);
  const typed = typesOf(told);
  return [...new Set(told.map(({ table }) => table))].map((name) => {
    const own = told.filter(({ table, column }) => table === name && column !== 'id');
    const id: Told = { table: name, column: 'id', uses: [], compared: [] };
    return {
      name,
      columns: [id, ...own].map((one) => describe(one, typed.get(keyOf(one)) ?? idType, { database, today })),
    };
  });
}

const idType: Typed = { type: 'id', refersTo: null };
const keyOf = ({ table, column }: Column) => `${table}.${column}`;

function gather({ tools, questions }: CaseDatabase): Told[] {
  const told = new Map<string, Told>();
  for (const tool of tools) {
    const asked = questions.filter((one) => one.tool === tool);
    for (const { table, column, use } of columnUses(tool.sql)) {
      const one = told.get(keyOf({ table, column })) ?? { table, column, uses: [], compared: [] };
      told.set(keyOf(one), one);
      one.uses.push(use);
      const parameter =
        use.kind === 'parameter' ? tool.parameters.find(({ name }) => name === use.name) : undefined;
      if (!parameter || use.kind !== 'parameter') continue;
      const values = asked.map(({ wanted }) => wanted[parameter.name] ?? []);
      one.compared.push({ parameter, operator: use.operator, asked: values });
    }
  }
  return [...told.values()];
}

/** By its own uses; one that is only shown is what the same name is elsewhere, or a text. */
function typesOf(told: readonly Told[]): ReadonlyMap<string, Typed> {
  const typed = new Map<string, Typed>();
  const byName = new Map<string, Typed>();
  const settle = (find: (one: Told) => Typed | null | undefined) => {
    for (const one of told) {
      const found = typed.has(keyOf(one)) ? null : find(one);
      if (!found) continue;
      typed.set(keyOf(one), found);
      if (!byName.has(one.column)) byName.set(one.column, found);
    }
  };
  settle((one) => ownType(one));
  settle((one) =>
    one.uses
      .filter((use) => use.kind === 'alike' || use.kind === 'equals')
      .map(({ other }) => typed.get(keyOf(other)))
      .find((other) => other !== undefined && other.type !== 'id'),
  );
  settle(({ column }) => byName.get(column));
  settle(() => ({ type: 'text', refersTo: null }));
  return typed;
}

function ownType({ column, uses, compared }: Told): Typed | null {
  if (column === 'id') return idType;
  const plain = (type: ColumnType): Typed => ({ type, refersTo: null });
  const joined = uses.find((use) => use.kind === 'equals' && use.other.column === 'id');
  if (joined?.kind === 'equals') return { type: 'reference', refersTo: joined.other.table };
  if (/_(on|until)$/.test(column)) return plain('date');
  if (/_at$/.test(column)) return plain('timestamp');
  if (uses.some(({ kind }) => kind === 'time' || kind === 'ahead')) return plain('date');
  const [parameter] = compared.map((one) => one.parameter);
  if (parameter) return plain(parameterTypes[parameter.type]);
  if (uses.some(({ kind }) => kind === 'number')) return plain('real');
  const literal = uses.find((use) => use.kind === 'literal');
  if (literal?.kind === 'literal') return plain(/^-?[\d.]+$/.test(literal.value) ? 'integer' : 'text');
  return null;
}

const parameterTypes: Readonly<Record<Parameter['type'], ColumnType>> = {
  text: 'text',
  enum: 'text',
  uuid: 'text',
  integer: 'integer',
  number: 'real',
  boolean: 'boolean',
  date: 'date',
  timestamp: 'timestamp',
};

type Setting = { database: CaseDatabase; today: string };

function describe(
  { column, uses, compared }: Told,
  { type, refersTo }: Typed,
  { database, today }: Setting,
): InferredColumn {
  const literals = uses.flatMap((use) => (use.kind === 'literal' ? [use.value] : []));
  const known = compared.flatMap(({ parameter }) => [
    ...(parameter.options ?? []),
    ...(database.known[parameter.name] ?? []),
  ]);
  const unknown = compared.flatMap(({ operator, asked }) =>
    asked
      .filter((values) => !values.some((value) => isAmong(known, String(value))))
      .flatMap(([value]) => (value === undefined ? [] : [{ operator, value: String(value) }])),
  );
  const isText = type === 'text';
  const figures = compared.flatMap(({ asked, parameter }) => [...asked.flat(), parameter.default]);
  return {
    name: column,
    type,
    refersTo,
    named: isText
      ? unique([...known, ...literals, ...unknown.filter(isExact).map(({ value }) => value)])
      : [],
    within: isText ? unique(unknown.filter((one) => !isExact(one)).map(({ value }) => value)) : [],
    exact: compared
      .flatMap(({ operator, asked }) => (operator === '=' ? asked.flat() : []))
      .filter((one) => typeof one === 'string' || typeof one === 'number'),
    figures: [...figures, ...(isText ? [] : literals.map(Number))].filter((one) => typeof one === 'number'),
    isNullable: uses.some(({ kind }) => kind === 'nullable'),
    liesAhead: uses.some(({ kind }) => kind === 'ahead') || compared.some((one) => asksAhead(one, today)),
    leavesSomeOut: uses.some(({ kind }) => kind === 'optional'),
  };
}

const isExact = ({ operator }: { operator: string }): boolean => operator !== 'like';

/** The end of a period may be later than today; nobody gives another day to come where nothing is to come. */
function asksAhead({ parameter, operator, asked }: Compared, today: string): boolean {
  const isPeriodEnd = operator.startsWith('<') && !parameter.required;
  return !isPeriodEnd && asked.flat().some((value) => typeof value === 'string' && value > today);
}

function isAmong(known: readonly string[], value: string): boolean {
  return known.some((one) => one.toLowerCase().includes(value.toLowerCase()));
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
