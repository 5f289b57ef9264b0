import type { Tool } from '@parley/contract/tools';
import type { Catalogue, Entry } from '../../language/matching/tool-catalogue-types.ts';
import { indexWords } from '../../platform/text-search/bm25.ts';
import { stems } from '../../platform/text-search/tokenize-and-stem.ts';
import type { Owner } from '../../store/acting-member.ts';
import type { ToolExample } from '../../store/learned-question-types.ts';
import type { Store } from '../../store/store.ts';
import type { Statements } from '../tool-statement-facts.ts';

const mostExamples = 5;
const mostKept = 200;

export type Catalogues = {
  /** The active, working tools of a source, with vectors of this model. */
  of(wanted: Wanted): Promise<Catalogue>;
};

/** Another stamp means that something has changed since. */
type Wanted = { owner: Owner; connectionId: string; model: string; stamp: string };
type Parts = { store: Pick<Store, 'tools' | 'toolExamples'>; statements: Statements };

/** Keeps what it made until the owner's tools change; what is kept may be lost at any time. */
export function createCatalogues(parts: Parts): Catalogues {
  const kept = new Map<string, { stamp: string; made: Promise<Catalogue> }>();
  return {
    of: async (wanted) => {
      const { owner, connectionId, model, stamp } = wanted;
      const key = `${owner.id} ${owner.personId} ${owner.role} ${connectionId} ${model}`;
      const known = kept.get(key);
      kept.delete(key);
      const made = known?.stamp === stamp ? known.made : make(parts, wanted);
      kept.set(key, { stamp, made });
      const oldest = kept.keys().next().value;
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      try {
        return await made;
      } catch (error) {
        kept.delete(key);
        throw error;
      }
    },
  };
}

async function make(
  { store, statements }: Parts,
  { owner, connectionId, model }: Wanted,
): Promise<Catalogue> {
  const [tools, vectors, examples] = await Promise.all([
    store.tools.list(owner),
    store.tools.vectors(owner.id),
    store.toolExamples.list(owner),
  ]);
  const usable = tools.filter(
    (tool) => tool.connectionId === connectionId && tool.isActive && tool.status === 'ok',
  );
  const read = await statements.of(owner.id, usable);
  const examplesOf = Map.groupBy(examples, ({ toolId }) => toolId);
  const texts: string[] = [];
  const entries = usable.flatMap((tool): Entry[] => {
    const statement = read.get(tool.id);
    if (!statement) return [];
    const said = examplesOf.get(tool.id) ?? [];
    const liked = said.filter((example) => example.liked).slice(0, mostExamples);
    const own = vectors.get(tool.id);
    // The words of a question are common ones, which would draw questions about other tools; its vector says more.
    texts.push(
      textOf(
        tool,
        liked.filter((example) => example.model !== model || example.vector.length === 0),
      ),
    );
    const entry = {
      tool,
      statement,
      stems: new Set(stems(textOf(tool, liked))),
      vectors: own?.model === model ? [own.vector] : [],
      liked: vectorsOf(liked, model),
      disliked: vectorsOf(
        said.filter((example) => !example.liked),
        model,
      ),
    };
    return [entry];
  });
  return { entries, words: indexWords(texts) };
}

function textOf(tool: Tool, liked: readonly ToolExample[]): string {
  return [
    // Twice: a word of the name says more than one of a column.
    tool.name,
    tool.name,
    tool.description,
    ...tool.parameters.map(({ name, description }) => `${name} ${description}`),
    ...tool.tables,
    ...tool.fields.map((field) => field.split('.').at(-1) ?? ''),
    ...liked.map(({ question }) => question),
  ].join('\n');
}

function vectorsOf(examples: readonly ToolExample[], model: string): Float32Array[] {
  return examples.filter((example) => example.model === model).map(({ vector }) => vector);
}
