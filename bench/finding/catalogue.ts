import type { Dialect } from '@parley/contract/database-schema';
import type { Tool } from '@parley/contract/tools';
import { createCatalogues } from '../../server/src/ask/finding/tool-catalogue-cache.ts';
import type { Catalogue } from '../../server/src/language/matching/tool-catalogue-types.ts';
import { analyseLoaded } from '../../server/src/language/statement/analyse-statement.ts';
import type { Store } from '../../server/src/store/store.ts';
import type { CaseTools } from '../asking/case-tools.ts';

/** Saved tools as asking looks through them, with no store behind. */
export function catalogueOf(
  { name, tools }: Pick<CaseTools, 'name' | 'tools'>,
  model: string,
  vectors: readonly Float32Array[],
  dialect: Dialect = 'sqlite',
): Promise<Catalogue> {
  const owner = { id: '', personId: '', email: '', role: 'owner' as const };
  const place = { owner, connectionId: name, model, stamp: '' };
  const saved = tools.map((tool) => ({
    ...tool,
    id: tool.name,
    connectionId: name,
    isActive: true,
    status: 'ok',
    dialect,
  }));
  const read = new Map(tools.map(({ name: id, sql }) => [id, analyseLoaded({ dialect, sql })]));
  const store = {
    tools: {
      list: async () => saved as unknown as Tool[],
      vectors: async () =>
        new Map(saved.map(({ id }, index) => [id, { model, textHash: '', vector: vectors[index] }])),
    },
    toolExamples: { list: async () => [] },
  };
  // A catalogue reads no more of a store than this.
  const parts = { store: store as unknown as Store, statements: { of: async () => read } };
  return createCatalogues(parts).of(place);
}
