import { createHmac } from 'node:crypto';
import type {
  ColumnMark,
  DatabaseSchema,
  Dialect,
  MarkCategory,
  MarkPlace,
  Table,
} from '@parley/contract/database-schema';
import type { QueryResult } from '@parley/contract/query-result';
import { analyseStatement } from '../language/statement/analyse-statement.ts';
import type { Flow } from '../language/statement/column-flow.ts';
import { starOver } from '../language/statement/column-flow.ts';
import { columnKey } from '../language/statement/column-origin-types.ts';
import type { Catalogue } from '../language/statement/lineage/lineage.ts';
import { isView } from '../language/statement/lineage/lineage.ts';
import type { NamedColumn } from '../language/statement/name-scope.ts';
import type { ParameterUse } from '../language/statement/parameter-uses.ts';
import { type Masks, masksOf } from './mask-result.ts';
import { createStandIns, type MarkedValue, type StandIns } from './value-stand-ins.ts';

/** What a database says of its views and of functions and operators that somebody made in it. */
export type Definitions = Pick<Catalogue, 'viewFlow' | 'isOpaque' | 'isOpaqueField'>;

/** What of one connection is marked, and what follows for statements, texts and schemas. */
export type ConnectionMasking = {
  /** Views that show a marked column show it under its mark. */
  isMarked(place: MarkPlace): boolean;
  /** `flow`: as it was kept with the tool; without it the statement is read now. */
  masksOf(
    statement: { sql: string; flow?: Flow | null },
    result: Pick<QueryResult, 'columns'>,
  ): Promise<Masks>;
  /** Parameters that a statement may compare with a marked column: free are those that meet only plain columns. */
  markedParameters(sql: string, names: readonly string[]): Promise<ReadonlyMap<string, MarkCategory>>;
  /** Knows the values of the marked columns, as many as a small budget reads. */
  standIns(): Promise<StandIns>;
  /** A text that only this server can make of this one: it tells whether two are the same, and nothing else. */
  keyed(text: string): string;
};

type Parts = {
  dialect: Dialect;
  marks: readonly ColumnMark[];
  /** Only this server can tell which value a stand-in stands for. */
  key: string;
  schema(): Promise<DatabaseSchema>;
  definitions(): Promise<Definitions>;
  valuesOf(place: MarkPlace): Promise<readonly string[]>;
};

const keyOf = ({ schema, table, column }: MarkPlace) => columnKey({ schema, name: table }, column);

/** A number or a day in a question is rarely that of somebody. */
function isText({ schema, table, column }: MarkPlace, tables: readonly Table[]): boolean {
  const found = tables.find((one) => one.schema === schema && one.name === table);
  const kind = found?.columns.find(({ name }) => name === column)?.kind;
  return kind === 'text' || kind === 'enum' || kind === 'uuid';
}

/** null where nothing is marked. */
export async function createConnectionMasking(parts: Parts): Promise<ConnectionMasking | null> {
  const { marks, key, dialect } = parts;
  const closed = marks.filter(({ kind }) => kind !== 'open');
  if (closed.length === 0) return null;
  const [{ tables }, definitions] = await Promise.all([parts.schema(), parts.definitions()]);
  const open = new Set(marks.filter(({ kind }) => kind === 'open').map(keyOf));
  const catalogue: Catalogue = { tables, ...definitions, isOpen: (one) => open.has(one) };
  const known = { marked: new Map(closed.map((mark) => [keyOf(mark), mark.category])), catalogue };
  const ofViews = tables.filter(isView).flatMap((view) => markedColumns(view, known));
  const shownByViews = new Set(ofViews.map(keyOf));
  const compared = { closed, ofViews, tables };
  const values = async (): Promise<MarkedValue[]> => {
    const lists = await Promise.all(
      closed
        .filter((mark) => isText(mark, tables))
        .map(async ({ schema, table, column, category }) =>
          (await parts.valuesOf({ schema, table, column })).map((value) => ({ value, category })),
        ),
    );
    return lists.flat();
  };
  return {
    isMarked: (place) => known.marked.has(keyOf(place)) || shownByViews.has(keyOf(place)),
    masksOf: async ({ sql, flow }, result) =>
      masksOf(flow === undefined ? (await analyseStatement(dialect, sql)).flow : flow, result, known),
    markedParameters: async (sql, names) => {
      const { form, uses } = await analyseStatement(dialect, sql);
      const categories = names.map((name) => {
        const own = uses[name] ?? [];
        return [name, form === null || own.length === 0 ? 'value' : categoryAmong(own, compared)] as const;
      });
      return new Map(categories.flatMap(([name, category]) => (category ? [[name, category]] : [])));
    },
    standIns: async () => createStandIns(key, await values()),
    keyed: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  };
}

type MarkedColumn = MarkPlace & { category: MarkCategory };
type Compared = {
  closed: readonly MarkedColumn[];
  ofViews: readonly MarkedColumn[];
  tables: readonly Table[];
};

/** A use that meets no column hands the value on, to be compared elsewhere with whatever it may be. */
function categoryAmong(uses: readonly ParameterUse[], compared: Compared): MarkCategory | undefined {
  const found = uses
    .filter(({ operator }) => operator !== 'limit')
    .flatMap(({ origins }) =>
      origins.length === 0 ? ['value' as const] : origins.map((column) => categoryOf(column, compared)),
    )
    .filter((category) => category !== undefined);
  return found.find((category) => category !== 'value') ?? found[0];
}

/** By its name alone where its table is not told: one too many is better than one too few. */
function categoryOf(
  { table, column }: NamedColumn,
  { closed, ofViews, tables }: Compared,
): MarkCategory | undefined {
  const isNamed = (name: string) => isSame(name, column);
  const isIn = (name: string) => table === null || isSame(name, table);
  const marked =
    closed.find((mark) => isNamed(mark.column)) ??
    ofViews.find((shown) => isNamed(shown.column) && isIn(shown.table));
  if (marked) return marked.category;
  const isPlain = tables.some(({ name, columns }) => isIn(name) && columns.some((one) => isNamed(one.name)));
  return isPlain ? undefined : 'value';
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Columns of a view that show what is marked elsewhere. */
function markedColumns(view: Table, known: Parameters<typeof masksOf>[2]): MarkedColumn[] {
  const source = { alias: '', columns: [], from: { table: [view.schema, view.name] }, isLateral: false };
  const masks = masksOf(starOver([source], false), view, known);
  return view.columns.flatMap(({ name: column }, place) => {
    const mask = masks[place];
    return mask ? [{ schema: view.schema, table: view.name, column, category: mask.category }] : [];
  });
}
