import type { ResultColumn } from '@parley/contract/query';
import type { ApprovedSql } from '../../guard/approved.ts';
import { asTree, parse } from '../../guard/postgres/parse.ts';
import type { QueryOptions } from '../port.ts';
import type { ResultColumns } from '../postgres/result-columns.ts';
import { attemptBound, type Bound } from './attempt.ts';
import type { ProjectSession } from './project-session.ts';
import { readRecord } from './record-text.ts';

/** `alone`: EXPLAIN and SHOW cannot be part of another statement. */
export type Form = { text: string; alone: ResultColumn | null };

/** Without a semicolon at its end, so that it can stand in parentheses. */
export function formOf({ text }: Pick<ApprovedSql, 'text'>): Form {
  const parsed = parse(text);
  if ('refused' in parsed) return { text, alone: null };
  const [tree = {}] = parsed.statements;
  if ('ExplainStmt' in tree) return { text: parsed.text, alone: textColumn('QUERY PLAN') };
  if ('VariableShowStmt' in tree) return { text: parsed.text, alone: textColumn('setting') };
  return { text: parsed.text, alone: null };
}

/** The server reads the write and plans nothing of it. Which columns it would give, it does not tell from here. */
export async function checkWrite(session: ProjectSession, statement: ApprovedSql): Promise<ResultColumn[]> {
  const { text } = formOf(statement);
  await attemptBound({ text, values: statement.values }, (bound) =>
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
  const { text, alone } = formOf(statement);
  if (alone) return [alone];
  const count = columnCount(text);
  return attemptBound({ text, values: statement.values }, async (bound) => {
    const ask = async (question: string) =>
      (await session.all({ ...bound, text: question, access: 'read' }, options))[0] ?? '';
    const asked = count === null ? null : readRecord(await ask(bothQuery(bound, count)));
    const names = keysOf(asked ? (asked[0] ?? '{}') : await ask(namesQuery(bound)));
    if (names.length === 0) return [];
    const types = asked ? asked[1] : readRecord(await ask(typesQuery(bound, names.length)))[0];
    const numbers = (types ?? '').slice(1, -1).split(',').map(Number);
    return columnsOf(
      names.map((name, index) => ({ name, dataTypeID: numbers[index] ?? 0, dataTypeModifier: -1 })),
    );
  });
}

/** How many columns a statement writes out; null where a star leaves that to the catalogue. */
function columnCount(text: string): number | null {
  const parsed = parse(text);
  if ('refused' in parsed) return null;
  let select = asTree(asTree(parsed.statements[0]).SelectStmt);
  // Both sides of a UNION have as many columns as the first.
  while ('larg' in select) select = asTree(select.larg);
  const list = select.targetList;
  if (!Array.isArray(list)) return null;
  return list.some(isStar) ? null : list.length;
}

/** `*` and `t.*`; also `(v).*`, which is an indirection. */
function isStar(target: unknown): boolean {
  return JSON.stringify(asTree(asTree(target).ResTarget).val ?? null).includes('"A_Star"');
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
