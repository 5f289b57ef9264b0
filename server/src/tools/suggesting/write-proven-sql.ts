import type { Table } from '@parley/contract/database-schema';
import { ParleyError } from '@parley/contract/errors';
import { parameterSchema } from '@parley/contract/parameters';
import type { Proof, Usage } from '@parley/contract/tools';
import { toolLimits } from '@parley/contract/tools';
import { z } from 'zod';
import type { ColumnProfile, ToolDraft } from '../../ai/port.ts';
import { secretsRead } from '../../guard/secret-columns-read.ts';
import type { CheckedDraft } from '../checking/check-table-and-field-names.ts';
import { unusedParameter } from '../checking/names-in-sql.ts';
import type { Problem, ToolStatement } from '../checking/prove-statement.ts';
import { proveStatement } from '../checking/prove-statement.ts';
import { sampleParameterValues } from '../checking/sample-parameter-values.ts';
import type { ToolBuildingContextWithSchema } from '../tool-building-context.ts';

export type WrittenTool = { statement: ToolStatement; proof: Proof | null; usage: Usage[] };

type Failed = { sql: string; reason: string };

/**
 * SQL for a draft that is known to work. What the real database turns down is written once more, then given up;
 * `failed` is a first try that somebody else made.
 */
export async function writeProvenSql(
  context: ToolBuildingContextWithSchema,
  checked: CheckedDraft,
  failed: Failed | null = null,
): Promise<WrittenTool | (Problem & { usage: Usage[] })> {
  const usage: Usage[] = [];
  for (const mended of failed ? [true] : [false, true]) {
    const written = await write(context, checked, failed);
    usage.push(...(written.usage ? [written.usage] : []));
    if ('problem' in written) return { problem: failed?.reason ?? written.problem, usage };
    const proven = await proveWritten(context, written.statement, checked.tables);
    if (!('problem' in proven)) {
      return { statement: written.statement, proof: proven.proof && { ...proven.proof, mended }, usage };
    }
    failed = { sql: written.statement.sql, reason: proven.problem };
  }
  return { problem: failed?.reason ?? '', usage };
}

/** What reads a column with secrets is not run: a proof shows rows. */
export async function proveWritten(
  context: ToolBuildingContextWithSchema,
  statement: ToolStatement,
  tables: readonly Table[],
) {
  const { source, profiles, schema, today } = context;
  const secrets = await secretsRead(source.dialect, statement.sql, schema.tables);
  // A statement that cannot be read is refused by the guard, with its reason.
  if (Array.isArray(secrets) && secrets[0])
    return { problem: `It reads ${secrets[0]}, which holds secrets.` };
  const values = sampleParameterValues(statement.parameters, { profiles: ofTables(profiles, tables), today });
  return source.use((database, signal) => proveStatement(database, statement, { values, signal }));
}

const written = z.object({
  sql: z.string().trim().min(1).max(toolLimits.sqlBytes),
  parameters: z.array(parameterSchema).max(toolLimits.parameters),
});

async function write(
  context: ToolBuildingContextWithSchema,
  { draft, tables }: CheckedDraft,
  failed: Failed | null,
) {
  const { provider, source, schema, profiles, today, signal } = context;
  const task = {
    dialect: source.dialect,
    tables,
    relationships: schema.relationships,
    profiles: ofTables(profiles, tables),
    draft,
    failed,
    today,
  };
  try {
    const { value, usage } = await provider.writeSql(task, { signal });
    const parsed = written.safeParse(value);
    if (!parsed.success) return { problem: 'No usable SQL was written for it.', usage };
    return { statement: statementOf(draft, parsed.data), usage };
  } catch (error) {
    // Nothing for this one draft; anything else is the provider's own trouble and ends the work.
    if (error instanceof ParleyError && error.code === 'ai_unusable') {
      return { problem: error.message, usage: null };
    }
    throw error;
  }
}

/** What a provider declares twice, or declares and does not use, would only be asked for in vain. */
function statementOf({ type }: ToolDraft, { sql, parameters }: z.infer<typeof written>): ToolStatement {
  const used = parameters.filter(
    (one, at) =>
      unusedParameter(sql, [one]) === null && parameters.findIndex(({ name }) => name === one.name) === at,
  );
  return { type, sql, parameters: used };
}

function ofTables(profiles: readonly ColumnProfile[], tables: readonly Table[]): ColumnProfile[] {
  const known = new Set(tables.map(({ schema, name }) => JSON.stringify([schema, name])));
  return profiles.filter(({ schema, table }) => known.has(JSON.stringify([schema, table])));
}
