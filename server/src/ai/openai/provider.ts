import type { AiProvider } from '../port.ts';
import type { OpenAiSettings } from './client.ts';
import { createClient } from './client.ts';
import { explain } from './explain.ts';
import { extractParameters } from './extract-parameters.ts';
import { createQuirks } from './quirks.ts';
import { type Pause, realPause } from './retry.ts';
import { rewriteSql } from './rewrite-sql.ts';
import { suggestTools } from './suggest-tools.ts';
import { writeSql } from './write-sql.ts';

export type OpenAiProviders = { withKey(key: string): AiProvider };

/** OpenAI, or any server that speaks its protocol. */
export function openAiProviders(settings: OpenAiSettings, pause: Pause = realPause): OpenAiProviders {
  const quirks = createQuirks();
  return {
    withKey: (key) => {
      const client = createClient({ settings, key, quirks, pause });
      return {
        name: 'openai',
        model: settings.model,
        embeddingModel: settings.embeddingModel,
        suggestTools: (task, calling) => suggestTools(client, task, calling),
        writeSql: (task, calling) => writeSql(client, task, calling),
        extractParameters: (task, calling) => extractParameters(client, task, calling),
        rewriteSql: (task, calling) => rewriteSql(client, task, calling),
        explain: (task, calling) => explain(client, task, calling),
        embed: async (texts, calling) => {
          const { vectors, usage } = await client.embed(texts, calling);
          const dimensions = vectors[0]?.length ?? 0;
          return { value: { model: settings.embeddingModel, dimensions, vectors }, usage };
        },
      };
    },
  };
}
