import type { Tool } from '@parley/contract/tools';
import type { WordIndex } from '../../platform/text-search/bm25.ts';
import type { StatementFacts } from '../statement/analyse-statement.ts';

/** One tool with everything it can be found by. */
export type Entry = {
  tool: Tool;
  /** What was read of its statement when it was saved. */
  statement: StatementFacts;
  stems: ReadonlySet<string>;
  /** Of its name and description; none where another model made it. */
  vectors: readonly Float32Array[];
  /** Vectors of questions it answered well. */
  liked: readonly Float32Array[];
  /** Vectors of questions it did not answer well. */
  disliked: readonly Float32Array[];
};

export type Catalogue = { entries: readonly Entry[]; words: WordIndex };
