import { createHmac } from 'node:crypto';
import type { ColumnMark } from '@parley/contract/masking';
import type { QueryResult } from '@parley/contract/query';
import type { DatabaseSchema, Dialect, Table } from '@parley/contract/schema';
import type { Flow } from '../language/statement/lineage/flow.ts';
import { columnKey } from '../language/statement/lineage/origin.ts';
import type { Catalogue } from '../language/statement/lineage/resolve-flow.ts';
import { readStatement } from '../language/statement/read-statement.ts';
import { type Masks, masksOf } from './mask-result.ts';
import { createStandIns, type MarkedValue, type StandIns } from './stand-ins.ts';

export type ColumnPlace = { schema: string; table: string; column: string };

/** What a database says of its views and of functions and operators that somebody made in it. */
export type Definitions = { viewFlow(view: Table): Flow | null; isOpaque(call: string): boolean };

/** What of one connection is marked, and what follows for statements, texts and schemas. */
export type Masking = {
  isMarked(place: ColumnPlace): boolean;
  /** `flow`: as it was kept with the tool; without it the statement is read now. */
  masksOf(
    statement: { sql: string; flow?: Flow | null },
    result: Pick<QueryResult, 'columns'>,
  ): Promise<Masks>;
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
  valuesOf(place: ColumnPlace): Promise<readonly string[]>;
};

const keyOf = ({ schema, table, column }: ColumnPlace) => columnKey({ schema, name: table }, column);

/** A number or a day in a question is rarely that of somebody. */
function isText({ schema, table, column }: ColumnPlace, tables: readonly Table[]): boolean {
  const found = tables.find((one) => one.schema === schema && one.name === table);
  const kind = found?.columns.find(({ name }) => name === column)?.kind;
  return kind === 'text' || kind === 'enum' || kind === 'uuid';
}

/** null where nothing is marked. */
export function createMasking(parts: Parts): Masking | null {
  const { marks, key, dialect } = parts;
  const closed = marks.filter(({ kind }) => kind !== 'open');
  if (closed.length === 0) return null;
  const marked = new Map(closed.map((mark) => [keyOf(mark), mark]));
  const open = new Set(marks.filter(({ kind }) => kind === 'open').map(keyOf));
  const catalogue = async (): Promise<Catalogue> => {
    const [{ tables }, definitions] = await Promise.all([parts.schema(), parts.definitions()]);
    return { tables, ...definitions, isOpen: (one) => open.has(one) };
  };
  const values = async (): Promise<MarkedValue[]> => {
    const { tables } = await parts.schema();
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
    isMarked: (place) => marked.has(keyOf(place)),
    masksOf: async ({ sql, flow }, result) => {
      const read = flow === undefined ? (await readStatement(dialect, sql)).flow : flow;
      return masksOf(read, result, { marked, catalogue: await catalogue() });
    },
    standIns: async () => createStandIns(key, await values()),
    keyed: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  };
}
