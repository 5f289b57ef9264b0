import type { Usage } from '@parley/contract/tools';
import type { AiProvider } from '../../ai/port.ts';
import type { Owner } from '../../store/acting-member.ts';

type Asked = { owner: Owner; provider: AiProvider; question: string; signal: AbortSignal };

/** `usage` is null where nothing was asked of the provider. */
export type QuestionVectors = (asked: Asked) => Promise<{ vector: Float32Array; usage: Usage | null }>;

const mostKept = 2_000;

/** The same question again embeds nothing. What is kept may be lost at any time. */
export function createQuestionVectors(): QuestionVectors {
  const kept = new Map<string, Float32Array>();
  return async ({ owner, provider, question, signal }) => {
    const key = JSON.stringify([owner.id, provider.embeddingModel, question]);
    const known = kept.get(key);
    kept.delete(key);
    const { vector, usage } = known
      ? { vector: known, usage: null }
      : await embed(provider, question, signal);
    kept.set(key, vector);
    const oldest = kept.keys().next().value;
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return { vector, usage };
  };
}

async function embed(provider: AiProvider, question: string, signal: AbortSignal) {
  const { value, usage } = await provider.embed([question], { signal });
  return { vector: value.vectors[0] ?? new Float32Array(), usage };
}
