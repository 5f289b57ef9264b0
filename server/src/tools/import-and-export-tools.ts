import { ParleyError } from '@parley/contract/errors';
import { fieldMessage, firstMistake } from '@parley/contract/field-messages';
import type { importToolsOutput, Tool, ToolFile } from '@parley/contract/tools';
import { toolFile, toolLimits, toolMessages } from '@parley/contract/tools';
import type { z } from 'zod';
import type { Owner } from '../store/acting-member.ts';
import type { FileContent } from './files/read-mcp-toolbox-file.ts';
import { readToolboxInThread } from './files/read-toolbox-in-thread.ts';
import type { SavedToolsService } from './saved-tools-service.ts';
import type { ToolBuildingContext } from './tool-building-context.ts';

type Report = z.infer<typeof importToolsOutput>;
type FileTool = ToolFile['tools'][number];

export function exportTools(tools: readonly Tool[], ids: readonly string[] | undefined): ToolFile {
  const wanted = ids && new Set(ids);
  if (wanted && wanted.size > tools.filter(({ id }) => wanted.has(id)).length) {
    throw new ParleyError('not_found', { message: toolMessages.notFound });
  }
  return {
    format: 'parley-tools',
    version: 1,
    tools: tools
      .filter(({ id }) => wanted?.has(id) ?? true)
      .map(({ name, description, type, dialect, sql, parameters, isActive }) => ({
        name,
        description,
        type,
        dialect,
        sql,
        parameters,
        isActive,
      })),
  };
}

/** Takes in what it can; each tool is checked like one that was written by hand. */
export async function importTools(
  catalogue: SavedToolsService,
  owner: Owner,
  { text, context }: { text: string; context: ToolBuildingContext },
): Promise<Report> {
  const { tools, failed } = await readFile(text);
  const report: Report = { saved: [], failed: [...failed] };
  for (const tool of tools) {
    const outcome = await importOne(catalogue, owner, { tool, context });
    if ('reason' in outcome) report.failed.push({ name: tool.name, reason: outcome.reason });
    else report.saved.push({ id: outcome.id, name: outcome.name });
  }
  return report;
}

async function importOne(
  catalogue: SavedToolsService,
  owner: Owner,
  { tool, context }: { tool: FileTool; context: ToolBuildingContext },
): Promise<{ id: string; name: string } | { reason: string }> {
  const { dialect, isActive, ...words } = tool;
  if (dialect !== context.source.dialect) {
    return { reason: `It is written for ${dialect}, and this connection speaks ${context.source.dialect}.` };
  }
  try {
    const { id, name } = await catalogue.create(owner, words, context);
    if (!isActive) await catalogue.setActive(owner, id, false);
    return { id, name };
  } catch (error) {
    if (!(error instanceof ParleyError) || error.status >= 500) throw error;
    return { reason: error.message };
  }
}

async function readFile(text: string): Promise<FileContent> {
  const content = /^\s*\{/.test(text) ? readOwnFile(text) : await readToolboxInThread(text);
  if (content.tools.length > toolLimits.batch)
    throw unreadable(`it has more than ${toolLimits.batch} tools.`);
  return content;
}

function readOwnFile(text: string): FileContent {
  const parsed = toolFile.safeParse(parseJson(text), { error: fieldMessage });
  if (parsed.success) return { tools: parsed.data.tools, failed: [] };
  throw unreadable(firstMistake(parsed.error));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable('it is not valid JSON.');
  }
}

function unreadable(reason: string): ParleyError {
  return new ParleyError('invalid_input', { message: `The file could not be read: ${reason}` });
}
