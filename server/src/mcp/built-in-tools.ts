import { v1AskInput, v1AskOutput, v1ConfirmOutput, v1Source } from '@parley/contract/agent-access';
import { ParleyError } from '@parley/contract/errors';
import { fieldMessage, firstMistake } from '@parley/contract/field-messages';
import { z } from 'zod';
import type { AgentRequest } from '../agents/agent-request-types.ts';
import type { AgentActions } from '../agents/carry-out-agent-actions.ts';
import type { AgentView } from '../agents/visible-tools-and-sources.ts';

const confirmInput = z.object({ rehearsal_id: z.uuid() }).strict();
const sourcesOutput = z.object({ sources: z.array(v1Source) });

type OwnTool = {
  title: string;
  description: string;
  input: z.ZodObject;
  output: z.ZodObject;
  needs: 'mayRead' | 'mayWrite' | null;
  call(actions: AgentActions, request: AgentRequest, given: unknown): Promise<object>;
};

const tools: Readonly<Record<string, OwnTool>> = {
  ask: {
    title: 'Ask in plain English',
    description:
      'Answers a question: finds the tool, fills its parameters, runs it, explains the result. More rows: run that tool with these parameters and the cursor as _cursor. Where no tool fits, a statement is composed; with the status needs_choice, ask again with one of the readings. With nothing_relevant the readings are only what the source could say instead.',
    input: v1AskInput.omit({ toolset: true }).strict(),
    output: v1AskOutput,
    needs: 'mayRead',
    call: (actions, request, given) =>
      actions.ask(request, checked(v1AskInput.omit({ toolset: true }).strict(), given)),
  },
  list_sources: {
    title: 'List sources',
    description: 'The databases behind these tools. Their schemas are resources.',
    input: z.object({}).strict(),
    output: sourcesOutput,
    needs: null,
    call: async (actions, request) => ({ sources: actions.sources(request) }),
  },
  confirm_change: {
    title: 'Confirm a change',
    description: 'Does for good what a tool that changes data rehearsed. Once, within ten minutes.',
    input: confirmInput,
    output: v1ConfirmOutput,
    needs: 'mayWrite',
    call: (actions, request, given) => actions.confirm(request, checked(confirmInput, given).rehearsal_id),
  },
};

type Scope = Pick<AgentView, 'mayRead' | 'mayWrite'>;

function isOpen({ needs }: Pick<OwnTool, 'needs'>, scope: Scope): boolean {
  return needs === null || scope[needs];
}

export function ownToolCalled(name: unknown, scope: Scope): OwnTool | undefined {
  const tool = typeof name === 'string' && Object.hasOwn(tools, name) ? tools[name] : undefined;
  return tool && isOpen(tool, scope) ? tool : undefined;
}

const described = Object.entries(tools).map(([name, { title, description, input, output, needs }]) => ({
  needs,
  entry: {
    name,
    title,
    description,
    inputSchema: jsonSchema(input, 'input'),
    outputSchema: jsonSchema(output, 'output'),
    annotations: {
      readOnlyHint: needs !== 'mayWrite',
      destructiveHint: needs === 'mayWrite',
      openWorldHint: false,
    },
  },
}));

export function ownTools(scope: Scope) {
  return described.filter((tool) => isOpen(tool, scope)).map(({ entry }) => entry);
}

/** Formats are left out: a client that does not know one refuses the whole schema. */
function jsonSchema(schema: z.ZodObject, io: 'input' | 'output') {
  return z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema: node }) => {
      delete node.format;
      delete node.pattern;
    },
  });
}

function checked<T extends z.ZodType>(schema: T, given: unknown): z.infer<T> {
  const parsed = schema.safeParse(given, { error: fieldMessage });
  if (parsed.success) return parsed.data;
  throw new ParleyError('invalid_input', { message: firstMistake(parsed.error) });
}
