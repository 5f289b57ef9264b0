import type { ResultColumn } from '@parley/contract/query-result';
import type { ApprovedSql } from '../../guard/approved-sql.ts';
import { readInThread } from '../../guard/read-in-thread/read-in-thread.ts';
import type { QueryOptions } from '../port.ts';
import type { ResultColumns } from '../postgres/result-columns.ts';
import { parseRecord } from './parse-record.ts';
import type { ProjectSession } from './project-session.ts';
import { type Bound, retryWithTypes } from './retry-with-types.ts';

type Form = { text: string; alone: ResultColumn | null; columnCount: number | null };

/** `alone`: the one column of a statement that cannot be part of another. */
export async function formOf({ text }: Pick<ApprovedSql, 'text'>): Promise<Form> {
  const form = await readInThread('postgresForm', text);
  return { ...form, alone: form.alone && textColumn(form.alone === 'explain' ? 'QUERY PLAN' : 'setting') };
}

/** The server reads the write and plans nothing of it. Which columns it would give, it does not tell from here. */
export async function checkWrite(session: ProjectSession, statement: ApprovedSql): Promise<ResultColumn[]> {
  const { text } = await formOf(statement);
  await retryWithTypes({ text, values: statement.values }, (bound) =>
    session.json({ text: `PREPARE parley_check AS ${bound.text}`, values: [], access: 'read' }),
  );
  return [];
}

function textColumn(name: string): ResultColumn {
  return { name, type: 'text', kind: 'text' };
}

export type Describing = { session: ProjectSession; columnsOf: ResultColumns };

/**
 * The columns of a statement that is not run: joined to nothing, it is planned away and leaves one row of NULLs,
 * which wears its names. The service itself tells neither names nor types.
 */
export async function describe(
  { session, columnsOf }: Describing,
  statement: ApprovedSql,
  options: QueryOptions,
): Promise<ResultColumn[]> {
  const { text, alone, columnCount: count } = await formOf(statement);
  if (alone) return [alone];
  return retryWithTypes({ text, values: statement.values }, async (bound) => {
    const ask = async (question: string) =>
      (await session.all({ ...bound, text: question, access: 'read' }, options))[0] ?? '';
    const asked = count === null ? null : parseRecord(await ask(bothQuery(bound, count)));
    const names = keysOf(asked ? (asked[0] ?? '{}') : await ask(namesQuery(bound)));
    if (names.length === 0) return [];
    const types = asked ? asked[1] : parseRecord(await ask(typesQuery(bound, names.length)))[0];
    const numbers = (types ?? '').slice(1, -1).split(',').map(Number);
    return columnsOf(
      names.map((name, index) => ({ name, dataTypeID: numbers[index] ?? 0, dataTypeModifier: -1 })),
    );
  });
}

const nothing = (text: string, alias: string) =>
  `(SELECT 1) AS one LEFT JOIN (\n${text}\n) AS ${alias} ON false`;

function namesQuery({ text }: Bound): string {
  return `SELECT pg_catalog.row_to_json("parley row")::pg_catalog.text AS r
FROM (SELECT q.* FROM ${nothing(text, 'q')}) AS "parley row"`;
}

/** Names and types in one call: the statement stands there twice, and is planned away twice. */
function bothQuery({ text }: Bound, count: number): string {
  const { columns, types } = numbered(count);
  return `SELECT ROW(pg_catalog.row_to_json("parley row")::pg_catalog.text,
  (SELECT ARRAY[${types}] FROM ${nothing(text, `q(${columns})`)}))::pg_catalog.text AS r
FROM (SELECT q.* FROM ${nothing(text, 'q')}) AS "parley row"`;
}

function numbered(count: number): { columns: string; types: string } {
  const columns = Array.from({ length: count }, (_, index) => `c${index + 1}`);
  const types = columns.map((column) => `pg_catalog.pg_typeof(q.${column})::pg_catalog.oid`);
  return { columns: columns.join(', '), types: types.join(', ') };
}

/** Types by place: two columns may have one name. */
function typesQuery({ text }: Bound, count: number): string {
  const { columns, types } = numbered(count);
  return `SELECT ROW(ARRAY[${types}])::pg_catalog.text AS r FROM ${nothing(text, `q(${columns})`)}`;
}

/** The keys of a JSON object in their order, also those that occur twice. Its values are all null. */
function keysOf(json: string): string[] {
  return Array.from(json.matchAll(/"(?:[^"\\]|\\.)*"/g), ([key]) => JSON.parse(key) as string);
}
