import { ParleyError } from '@parley/contract/errors';
import type { Usage } from '@parley/contract/tools';
import type { AiProvider, Answered, ExplainPiece } from '../../ai/port.ts';
import type { UsedAi } from '../../store/ai-model-and-usage-types.ts';

/** What a call cost, whoever pays. */
export type Used = Omit<UsedAi, 'isLent'>;
type Note = (used: Used) => Promise<void>;

/**
 * The same provider; what each of its calls cost is written down, whoever asked for it. `admit` is asked before each
 * call that may cost something, and may refuse it.
 */
export function recordUsage(
  provider: AiProvider,
  write: Note,
  admit: () => Promise<void> = async () => undefined,
): AiProvider {
  const note = async (task: string, usage: Usage | null | undefined) => {
    if (usage) await write({ ...usage, task, provider: provider.name });
  };
  const answered = async <T>(task: string, ask: () => Promise<Answered<T>>) => {
    await admit();
    const { usage, value } = await ask();
    await note(task, usage);
    return { usage, value };
  };
  return {
    name: provider.name,
    model: provider.model,
    /** Asked each time: an engine may learn only at work which model it can load. */
    get embeddingModel() {
      return provider.embeddingModel;
    },
    suggestTools: (task, calling) => answered('suggest', () => provider.suggestTools(task, calling)),
    writeSql: (task, calling) => answered('write sql', () => provider.writeSql(task, calling)),
    extractParameters: (task, calling) =>
      answered('extract', () => provider.extractParameters(task, calling)),
    rewriteSql: (task, calling) => answered('rewrite', () => provider.rewriteSql(task, calling)),
    ...(provider.cannotRewrite && { cannotRewrite: provider.cannotRewrite }),
    ...readingOf(provider, (ask) => answered('read', ask)),
    explain: async function* (task, calling) {
      await admit();
      yield* noted(provider.explain(task, calling), (usage) => note('explain', usage));
    },
    embed: (texts, calling) => answered('embed', () => provider.embed(texts, calling)),
  };
}

/** The same provider; `note` is called when it refuses the key. */
export function recordRefusals(provider: AiProvider, note: () => Promise<void>): AiProvider {
  const passOn = async (error: unknown): Promise<never> => {
    if (error instanceof ParleyError && error.code === 'ai_key_invalid') await note();
    throw error;
  };
  return {
    name: provider.name,
    model: provider.model,
    get embeddingModel() {
      return provider.embeddingModel;
    },
    suggestTools: (task, calling) => provider.suggestTools(task, calling).catch(passOn),
    writeSql: (task, calling) => provider.writeSql(task, calling).catch(passOn),
    extractParameters: (task, calling) => provider.extractParameters(task, calling).catch(passOn),
    rewriteSql: (task, calling) => provider.rewriteSql(task, calling).catch(passOn),
    ...(provider.cannotRewrite && { cannotRewrite: provider.cannotRewrite }),
    ...readingOf(provider, (ask) => ask().catch(passOn)),
    explain: (task, calling) => catching(provider.explain(task, calling), passOn),
    embed: (texts, calling) => provider.embed(texts, calling).catch(passOn),
  };
}

type Watch = <T>(ask: () => Promise<Answered<T>>) => Promise<Answered<T>>;

/** Only a provider that reads questions by itself goes on doing so. */
function readingOf(
  provider: AiProvider,
  watched: Watch,
): Pick<AiProvider, 'readQuestion' | 'readChange' | 'suggestQuestions'> {
  const read = provider.readQuestion?.bind(provider);
  const change = provider.readChange?.bind(provider);
  const suggest = provider.suggestQuestions?.bind(provider);
  return {
    ...(read && { readQuestion: (task, calling) => watched(() => read(task, calling)) }),
    ...(change && { readChange: (task, calling) => watched(() => change(task, calling)) }),
    ...(suggest && { suggestQuestions: (task, calling) => watched(() => suggest(task, calling)) }),
  };
}

async function* catching<T>(pieces: AsyncIterable<T>, onFailure: (error: unknown) => Promise<never>) {
  try {
    yield* pieces;
  } catch (error) {
    await onFailure(error);
  }
}

async function* noted(
  pieces: AsyncIterable<ExplainPiece>,
  note: (usage: ExplainPiece['usage']) => Promise<void>,
) {
  for await (const piece of pieces) {
    await note(piece.usage);
    yield piece;
  }
}
