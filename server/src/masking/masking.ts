import { createHmac } from 'node:crypto';
import type { QueryResult } from '@parley/contract/query';
import type {
  ColumnMark,
  DatabaseSchema,
  Dialect,
  MarkCategory,
  MarkPlace,
  Table,
} from '@parley/contract/schema';
import type { Flow } from '../language/statement/lineage/flow.ts';
import { starOver } from '../language/statement/lineage/flow.ts';
import { columnKey } from '../language/statement/lineage/origin.ts';
import type { Catalogue } from '../language/statement/lineage/resolve-flow.ts';
import { isView } from '../language/statement/lineage/resolve-flow.ts';
import { readStatement } from '../language/statement/read-statement.ts';
import { type Masks, masksOf } from './mask-result.ts';
import { createStandIns, type MarkedValue, type StandIns } from './stand-ins.ts';

/** What a database says of its views and of functions and operators that somebody made in it. */
export type Definitions = Pick<Catalogue, 'viewFlow' | 'isOpaque' | 'isOpaqueField'>;

/** What of one connection is marked, and what follows for statements, texts and schemas. */
export type Masking = {
  /** Views that show a marked column show it under its mark. */
  isMarked(place: MarkPlace): boolean;
  /** `flow`: as it was kept with the tool; without it the statement is read now. */
  masksOf(
    statement: { sql: string; flow?: Flow | null },
    result: Pick<QueryResult, 'columns'>,
  ): Promise<Masks>;
  /** Parameters that a statement compares with a marked column; all of them, where it cannot be read. */
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
export async function createMasking(parts: Parts): Promise<Masking | null> {
  const { marks, key, dialect } = parts;
  const closed = marks.filter(({ kind }) => kind !== 'open');
  if (closed.length === 0) return null;
  const [{ tables }, definitions] = await Promise.all([parts.schema(), parts.definitions()]);
  const open = new Set(marks.filter(({ kind }) => kind === 'open').map(keyOf));
  const catalogue: Catalogue = { tables, ...definitions, isOpen: (one) => open.has(one) };
  const known = { marked: new Map(closed.map((mark) => [keyOf(mark), mark.category])), catalogue };
  const shownByViews = new Set(tables.filter(isView).flatMap((view) => markedColumns(view, known)));
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
      masksOf(flow === undefined ? (await readStatement(dialect, sql)).flow : flow, result, known),
    markedParameters: async (sql, names) => {
      const { form, uses } = await readStatement(dialect, sql);
      const categories = names.map((name) => {
        const compared = (uses[name] ?? []).flatMap(({ columns }) => columns);
        return [name, form === null ? 'value' : categoryAmong(compared, closed)] as const;
      });
      return new Map(categories.flatMap(([name, category]) => (category ? [[name, category]] : [])));
    },
    standIns: async () => createStandIns(key, await values()),
    keyed: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  };
}

/** By the name of the column where its table is not told, or is a view: one too many is better than one too few. */
function categoryAmong(
  compared: readonly { column: string }[],
  closed: readonly ColumnMark[],
): MarkCategory | undefined {
  const names = new Set(compared.map(({ column }) => column.toLowerCase()));
  return closed.find(({ column }) => names.has(column.toLowerCase()))?.category;
}

/** Columns of a view that show what is marked elsewhere. */
function markedColumns(view: Table, known: Parameters<typeof masksOf>[2]): string[] {
  const source = { alias: '', columns: [], from: { table: [view.schema, view.name] }, isLateral: false };
  const masks = masksOf(starOver([source], false), view, known);
  return view.columns.filter((_, place) => masks[place]).map(({ name }) => columnKey(view, name));
}
