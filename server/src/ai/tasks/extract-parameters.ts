import type { Parameter, ParameterValue } from '@parley/contract/parameters';
import { z } from 'zod';
import type {
  ExtractedValue,
  Extraction,
  ExtractTask,
} from '../../language/filling/parameter-extraction-types.ts';
import type { Answered, Calling } from '../port.ts';
import { askForJson } from './ask-for-json.ts';
import type { ChatClient } from './chat-client-types.ts';
import { createFence } from './untrusted-text-fence.ts';

const mostValues = 100;

const answer = z.object({
  parameters: z.array(
    z.object({
      name: z.string(),
      value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]),
      words: z.string().nullable(),
    }),
  ),
  unused: z.array(z.string()),
});

export async function extractParameters(
  client: ChatClient,
  task: ExtractTask,
  calling: Calling,
): Promise<Answered<Extraction>> {
  const fence = createFence();
  const { now, timeZone, weekStart } = task.moment;
  const system = `You read the values of a database tool's parameters out of a question. Weeks start on ${weekStart}. Dates are YYYY-MM-DD. Look at the statement to see whether an end of a period is included (<=) or not (<). Where known values are listed, answer with one of them exactly. A parameter that takes a list may have several values: answer with an array of texts. Give a value only if the question, or the turn before it in a follow-up, says so; else null.
Answer as JSON: {"parameters":[{"name","value","words"}],"unused":[]}. words: the exact words of the question the value comes from, null if none. unused: parts of the question that ask for something no parameter can say.
${fence.rule}`;
  const user = [
    fence.wrap('The tool', `${task.tool.name}\n${task.tool.description}\n\n${task.tool.sql}`),
    fence.wrap('Its parameters', task.tool.parameters.map(describe).join('\n')),
    fence.wrap('Known values', known(task)),
    task.previous
      ? fence.wrap('The turn before', `${task.previous.question}\n${JSON.stringify(task.previous.values)}`)
      : '',
    fence.wrap('Now, and where the person is', `${now} ${timeZone}`),
    fence.wrap('The question', task.question.text),
  ];
  const prompt = { system, user: user.filter(Boolean).join('\n\n'), temperature: 0 };
  const wanted = { name: 'parameters', schema: answer, otherwise: 'Failed to extract parameters' };
  const { value, usage } = await askForJson(client, prompt, wanted, calling);
  return { value: toExtraction(task, value), usage };
}

function describe({ name, type, list, description, options, default: given }: Parameter): string {
  const choice = options ? ` one of ${JSON.stringify(options)}` : '';
  return `:${name} ${list ? 'list of ' : ''}${type}${choice} ${description}${given == null ? '' : ` (default ${given})`}`;
}

function known({ known: lists }: ExtractTask): string {
  return lists
    .flatMap(({ parameter, columns }) =>
      columns.map(
        ({ column, values }) => `:${parameter} ${column}: ${JSON.stringify(values.slice(0, mostValues))}`,
      ),
    )
    .join('\n');
}

/** What the model claims to have read is looked up in the question; what is not there was guessed. */
function toExtraction(task: ExtractTask, read: z.infer<typeof answer>): Extraction {
  const found = new Map(read.parameters.map((entry) => [entry.name.replace(/^:/, ''), entry]));
  const values: Record<string, ExtractedValue> = {};
  for (const parameter of task.tool.parameters) {
    const entry = found.get(parameter.name);
    const value = entry?.value ?? null;
    if (value !== null) values[parameter.name] = located(task, parameter.name, value, entry?.words ?? null);
    else if (parameter.default != null) values[parameter.name] = plain(parameter.default, 'default');
  }
  const missing = task.tool.parameters
    .filter(({ name, required }) => required && !Object.hasOwn(values, name))
    .map(({ name }) => name);
  return { values, missing, unused: read.unused.filter((part) => isIn(task.question.text, part)) };
}

function located(
  task: ExtractTask,
  name: string,
  value: ParameterValue,
  words: string | null,
): ExtractedValue {
  if (words && isIn(task.question.text, words)) return { ...plain(value, 'words'), words };
  const before = task.previous?.values[name];
  return plain(value, before !== undefined && String(before) === String(value) ? 'kept' : 'guessed');
}

function plain(value: ParameterValue, origin: ExtractedValue['origin']): ExtractedValue {
  return { value, origin, words: null, alternatives: [] };
}

function isIn(question: string, words: string): boolean {
  return words.trim() !== '' && question.toLowerCase().includes(words.trim().toLowerCase());
}
