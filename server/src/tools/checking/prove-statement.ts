import { ParleyError } from '@parley/contract/errors';
import type { Parameter, ParameterValue } from '@parley/contract/parameters';
import type { QueryResult, ResultColumn } from '@parley/contract/query-result';
import type { Proof, ToolType } from '@parley/contract/tools';
import { toolLimits } from '@parley/contract/tools';
import type { Database } from '../../databases/port.ts';
import type { ApprovedSql } from '../../guard/approved-sql.ts';
import { scaleTimeLimit } from '../../platform/scale-time-limit.ts';
import { unbound } from '../../row-rules/caller-bound-parameters.ts';

export type ToolStatement = { type: ToolType; sql: string; parameters: readonly Parameter[] };
type Values = Record<string, ParameterValue>;

const proofTime = scaleTimeLimit(toolLimits.proof.time);

/** Why a statement cannot be a tool, in words for people. */
export type Problem = { problem: string };

/** Has the real database check it, without running it. */
export function prepareStatement(
  database: Database,
  statement: ToolStatement,
  values: Values,
): Promise<{ columns: ResultColumn[] } | Problem> {
  return orProblem(async () => ({
    columns: await database.prepare(await approve(database, statement, values)),
  }));
}

/**
 * Prepares it and, if it only reads, runs it with these values under a small budget. A write is never run unasked,
 * so its proof is null.
 */
export function proveStatement(
  database: Database,
  statement: ToolStatement,
  { values, signal }: { values: Values; signal: AbortSignal },
): Promise<{ proof: Omit<Proof, 'mended'> | null } | Problem> {
  return orProblem(async () => {
    const approved = await approve(database, statement, values);
    const columns = await database.prepare(approved);
    if (statement.type === 'mutation') return { proof: null };
    const result = await runBriefly(database, approved, signal);
    return { proof: { ...proofOf(result), columns, values } };
  });
}

/** Asked twice where time runs out: an engine that is just starting says nothing about a statement either. */
async function runBriefly(
  database: Database,
  statement: ApprovedSql,
  signal: AbortSignal,
): Promise<QueryResult> {
  const { rows, bytes } = toolLimits.proof;
  const run = () => database.query(statement, { limits: { time: proofTime, rows, bytes }, signal });
  return run().catch((error: unknown) => {
    if (error instanceof ParleyError && error.code === 'query_timeout' && !signal.aborted) return run();
    throw error;
  });
}

function approve(
  database: Database,
  { type, sql, parameters }: ToolStatement,
  values: Values,
): Promise<ApprovedSql> {
  // It is looked at with samples, whoever looks.
  const proposal = { sql, parameters: unbound(parameters), values };
  return type === 'mutation' ? database.approveWrite(proposal) : database.approveRead(proposal);
}

function proofOf(result: QueryResult) {
  const { sampleRows } = toolLimits.proof;
  const isCut = result.rows.length > sampleRows;
  return {
    sample: {
      ...result,
      rows: result.rows.slice(0, sampleRows).map((row) => row.map(glimpse)),
      truncated: result.truncated ?? (isCut ? ('rows' as const) : null),
    },
    rowCount: result.rows.length,
    moreRows: result.truncated !== null,
    durationMs: result.durationMs,
  };
}

const longestGlimpse = 300;

/** A card shows what a result looks like; whole documents and pictures are for running the tool. */
function glimpse(value: string | null): string | null {
  return value !== null && value.length > longestGlimpse ? `${value.slice(0, longestGlimpse)}…` : value;
}

const faults = new Set([
  'sql_refused',
  'sql_failed',
  'parameters_missing',
  'parameter_invalid',
  'query_timeout',
]);

/** Only what the statement itself is to blame for; a database that is gone says nothing about a statement. */
async function orProblem<T>(work: () => Promise<T>): Promise<T | Problem> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ParleyError && faults.has(error.code)) return { problem: error.message };
    throw error;
  }
}
