import type { Candidate, Execution } from '@parley/contract/ask';
import { askMessages } from '@parley/contract/ask';
import type { Tool } from '@parley/contract/tools';
import { secretsRead } from '../guard/secret-columns-read.ts';
import { stems } from '../platform/text-search/tokenize-and-stem.ts';
import type { AskContext } from './ask-context-types.ts';
import { nothing } from './composing/compose-answer.ts';
import { type SecretsAsked, secretsAsked } from './find-secret-columns-in-question.ts';

/**
 * The columns with secrets that the question is about and that neither a composed statement nor this tool reads: the
 * answer would be about something else, such as the rows that have a password. null where there are none.
 */
export async function secretsLeftOut(
  context: AskContext,
  tool: Tool | null,
): Promise<readonly string[] | null> {
  const { input, question, source } = context;
  // What was chosen by hand is what was meant.
  if (input.toolId !== undefined || input.reading !== undefined) return null;
  const asked = await secretsAsked(question, source);
  if (!asked || (tool && (await isAbout(context, tool, asked)))) return null;
  return asked.columns;
}

/** A tool of the owner's own may read secrets, and may be called after them without reading any. */
async function isAbout({ source }: AskContext, tool: Tool, { columns, stems: named }: SecretsAsked) {
  const said = new Set(stems(`${tool.name} ${tool.description}`));
  if ([...named].every((word) => said.has(word))) return true;
  const read = await secretsRead(source.dialect, tool.sql, (await source.schema()).tables);
  return !('refused' in read) && columns.some((column) => read.includes(column));
}

export async function declineSecrets(
  context: AskContext,
  columns: readonly string[],
  candidates: readonly Candidate[],
): Promise<Execution> {
  const { receipt, emit, stage } = context;
  const text = askMessages.secretColumns(columns);
  stage.note('compose', 'skipped', text);
  receipt.say({ text, struck: false });
  emit({ event: 'prose', data: { text, struck: false } });
  return nothing(context, { candidates });
}
