import type { Tool } from '@parley/contract/tools';
import type { QuestionRead, QuestionReading } from '../../ai/port.ts';
import { isBound } from '../../row-rules/caller-bound-parameters.ts';
import type { AskContext } from '../ask-context-types.ts';

export type KeptTool = { tool: Tool; reading: QuestionReading };

/**
 * A meaning whose statement the person has saved as a tool is the one that they mean: the first one where the reader is
 * sure, else any that is offered. Not where they said that this tool does not answer this question.
 */
export async function keptTool(
  { owner, input, parts: { store } }: AskContext,
  { verdict, readings }: QuestionRead,
): Promise<KeptTool | null> {
  const tools = (await store.tools.list(owner)).filter(
    ({ connectionId, isActive, status, parameters }) =>
      connectionId === input.connectionId && isActive && status === 'ok' && !parameters.some(isBound),
  );
  if (tools.length === 0) return null;
  const possible = verdict === 'sure' ? readings.slice(0, 1) : readings;
  const found = possible.flatMap((reading): KeptTool[] => {
    const tool = tools.find(({ sql }) => wordsOf(sql) === wordsOf(reading.sql));
    return tool ? [{ tool, reading }] : [];
  });
  const [only, ...others] = found;
  if (!only || others.length > 0) return null;
  const examples = await store.toolExamples.list(owner);
  const isDisliked = examples.some(
    ({ toolId, question, liked }) => toolId === only.tool.id && !liked && question === input.question,
  );
  return isDisliked ? null : only;
}

const wordsOf = (sql: string): string => sql.replaceAll(/\s+/g, ' ').trim();
