import { createHash } from 'node:crypto';
import type { Parameter } from '@parley/contract/parameters';
import type { AiProvider, SqlTask, SuggestTask, ToolDraft } from '../src/ai/port.ts';

/** What a provider is to say of one tool; `sql` may depend on whether a first try failed. */
export type ScriptedTool = Partial<ToolDraft> & {
  name: string;
  sql: string | ((task: SqlTask) => string);
  parameters?: Parameter[];
};

export type ScriptedProvider = AiProvider & { suggested: SuggestTask[]; wrote: SqlTask[] };

const unasked = () => {
  throw new Error('This was not asked for.');
};

/** Stands where the network ends: says what it was told to say, at a price. */
export function scriptedProvider(
  tools: readonly ScriptedTool[],
  change: Partial<AiProvider> = {},
): ScriptedProvider {
  const suggested: SuggestTask[] = [];
  const wrote: SqlTask[] = [];
  const embeddingModel = change.embeddingModel ?? 'scripted-embedding';
  const usage = { model: 'scripted', inputTokens: 10, outputTokens: 5, cost: 0.25 };
  return {
    name: 'openai',
    model: 'scripted',
    embeddingModel,
    suggested,
    wrote,
    suggestTools: async (task) => {
      suggested.push(task);
      const value = tools.map(({ sql: _sql, parameters: _parameters, ...draft }) => ({
        description: '',
        tables: [],
        fields: [],
        type: 'query' as const,
        ...draft,
      }));
      return { value, usage };
    },
    writeSql: async (task) => {
      wrote.push(task);
      const tool = tools.find(({ name }) => name === task.draft.name);
      const sql = typeof tool?.sql === 'function' ? tool.sql(task) : (tool?.sql ?? '');
      return { value: { sql, parameters: tool?.parameters ?? [] }, usage };
    },
    extractParameters: unasked,
    rewriteSql: unasked,
    explain: unasked,
    embed: async (texts) => ({
      value: { model: embeddingModel, dimensions: 8, vectors: texts.map(toVector) },
      usage,
    }),
    ...change,
  };
}

function toVector(text: string): Float32Array {
  return Float32Array.from(createHash('sha256').update(text).digest().subarray(0, 8));
}
