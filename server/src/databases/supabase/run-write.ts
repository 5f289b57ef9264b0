import { randomUUID } from 'node:crypto';
import { ParleyError } from '@parley/contract/errors';
import type { QueryResult, ResultColumn } from '@parley/contract/query-result';
import type { Target } from '../../guard/analyse-postgres-statement.ts';
import type { ApprovedSql } from '../../guard/approved-sql.ts';
import type { QueryOptions, Rehearsal } from '../port.ts';
import type { PostgresCatalogue } from '../postgres/catalogue/catalogue.ts';
import { codeOf } from '../postgres/map-database-errors.ts';
import { qualified } from '../postgres/rehearsal-sample.ts';
import type { ResultColumns } from '../postgres/result-columns.ts';
import type { Row } from '../postgres/text-row-type.ts';
import { quoteName } from '../quote-name.ts';
import { parseRecord } from './parse-record.ts';
import type { ProjectSession } from './project-session.ts';
import { retryWithTypes } from './retry-with-types.ts';

export type ProjectWriteParts = {
  session: ProjectSession;
  catalogue: PostgresCatalogue;
  columnsOf: ResultColumns;
};
export type Write = { statement: ApprovedSql; target: Target };

const sampleRows = 5;

/**
 * The write as part of a statement that ends in an error of our own making: the server undoes all of it, and the
 * error's text brings what the write would have done. One call, with bound values, and no way to stay half done.
 * What the server checks only after a statement, such as foreign keys, speaks when the write is confirmed.
 */
export async function rehearse(
  writing: ProjectWriteParts,
  { statement, target }: Write,
  options: QueryOptions,
): Promise<Rehearsal> {
  const started = performance.now();
  const table = await tableOf(writing, target);
  const told = await tellAndUndo(writing.session, options, {
    values: statement.values,
    text: (marker) => rehearsalQuery(target, table, marker),
  });
  const { count, rows, old } = JSON.parse(told) as { count: number; rows: string[]; old: string[] | null };
  const shown = (texts: string[]): QueryResult => ({
    columns: table.columns,
    rows: texts.map((text): Row => parseRecord(text)),
    truncated: null,
    durationMs: performance.now() - started,
  });
  const isSampled = canSample(target);
  const before = target.action === 'delete' ? rows : old;
  return {
    rowsAffected: count,
    before: isSampled && before ? shown(before) : null,
    after: isSampled && target.action !== 'delete' ? shown(rows) : null,
  };
}

/** Ends for good only if the count is the rehearsal's: another one is the same error that undoes everything. */
export async function write(
  { session }: ProjectWriteParts,
  { statement, target }: Write,
  { expectedRows, ...options }: QueryOptions & { expectedRows: number },
): Promise<{ rowsAffected: number }> {
  const marker = newMarker();
  const text = `WITH parley_touched AS (\n${target.text}\n${target.returns ? '' : 'RETURNING 1'}),
parley_count AS (SELECT pg_catalog.count(*) AS n FROM parley_touched)
SELECT CASE WHEN n OPERATOR(pg_catalog.=) ${Math.trunc(expectedRows)} THEN n::pg_catalog.text
  ELSE (${quoteText(marker)} || n)::pg_catalog.int4::pg_catalog.text END AS r FROM parley_count`;
  const differs = { actual: -1 };
  try {
    const [rows = '0'] = await retryWithTypes({ text, values: statement.values }, (bound) =>
      session.all({ ...bound, access: 'write' }, options).catch((error: unknown) => {
        differs.actual = Number(toldBy(error, marker) ?? -1);
        throw error;
      }),
    );
    return { rowsAffected: Number(rows) };
  } catch (error) {
    if (differs.actual < 0) {
      throw isDecided(error, options) ? error : new ParleyError('write_outcome_unknown', { cause: error });
    }
    const values = { expected: expectedRows, actual: differs.actual };
    throw new ParleyError('rehearsal_differs', { values });
  }
}

/** The call was never made, or the server or the service itself refused the statement: nothing was changed. */
const decided = new Set<string>([
  'sql_failed',
  'hosted_refused',
  'hosted_rate_limited',
  'not_found',
  'grant_missing',
  'connection_failed',
]);

function isDecided(error: unknown, { signal }: QueryOptions): boolean {
  if (!(error instanceof ParleyError)) return false;
  // A statement that the server stopped has its code; one that was only left alone here may still have ended there.
  return decided.has(error.code) || codeOf(error.cause) === '57014' || hasNotBegun(error, signal);
}

function hasNotBegun(error: ParleyError, signal: AbortSignal | undefined): boolean {
  return error.code === 'query_cancelled' && error.cause === undefined && signal?.aborted === true;
}

type Telling = { values: ApprovedSql['values']; text(marker: string): string };

async function tellAndUndo(
  session: ProjectSession,
  options: QueryOptions,
  { values, text }: Telling,
): Promise<string> {
  const marker = newMarker();
  const told = await retryWithTypes({ text: text(marker), values }, async (bound) => {
    try {
      await session.all({ ...bound, access: 'write' }, options);
    } catch (error) {
      const hex = toldBy(error, marker);
      if (hex === undefined) throw error;
      return Buffer.from(hex, 'hex').toString('utf8');
    }
    throw new Error('A rehearsal ended without its error.');
  });
  return told;
}

/** New for every call: no value of anybody's can pass for it. */
function newMarker(): string {
  return `parley ${randomUUID()} `;
}

function toldBy(error: unknown, marker: string): string | undefined {
  if (codeOf(error) !== '22P02' || !(error instanceof Error)) return undefined;
  const start = error.message.indexOf(marker);
  return start < 0 ? undefined : /^[0-9a-f]*/.exec(error.message.slice(start + marker.length))?.[0];
}

type TableInfo = { key: string[]; columns: ResultColumn[] };

const tableQuery = `SELECT a.attname, a.atttypid, a.atttypmod,
  (SELECT k.place FROM pg_catalog.pg_index i
    CROSS JOIN LATERAL pg_catalog.unnest(i.indkey::pg_catalog.int2[]) WITH ORDINALITY AS k(number, place)
    WHERE i.indrelid = a.attrelid AND i.indisprimary AND k.number = a.attnum AND k.place <= i.indnkeyatts)
FROM pg_catalog.pg_attribute a
WHERE a.attrelid = pg_catalog.to_regclass($1) AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`;

async function tableOf({ catalogue, columnsOf }: ProjectWriteParts, target: Target): Promise<TableInfo> {
  const [rows = []] = await catalogue.read([{ text: tableQuery }], { values: [qualified(target)] });
  const columns = await columnsOf(
    rows.map(([name, type, modifier]) => ({
      name: name ?? '',
      dataTypeID: Number(type),
      dataTypeModifier: Number(modifier),
    })),
  );
  const key = rows.filter(([, , , place]) => place !== null).map(([name]) => name ?? '');
  return { key, columns };
}

/** A write with rows of its own to give, or a MERGE, shows its count alone. */
function canSample({ returns, action }: Target): boolean {
  return !returns && action !== 'merge';
}

function rehearsalQuery(target: Target, { key }: TableInfo, marker: string): string {
  const quote = (name: string) => quoteName('postgres', name);
  const returning = target.returns
    ? ''
    : `RETURNING ${canSample(target) ? `${quote(target.alias ?? target.name)}.*` : '1'}`;
  const rows = (from: string) =>
    `(SELECT COALESCE(pg_catalog.json_agg("parley row"::pg_catalog.text), '[]'::pg_catalog.json) FROM (${from}) AS "parley row")`;
  const same = key.map((column) => `o.${quote(column)} = f.${quote(column)}`).join(' AND ');
  const knowsOld = canSample(target) && target.action === 'update' && key.length > 0;
  const old = `SELECT o.* FROM ${qualified(target)} o JOIN parley_first f ON ${same}`;
  return `WITH parley_touched AS (\n${target.text}\n${returning}),
parley_first AS (SELECT * FROM parley_touched LIMIT ${sampleRows}),
parley_told AS (SELECT pg_catalog.json_build_object(
  'count', (SELECT pg_catalog.count(*) FROM parley_touched),
  'rows', ${rows('SELECT * FROM parley_first')},
  'old', ${knowsOld ? rows(old) : 'NULL'})::pg_catalog.text AS told)
SELECT (${quoteText(marker)} OPERATOR(pg_catalog.||) pg_catalog.encode(pg_catalog.convert_to(told, 'UTF8'), 'hex'))::pg_catalog.int4::pg_catalog.text AS r
FROM parley_told`;
}

function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
