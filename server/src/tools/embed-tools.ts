import { createHash } from 'node:crypto';
import { ParleyError } from '@parley/contract/errors';
import type { AiProvider } from '../ai/port.ts';
import { runsHere } from '../ai/runs-on-this-machine.ts';
import { scaleTimeLimit } from '../platform/scale-time-limit.ts';
import type { ToolVector } from '../store/tools/tools.ts';

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

type Embedding = { provider: AiProvider; fallbackProvider(): Promise<AiProvider>; signal: AbortSignal };

/** A page waits for its edit to be saved: a provider that takes longer is as good as down. */
const patience = scaleTimeLimit(5_000);

/**
 * A provider that is down must not keep anybody from saving their work: then the built-in engine embeds it, and
 * the vector is made again when the provider is asked next.
 */
export async function embedTool(
  { provider, fallbackProvider, signal }: Embedding,
  tool: Named,
): Promise<ToolVector> {
  const waiting = runsHere(provider.name) ? signal : AbortSignal.any([signal, AbortSignal.timeout(patience)]);
  const [vector] = await embedTools(provider, [tool], waiting).catch(async (error: unknown) => {
    if (signal.aborted || !isProvidersTrouble(error)) throw error;
    return embedTools(await fallbackProvider(), [tool], signal);
  });
  if (!vector) throw new ParleyError('ai_unusable', { values: { reason: 'No embedding was made.' } });
  return vector;
}

function isProvidersTrouble(error: unknown): boolean {
  return error instanceof ParleyError && (error.code.startsWith('ai_') || error.code === 'query_cancelled');
}

/** Whether a vector still stands for the tool as it is called today, in the provider's own space. */
export function isFresh(vector: ToolVector | undefined, tool: Named, provider: AiProvider): boolean {
  return vector?.model === provider.embeddingModel && vector.textHash === hashOf(textOf(tool));
}
