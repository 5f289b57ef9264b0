import { z } from 'zod';
import { dialectTraits } from '../../guard/dialect-traits.ts';
import type { Answered, Calling, SqlTask, WrittenSql } from '../port.ts';
import { askForJson } from './ask-for-json.ts';
import type { ChatClient } from './chat-client-types.ts';
import { describeSchema } from './describe-schema.ts';
import { toParameters, writtenParameter } from './model-written-parameters.ts';
import { createFence } from './untrusted-text-fence.ts';

const answer = z.object({ sql: z.string().min(1), parameters: z.array(writtenParameter) });

export const parameterRules = `Values that may change are named parameters written :name, never quoted and never built by joining text. Give each a type (text, integer, number, boolean, date, timestamp, uuid, enum), a description, whether it is required, a sensible default (as text) and, for an enum, its options.`;

export async function writeSql(
  client: ChatClient,
  task: SqlTask,
  calling: Calling,
): Promise<Answered<WrittenSql>> {
  const fence = createFence();
  const kind = task.draft.type === 'mutation' ? 'INSERT, UPDATE or DELETE' : 'SELECT';
  const system = `You write one ${kind} statement for a reusable database tool, for ${dialectTraits[task.dialect].noteForModels} ${parameterRules} Quote names that need it. No semicolon, no comment, no SELECT *; ORDER BY always; LIMIT :limit with a default where a list could be long. Use only the tables and columns of the schema.
Answer as JSON: {"sql","parameters":[{"name","type","description","required","default","options"}]}.
${fence.rule}`;
  const { draft, failed } = task;
  const user = [
    fence.wrap('The schema', describeSchema(task)),
    fence.wrap(
      'The tool',
      `${draft.name}\n${draft.description}\ntables: ${draft.tables.join(', ')}\nfields: ${draft.fields.join(', ')}`,
    ),
    failed ? fence.wrap('A first try that the database refused', `${failed.sql}\n\n${failed.reason}`) : '',
    `Today is ${task.today}.`,
  ];
  const prompt = { system, user: user.filter(Boolean).join('\n\n'), temperature: 0.7 };
  const otherwise = `${client.title} wrote no usable SQL for this tool.`;
  const wanted = { name: 'tool_sql', schema: answer, otherwise };
  const { value, usage } = await askForJson(client, prompt, wanted, calling);
  return { value: { sql: trimmed(value.sql), parameters: toParameters(value.parameters) }, usage };
}

export function trimmed(sql: string): string {
  return sql.trim().replace(/;\s*$/, '');
}
