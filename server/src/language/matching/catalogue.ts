import type { Tool } from '@parley/contract/tools';
import type { WordIndex } from '../../platform/text-search/bm25.ts';

/** One tool with everything it can be found by. */
export type Entry = {
  tool: Tool;
  stems: ReadonlySet<string>;
  /** Its own vector, then those of questions it answered well. */
  vectors: readonly Float32Array[];
  /** Vectors of questions it did not answer well. */
  disliked: readonly Float32Array[];
};

export type Catalogue = { entries: readonly Entry[]; words: WordIndex };
