import { ParleyError } from '@parley/contract/errors';
import type { ToolToSave } from '@parley/contract/tools';
import { toolMessages } from '@parley/contract/tools';
import { analyseStatement, statementText } from '../language/statement/analyse-statement.ts';
import type { NewTool } from '../store/tools/tools.ts';
import type { CheckedDraft } from './checking/check-table-and-field-names.ts';
import { checkTableAndFieldNames } from './checking/check-table-and-field-names.ts';
import { namesInSql, unusedParameter } from './checking/names-in-sql.ts';
import type { ToolStatement } from './checking/prove-statement.ts';
import { prepareStatement } from './checking/prove-statement.ts';
import { sampleParameterValues } from './checking/sample-parameter-values.ts';
import { toolSource } from './database-for-tools.ts';
import { embedTool } from './embed-tools.ts';
import { writeProvenSql } from './suggesting/write-proven-sql.ts';
import type { ToolBuildingContextWithSchema } from './tool-building-context.ts';

/** Called before each of a tool's three units with how many are done. */
type OnUnit = (done: number, message: string) => Promise<void>;

/**
 * Everything a tool needs before it is written down: names that exist, SQL that the real database prepares, and an
 * embedding. Throws with the reason when it cannot be had; nothing is stored here.
 */
export async function buildTool(
  context: ToolBuildingContextWithSchema,
  tool: ToolToSave,
  onUnit: OnUnit,
): Promise<NewTool> {
  await onUnit(0, `Saving ${tool.name}…`);
  const checked = checkTool(context, tool);
  await onUnit(1, tool.sql === undefined ? `Writing SQL for ${tool.name}…` : `Checking SQL of ${tool.name}…`);
  const statement = await statementOf(context, tool, checked);
  await onUnit(2, `Embedding ${tool.name}…`);
  const embedding = await embedTool(context, tool);
  const named = checked?.draft ?? namesInSql(statement.sql, context.schema);
  return {
    name: tool.name,
    description: tool.description,
    tables: named.tables,
    fields: named.fields,
    ...statement,
    statement: statementText(await analyseStatement(context.source.dialect, statement.sql)),
    source: toolSource(context.source),
    isActive: true,
    provider: tool.provider ?? context.provider.name,
    embedding,
  };
}

/** `null`: its SQL speaks for itself, so the names beside it are read from there. */
function checkTool({ schema }: ToolBuildingContextWithSchema, tool: ToolToSave): CheckedDraft | null {
  const { name, description, tables, fields, type } = tool;
  const checked = checkTableAndFieldNames({ name, description, tables, fields, type }, schema);
  if (!('problem' in checked)) return checked;
  if (tool.sql !== undefined) return null;
  const isEmpty = tables.length === 0 && fields.length === 0;
  throw new ParleyError('invalid_input', { message: isEmpty ? toolMessages.sqlMissing : checked.problem });
}

async function statementOf(
  context: ToolBuildingContextWithSchema,
  { type, sql, parameters }: ToolToSave,
  checked: CheckedDraft | null,
): Promise<ToolStatement> {
  const given = sql === undefined ? null : { type, sql, parameters };
  const problem = given && (await whyNotPrepared(context, given));
  if (given && problem === null) return given;
  const failed = given && problem !== null ? { sql: given.sql, reason: problem } : null;
  const written = checked && (await writeProvenSql(context, checked, failed));
  if (written && 'statement' in written) return written.statement;
  throw new ParleyError('invalid_input', { message: problem ?? written?.problem ?? toolMessages.sqlMissing });
}

async function whyNotPrepared(
  { source, profiles, today }: ToolBuildingContextWithSchema,
  statement: ToolStatement,
): Promise<string | null> {
  const unused = unusedParameter(statement.sql, statement.parameters);
  if (unused) return unused.problem;
  const values = sampleParameterValues(statement.parameters, { profiles, today });
  const prepared = await source.use((database) => prepareStatement(database, statement, values));
  return 'problem' in prepared ? prepared.problem : null;
}
