import { z } from 'zod';
import { dialectTraits } from '../../guard/dialect-traits.ts';
import type { Answered, Calling, Rewrite, RewriteTask } from '../port.ts';
import { askForJson } from './ask-for-json.ts';
import type { ChatClient } from './chat-client-types.ts';
import { describeSchema } from './describe-schema.ts';
import { toParameters, writtenParameter } from './model-written-parameters.ts';
import { createFence } from './untrusted-text-fence.ts';
import { parameterRules, trimmed } from './write-tool-sql.ts';

const answer = z.object({
  sql: z.string().nullable(),
  parameters: z.array(writtenParameter),
  reason: z.string(),
});

export async function extendToolSqlToQuestion(
  client: ChatClient,
  task: RewriteTask,
  calling: Calling,
): Promise<Answered<Rewrite>> {
  const fence = createFence();
  const { tool } = task;
  const system = `A saved SELECT answers a question except for some parts of it. Change the statement as little as possible so that it answers those too, for ${dialectTraits[tool.dialect].noteForModels} Keep its parameters and their names. ${parameterRules} A new parameter's default is the value the question asks for. Use only the tables listed. If the statement cannot be changed so, answer with sql null.
Answer as JSON: {"sql","parameters":[all of them],"reason"}. reason: what was changed, in a few words.
${fence.rule}`;
  const user = [
    fence.wrap('The statement', tool.sql),
    fence.wrap('Its parameters', JSON.stringify(tool.parameters)),
    fence.wrap(
      'Tables',
      describeSchema({ tables: [...tool.tables, ...task.reachable], relationships: [], profiles: [] }),
    ),
    fence.wrap('Now, and where the person is', `${task.moment.now} ${task.moment.timeZone}`),
    fence.wrap('The question', task.question.text),
    fence.wrap('Parts of it not yet answered', task.unused.join('\n')),
  ].join('\n\n');
  const wanted = {
    name: 'rewritten_sql',
    schema: answer,
    otherwise: `${client.title} rewrote nothing usable.`,
  };
  const { value, usage } = await askForJson(client, { system, user, temperature: 0 }, wanted, calling);
  const sql = value.sql === null ? '' : trimmed(value.sql);
  if (sql === '' || sql === tool.sql.trim()) return { value: null, usage };
  return { value: { sql, parameters: toParameters(value.parameters), reason: value.reason }, usage };
}
