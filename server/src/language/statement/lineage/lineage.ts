import type { Table } from '@parley/contract/database-schema';
import { foldedName } from '../../../sql/mysql-name-folding.ts';
import type { Flow, FlowBranch, FlowOutput, FlowSource, FlowValue } from '../column-flow.ts';
import { columnKey, nowhere, type Origin, together, unknown } from '../column-origin-types.ts';

/** What a statement is held against. Names are looked up as loosely as any engine does: one too many does no harm. */
export type Catalogue = {
  tables: readonly Table[];
  /** What is known of the statement behind a view; null where nothing is. */
  viewFlow(view: Table): Flow | null;
  /** A column of a view whose owner says that it shows nothing of anybody. */
  isOpen(key: string): boolean;
  /** Whether a call may read tables by itself. */
  isOpaque(call: string): boolean;
  /** Whether `x.f` may be such a call. */
  isOpaqueField(name: string): boolean;
};

export type ResolvedColumn = { name: string | null; origin: Origin; counts: CountOf };
/** What an output counts: all rows of one table, or those in which this column is set. */
export type CountOf = { column: string | null } | null;
/** `isOrdered`: the columns are those of the result, each in its place. */
export type Resolved = { columns: readonly ResolvedColumn[]; isOrdered: boolean };

type Named = { name: string | null; origin: Origin };
/** `rest` holds for every name that is not among the columns. */
type Source = {
  alias: string;
  columns: readonly Named[];
  rest: Origin | null;
  isOrdered: boolean;
  isTable: boolean;
};
type Level = { sources: readonly Source[]; outer: Level | null };
/** `isOwn`: it is being worked out, and names itself. */
type Part = Resolved & { isOwn?: boolean };
type Parts = ReadonlyMap<string, Part | 'pending' | 'unknown'>;

const deepest = 60;
const mostRounds = 10;

export function resolveFlow(flow: Flow, catalogue: Catalogue): Resolved {
  return new Resolver(catalogue).flow(flow, new Map(), null);
}

class Resolver {
  readonly #catalogue: Catalogue;
  #depth = 0;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  flow(flow: Flow, parts: Parts, outer: Level | null): Resolved {
    if (this.#depth > deepest) return anything;
    this.#depth += 1;
    const own = this.#parts(flow, parts, outer);
    const resolved = this.#union(flow.branches.map((branch) => this.#branch(branch, own, outer)));
    this.#depth -= 1;
    return resolved;
  }

  /** A part can name those before it, itself where it is recursive, and with some engines those after it. */
  #parts(flow: Flow, parts: Parts, outer: Level | null): Parts {
    const known = new Map<string, Part | 'pending' | 'unknown'>(parts);
    for (const { name } of flow.parts) known.set(foldedName(name), 'unknown');
    for (const part of flow.parts) {
      const key = foldedName(part.name);
      const [first] = part.flow?.branches ?? [];
      if (!part.flow || !first) continue;
      known.set(key, 'pending');
      let resolved = renamed(this.#branch(first, this.#parts(part.flow, known, outer), outer), part.columns);
      for (let round = 0; round < mostRounds; round += 1) {
        known.set(key, { ...resolved, isOwn: true });
        const next = renamed(this.flow(part.flow, new Map(known), outer), part.columns);
        const isSame = signature(next) === signature(resolved);
        resolved = next;
        if (isSame) break;
        if (round === mostRounds - 1) resolved = anything;
      }
      known.set(key, resolved);
    }
    return known;
  }

  #union(branches: readonly Resolved[]): Resolved {
    const [first, ...others] = branches;
    if (!first) return anything;
    if (others.length === 0) return first;
    const isOrdered = branches.every((one) => one.isOrdered && one.columns.length === first.columns.length);
    const all = together(branches.flatMap(({ columns }) => columns.map(({ origin }) => origin)));
    return {
      isOrdered,
      columns: first.columns.map(({ name }, place) => ({
        name,
        counts: null,
        origin: withoutSums(
          isOrdered ? together(branches.flatMap((one) => one.columns[place]?.origin ?? [])) : all,
        ),
      })),
    };
  }

  #branch(branch: FlowBranch, parts: Parts, outer: Level | null): Resolved {
    const sources: Source[] = [];
    for (const source of branch.sources) {
      const before = source.isLateral ? { sources: [...sources], outer } : outer;
      sources.push(this.#source(source, parts, before));
    }
    const level = { sources, outer };
    const isOneTable = sources.length === 1 && sources[0]?.isTable === true;
    const outputs = branch.outputs.map((output) => this.#output(output, { level, parts, isOneTable }));
    const isStarred = branch.outputs.some(({ star }) => star !== null);
    const areOrdered = sources.every(({ isOrdered }) => isOrdered);
    return { columns: outputs.flat(), isOrdered: !branch.isMerged && (!isStarred || areOrdered) };
  }

  #output(
    { name, star, value, counts }: FlowOutput,
    { level, parts, isOneTable }: { level: Level; parts: Parts; isOneTable: boolean },
  ): ResolvedColumn[] {
    if (star !== null) return starred(star, level);
    const origin = this.#value(value, parts, level);
    const [counted] = counts === null || counts.length === 0 ? [null] : [...columnsAt(level, counts)];
    return [
      {
        name,
        origin: isOneTable ? origin : withoutSums(origin),
        counts: counts === null || !isOneTable || counted === undefined ? null : { column: counted },
      },
    ];
  }

  #source({ alias, columns, from, ...source }: FlowSource, parts: Parts, level: Level | null): Source {
    const own =
      'table' in from ? this.#table(from.table, parts) : this.#made({ from, ...source }, parts, level);
    const given = columns.length > 0 && !own.isOrdered ? mixed(own) : own;
    const last = 'table' in from ? (from.table.at(-1) ?? '') : '';
    return {
      ...given,
      alias: foldedName(alias === '' ? last : alias),
      columns: given.columns.map((column, place) => ({ ...column, name: columns[place] ?? column.name })),
    };
  }

  #made(
    { from }: { from: { flow: Flow } | { value: FlowValue } },
    parts: Parts,
    level: Level | null,
  ): Omit<Source, 'alias'> {
    if ('flow' in from) return { ...derived(this.flow(from.flow, parts, level)), isTable: false };
    const rest = withoutSums(this.#value(from.value, parts, level ?? { sources: [], outer: null }));
    return { columns: [], rest, isOrdered: false, isTable: false };
  }

  #table(path: readonly string[], parts: Parts): Omit<Source, 'alias'> {
    const name = foldedName(path.at(-1) ?? '');
    const part = path.length === 1 ? parts.get(name) : undefined;
    if (typeof part === 'object' && !part.isOwn) return { ...derived(part), isTable: false };
    const place = path.length > 1 ? foldedName(path.at(-2) ?? '') : null;
    const found = this.#catalogue.tables.filter(
      (table) =>
        foldedName(table.name) === name &&
        (place === null || table.schema === '' || foldedName(table.schema) === place),
    );
    const [only] = found;
    const isPlain = found.length === 1 && part === undefined;
    // `WITH users AS (SELECT … FROM users)`: what is meant may be the table, or the part itself.
    const own = typeof part === 'object' ? derived(part) : null;
    const isKnown = own !== null || (found.length > 0 && part !== 'unknown');
    return {
      columns: [...(own?.columns ?? []), ...found.flatMap((table) => this.#columnsOf(table))],
      rest: isKnown ? (own?.rest ?? null) : unknown,
      isOrdered: isPlain || (own?.isOrdered === true && found.length === 0),
      isTable: isPlain && only !== undefined && !isView(only),
    };
  }

  #columnsOf(table: Table): Named[] {
    const own = table.columns.map(({ name }) => ({ name, key: columnKey(table, name) }));
    if (!isView(table)) return own.map(({ name, key }) => ({ name, origin: { ...nowhere, columns: [key] } }));
    const flow = this.#catalogue.viewFlow(table);
    const behind = flow && this.flow(flow, new Map(), null);
    return own.map(({ name, key }, place) => {
      const self = { ...nowhere, columns: [key] };
      if (this.#catalogue.isOpen(key)) return { name, origin: self };
      const from = behind ? originAt(behind, { name, place, width: own.length }) : unknown;
      return { name, origin: withoutSums(together([self, from])) };
    });
  }

  #value(value: FlowValue, parts: Parts, level: Level): Origin {
    const inner = value.flows.flatMap((flow) =>
      this.flow(flow, parts, level).columns.map(({ origin }) => origin),
    );
    const isUnknown = value.isOpaque || value.calls.some((call) => this.#catalogue.isOpaque(call));
    const read = together([
      ...value.columns.map((path) => this.#named(path, level)),
      ...value.words.map((word) => lookUp([word], level) ?? nowhere),
      ...inner,
      ...(isUnknown ? [unknown] : []),
    ]);
    const summed = together(value.summed.map((path) => this.#named(path, level)));
    const plain = withoutSums(read);
    return { ...plain, isUnknown: plain.isUnknown || summed.isUnknown, summed: summed.columns };
  }

  #named(path: readonly string[], level: Level): Origin {
    // `x.f` of PostgreSQL is f(x) where x has no column f.
    if (path.length > 1 && this.#catalogue.isOpaqueField(path.at(-1) ?? '')) {
      return together([lookUp(path, level) ?? unknown, unknown]);
    }
    return lookUp(path, level) ?? unknown;
  }
}

const anything: Resolved = { columns: [{ name: null, origin: unknown, counts: null }], isOrdered: false };

export const isView = ({ kind }: Table) => kind === 'view' || kind === 'materialized view';

function signature({ columns, isOrdered }: Resolved): string {
  return JSON.stringify([isOrdered, columns.map(({ name, origin }) => [name, origin])]);
}

function renamed(resolved: Resolved, names: readonly string[]): Resolved {
  if (names.length === 0) return resolved;
  const { columns } = resolved.isOrdered ? resolved : { columns: mixed(derived(resolved)).columns };
  return {
    isOrdered: resolved.isOrdered,
    columns: columns.map((column, place) => ({ ...column, counts: null, name: names[place] ?? column.name })),
  };
}

function derived({ columns, isOrdered }: Resolved): Omit<Source, 'alias' | 'isTable'> {
  const named = columns.map(({ name, origin }) => ({ name, origin: withoutSums(origin) }));
  // The engine names what has no name; any other name may be one of those.
  const unnamed = named.filter(({ name }) => name === null).map(({ origin }) => origin);
  return { columns: named, rest: unnamed.length > 0 ? together(unnamed) : null, isOrdered };
}

/** The same columns where nobody knows which is which. */
function mixed<T extends Pick<Source, 'columns' | 'rest'>>(source: T): T {
  const all = together([
    ...source.columns.map(({ origin }) => origin),
    ...(source.rest ? [source.rest] : []),
  ]);
  return { ...source, columns: source.columns.map(({ name }) => ({ name, origin: all })), rest: all };
}

/** A value that is computed from a sum is as good as the value summed, unless it is shown with its count. */
function withoutSums({ columns, summed, isUnknown }: Origin): Origin {
  return { columns: [...new Set([...columns, ...summed])], summed: [], isUnknown };
}

function starred(star: readonly string[], { sources, outer }: Level): ResolvedColumn[] {
  const alias = star.at(-1);
  const meant = alias === undefined ? sources : sources.filter((one) => one.alias === foldedName(alias));
  // `outer.*` stands for a row of a query around this one.
  if (alias !== undefined && meant.length === 0) {
    return outer ? starred(star, outer) : [{ name: null, origin: unknown, counts: null }];
  }
  return meant.flatMap(({ columns, rest, isOrdered }) => [
    ...columns.map(({ name, origin }) => ({ name, origin, counts: null })),
    ...(rest && !isOrdered ? [{ name: null, origin: rest, counts: null }] : []),
  ]);
}

/** null where nothing in sight is called so. */
function lookUp(path: readonly string[], level: Level | null): Origin | null {
  if (!level) return null;
  const names = path.map(foldedName);
  const [last, qualifier] = names.toReversed();
  if (last === undefined) return together(level.sources.map(wholeOf));
  const found = qualifier === undefined ? bare(last, level) : qualified({ qualifier, last, names }, level);
  const further = () => lookUp(path, level.outer);
  if (found.isSure) return found.origin;
  const outer = further();
  return outer || found.origin
    ? together([...(found.origin ? [found.origin] : []), ...(outer ? [outer] : [])])
    : null;
}

type Found = { origin: Origin | null; isSure: boolean };

function bare(name: string, { sources }: Level): Found {
  const columns = sources.flatMap((source) => source.columns.filter((column) => isCalled(column, name)));
  const rows = sources.filter(({ alias }) => alias === name).map(wholeOf);
  const rests = sources.flatMap(({ rest }) => rest ?? []);
  const origins = [...columns.map(({ origin }) => origin), ...rows];
  if (origins.length > 0) return { origin: together([...origins, ...rests]), isSure: true };
  return { origin: rests.length > 0 ? together(rests) : null, isSure: false };
}

function qualified(
  { qualifier, last, names }: { qualifier: string; last: string; names: readonly string[] },
  level: Level,
): Found {
  const meant = level.sources.filter(({ alias }) => alias === qualifier);
  if (meant.length > 0)
    return { origin: together(meant.map((source) => columnIn(source, last))), isSure: true };
  // A field of a composite column, or a document: `address.city` of the column `address`.
  const [first = ''] = names;
  const column = bare(first, level);
  return column.isSure ? column : { origin: null, isSure: false };
}

function columnIn(source: Source, name: string): Origin {
  const found = source.columns.filter((column) => isCalled(column, name)).map(({ origin }) => origin);
  if (found.length === 0) return source.rest ?? wholeOf(source);
  return together([...found, ...(source.rest ? [source.rest] : [])]);
}

const isCalled = ({ name }: Named, folded: string) => name !== null && foldedName(name) === folded;

function wholeOf({ columns, rest }: Source): Origin {
  return together([...columns.map(({ origin }) => origin), ...(rest ? [rest] : [])]);
}

/** The columns of a table that a path names: what a count counts. */
function* columnsAt({ sources }: Level, path: readonly string[]): Generator<string> {
  const name = foldedName(path.at(-1) ?? '');
  for (const { columns } of sources) {
    for (const column of columns) if (isCalled(column, name)) yield* column.origin.columns;
  }
}

type Shown = { name: string; place: number; width: number };

/** Where a column of a result comes from: by its place where that is sure, else by its name. */
export function originAt({ columns, isOrdered }: Resolved, { name, place, width }: Shown): Origin {
  const own = columns[place];
  const isCertain = own !== undefined && (own.name === null || foldedName(own.name) === foldedName(name));
  if (isOrdered && columns.length === width && isCertain) return own.origin;
  const fitting = columns.filter((one) => one.name === null || foldedName(one.name) === foldedName(name));
  return fitting.length === 0 ? unknown : withoutSums(together(fitting.map(({ origin }) => origin)));
}
