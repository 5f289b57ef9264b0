import type { ProviderKind } from '@parley/contract/ai/provider-forms';
import type { AiProvider } from '../port.ts';
import type { ChatClient } from './chat-client-types.ts';
import { explain } from './explain-result.ts';
import { extendToolSqlToQuestion } from './extend-tool-sql-to-question.ts';
import { extractParameters } from './extract-parameters.ts';
import { suggestTools } from './suggest-tools.ts';
import { writeSql } from './write-tool-sql.ts';

export type Embedder = Pick<AiProvider, 'embeddingModel' | 'embed'>;

type Parts = { kind: ProviderKind; model: string; client: ChatClient; embedder: Embedder };

/** The tasks of the port, each as a prompt. */
export function chatProvider({ kind, model, client, embedder }: Parts): AiProvider {
  return {
    name: kind,
    model,
    /** Asked each time: an engine may learn only at work which model it can load. */
    get embeddingModel() {
      return embedder.embeddingModel;
    },
    suggestTools: (task, calling) => suggestTools(client, task, calling),
    writeSql: (task, calling) => writeSql(client, task, calling),
    extractParameters: (task, calling) => extractParameters(client, task, calling),
    rewriteSql: (task, calling) => extendToolSqlToQuestion(client, task, calling),
    explain: (task, calling) => explain(client, task, calling),
    embed: (texts, calling) => embedder.embed(texts, calling),
  };
}

export function clientEmbedder(client: Pick<ChatClient, 'embed'>, model: string): Embedder {
  return {
    embeddingModel: model,
    embed: async (texts, calling) => {
      const { vectors, usage } = await client.embed(texts, calling);
      return { value: { model, dimensions: vectors[0]?.length ?? 0, vectors }, usage };
    },
  };
}
