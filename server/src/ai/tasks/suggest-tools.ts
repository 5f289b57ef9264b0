import { toolMessages } from '@parley/contract/tools';
import { z } from 'zod';
import type { Answered, Calling, SuggestTask, ToolDraft } from '../port.ts';
import { askForJson } from './ask-for-json.ts';
import type { ChatClient } from './chat-client-types.ts';
import { describeSchema } from './describe-schema.ts';
import { createFence } from './untrusted-text-fence.ts';

const answer = z.object({
  tools: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      tables: z.array(z.string()),
      fields: z.array(z.string()),
    }),
  ),
});

export async function suggestTools(
  client: ChatClient,
  task: SuggestTask,
  calling: Calling,
): Promise<Answered<readonly ToolDraft[]>> {
  const fence = createFence();
  const system = `You design reusable, read-only database tools for people who do not write SQL. A tool is one SELECT with parameters that answers a question a product manager, an analyst or a support person asks again and again: lists with filters, look-ups, counts and sums over time or by category, top-N, latest, overdue, missing counterparts, distributions. Not one tool a table: the questions that matter.
Answer with 8 to 15 tools as JSON: {"tools":[{"name","description","tables","fields"}]}. name: a few plain English words. description: what it returns and what can be set. tables: as spelled in the schema. fields: 'table.column' for every column it reads. Use only tables and columns of the schema.
${fence.rule}`;
  const user = [
    fence.wrap('The schema', describeSchema({ ...task.schema, profiles: task.profiles })),
    task.systemDescription ? fence.wrap('About this system', task.systemDescription) : '',
    task.exclude.length > 0 ? fence.wrap('Already there, propose others', task.exclude.join('\n')) : '',
    `The database is ${task.dialect}. Today is ${task.today}.`,
  ];
  const prompt = { system, user: user.filter(Boolean).join('\n\n'), temperature: 0.7 };
  const wanted = {
    name: 'tool_suggestions',
    schema: answer,
    otherwise: toolMessages.notParsed(client.title),
  };
  const { value, usage } = await askForJson(client, prompt, wanted, calling);
  return { value: value.tools.map((tool) => ({ ...tool, type: 'query' as const })), usage };
}
