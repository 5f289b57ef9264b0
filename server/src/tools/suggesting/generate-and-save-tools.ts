import { ParleyError } from '@parley/contract/errors';
import type { ResultColumn } from '@parley/contract/query-result';
import type { Suggestion } from '@parley/contract/tools';
import type { Owner } from '../../store/acting-member.ts';
import type { Store } from '../../store/store.ts';
import { buildTool } from '../build-tool.ts';
import type { ToolBuildingContextWithSchema } from '../tool-building-context.ts';
import { toolInputSchema } from '../tool-input-schema.ts';
import { idOrPlanIsFull } from '../tool-limit-error.ts';
import type { Generated, Generator } from './public-types.ts';
import type { SuggestOptions } from './suggest-tools.ts';
import { suggestTools } from './suggest-tools.ts';

export function createGenerator(store: Pick<Store, 'tools'>): Generator {
  return {
    propose,
    save: (owner, context, options) => generateAndSave(store, owner, { context, options }),
  };
}

async function propose(
  context: ToolBuildingContextWithSchema,
  options: SuggestOptions,
): Promise<Generated[]> {
  const tools: Generated[] = [];
  for await (const event of suggestTools(context, options)) {
    if (event.event === 'suggestion') tools.push(toGenerated(event.data, { id: null, problem: null }));
  }
  return tools;
}

async function generateAndSave(
  { tools }: Pick<Store, 'tools'>,
  owner: Owner,
  { context, options }: { context: ToolBuildingContextWithSchema; options: SuggestOptions },
): Promise<Generated[]> {
  const { id } = context.source.connection;
  const saved = (await tools.list(owner)).filter(({ connectionId }) => connectionId === id);
  const statements = new Set(saved.map(({ sql }) => sql));
  const exclude = [...options.exclude, ...saved.map(({ name }) => name)];
  const generated: Generated[] = [];
  for await (const event of suggestTools(context, { ...options, exclude })) {
    if (event.event !== 'suggestion' || statements.has(event.data.sql)) continue;
    const save = async () => {
      const tool = await buildTool(context, event.data, async () => undefined);
      return idOrPlanIsFull(await tools.add(owner, tool));
    };
    generated.push(toGenerated(event.data, await outcomeOf(save)));
  }
  return generated;
}

type Outcome = Pick<Generated, 'id' | 'problem'>;

async function outcomeOf(save: () => Promise<string>): Promise<Outcome> {
  try {
    return { id: await save(), problem: null };
  } catch (error) {
    if (!(error instanceof ParleyError) || error.status >= 500) throw error;
    return { id: null, problem: error.message };
  }
}

function toGenerated(suggestion: Suggestion, outcome: Outcome): Generated {
  const { name, description, tables, fields, sql, parameters, proof } = suggestion;
  return {
    ...outcome,
    name,
    description,
    schema: { tables, fields },
    input_schema: toolInputSchema(parameters),
    output_schema: outputSchema(proof?.columns ?? []),
    sql_query: sql,
  };
}

/** Values travel as text, whatever their column's type. */
function outputSchema(columns: readonly ResultColumn[]): Record<string, unknown> {
  const properties = columns.map(({ name, type }) => [name, { type: ['string', 'null'], description: type }]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}
