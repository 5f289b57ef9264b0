import { ParleyError } from '@parley/contract/errors';
import type { ToolToSave } from '@parley/contract/tools';
import { toolMessages } from '@parley/contract/tools';
import type { NewTool } from '../store/tools.ts';
import type { CheckedDraft } from './check-names.ts';
import { checkNames } from './check-names.ts';
import { embedTool } from './embeddings.ts';
import { namedInSql, unusedParameter } from './named-in-sql.ts';
import type { Statement } from './prove.ts';
import { prepareStatement } from './prove.ts';
import { sampleValues } from './sample-values.ts';
import { toolSource } from './source.ts';
import type { Workshop } from './workshop.ts';
import { writeProven } from './written-sql.ts';

/** Called before each of a tool's three units with how many are done. */
type OnUnit = (done: number, message: string) => Promise<void>;

/**
 * Everything a tool needs before it is written down: names that exist, SQL that the real database prepares, and an
 * embedding. Throws with the reason when it cannot be had; nothing is stored here.
 */
export async function buildTool(workshop: Workshop, tool: ToolToSave, onUnit: OnUnit): Promise<NewTool> {
  await onUnit(0, `Saving ${tool.name}…`);
  const checked = checkTool(workshop, tool);
  await onUnit(1, tool.sql === undefined ? `Writing SQL for ${tool.name}…` : `Checking SQL of ${tool.name}…`);
  const statement = await statementOf(workshop, tool, checked);
  await onUnit(2, `Embedding ${tool.name}…`);
  const embedding = await embedTool(workshop, tool);
  const named = checked?.draft ?? namedInSql(statement.sql, workshop.schema);
  return {
    name: tool.name,
    description: tool.description,
    tables: named.tables,
    fields: named.fields,
    ...statement,
    source: toolSource(workshop.source),
    isActive: true,
    provider: tool.provider ?? workshop.provider.name,
    embedding,
  };
}

/** `null`: its SQL speaks for itself, so the names beside it are read from there. */
function checkTool({ schema }: Workshop, tool: ToolToSave): CheckedDraft | null {
  const { name, description, tables, fields, type } = tool;
  const checked = checkNames({ name, description, tables, fields, type }, schema);
  if (!('problem' in checked)) return checked;
  if (tool.sql !== undefined) return null;
  const isEmpty = tables.length === 0 && fields.length === 0;
  throw new ParleyError('invalid_input', { message: isEmpty ? toolMessages.sqlMissing : checked.problem });
}

async function statementOf(
  workshop: Workshop,
  { type, sql, parameters }: ToolToSave,
  checked: CheckedDraft | null,
): Promise<Statement> {
  const given = sql === undefined ? null : { type, sql, parameters };
  const problem = given && (await whyNotPrepared(workshop, given));
  if (given && problem === null) return given;
  const failed = given && problem !== null ? { sql: given.sql, reason: problem } : null;
  const written = checked && (await writeProven(workshop, checked, failed));
  if (written && 'statement' in written) return written.statement;
  throw new ParleyError('invalid_input', { message: problem ?? written?.problem ?? toolMessages.sqlMissing });
}

async function whyNotPrepared(
  { source, profiles, today }: Workshop,
  statement: Statement,
): Promise<string | null> {
  const unused = unusedParameter(statement.sql, statement.parameters);
  if (unused) return unused.problem;
  const values = sampleValues(statement.parameters, { profiles, today });
  const prepared = await source.use((database) => prepareStatement(database, statement, values));
  return 'problem' in prepared ? prepared.problem : null;
}
