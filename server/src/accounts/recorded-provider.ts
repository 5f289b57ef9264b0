import type { Usage } from '@parley/contract/tools';
import type { AiProvider, Answered, ExplainPiece } from '../ai/port.ts';
import type { UsedAi } from '../store/ai-usage.ts';

type Note = (used: UsedAi) => Promise<void>;

/** The same provider; what each of its calls cost is written down, whoever asked for it. */
export function recorded(provider: AiProvider, write: Note): AiProvider {
  const note = async (task: string, usage: Usage | null | undefined) => {
    if (usage) await write({ ...usage, task, provider: provider.name });
  };
  const answered = async <T>(task: string, answer: Promise<Answered<T>>) => {
    const { usage, value } = await answer;
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
    suggestTools: (task, calling) => answered('suggest', provider.suggestTools(task, calling)),
    writeSql: (task, calling) => answered('write sql', provider.writeSql(task, calling)),
    extractParameters: (task, calling) => answered('extract', provider.extractParameters(task, calling)),
    rewriteSql: (task, calling) => answered('rewrite', provider.rewriteSql(task, calling)),
    explain: (task, calling) => noted(provider.explain(task, calling), (usage) => note('explain', usage)),
    embed: (texts, calling) => answered('embed', provider.embed(texts, calling)),
  };
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
