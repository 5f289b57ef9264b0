import { createHash } from 'node:crypto';
import type { AiProvider } from '../ai/port.ts';
import type { ToolVector } from '../store/tools.ts';

type Named = { name: string; description: string };

/** What a tool is found by: its name plus its description. */
function textOf({ name, description }: Named): string {
  return `${name}\n${description}`.trim();
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

export async function embedTools(
  provider: AiProvider,
  tools: readonly Named[],
  signal: AbortSignal,
): Promise<ToolVector[]> {
  if (tools.length === 0) return [];
  const texts = tools.map(textOf);
  const { value } = await provider.embed(texts, { signal });
  return value.vectors.map((vector, index) => ({
    model: value.model,
    textHash: hashOf(texts[index] ?? ''),
    vector,
  }));
}

/** Whether a vector still stands for the tool as it is called today, in the provider's own space. */
export function isFresh(vector: ToolVector | undefined, tool: Named, provider: AiProvider): boolean {
  return vector?.model === provider.embeddingModel && vector.textHash === hashOf(textOf(tool));
}
