import type { Word } from '../extract/question.ts';
import type { TableModel } from '../suggest/model.ts';
import type { Asked, Filter } from './asked.ts';
import type { Meaning, Meant } from './meanings.ts';
import type { Reached } from './reach.ts';
import type { Told } from './told.ts';

export type Spoken = { word: Word; meant: Meant };

/** A question on the rows of one table, each of its words understood. */
export type Ground = { root: TableModel; reach: readonly Reached[]; told: Told; spoken: readonly Spoken[] };

/** What kind of answer that makes; the less it costs, the likelier it is meant. */
export type Shaped = Pick<Asked, 'form' | 'figure' | 'group' | 'end' | 'sort'> & { cost: number };

export function isFilter(meaning: Meaning): meaning is Filter {
  return (
    meaning.kind === 'value' || meaning.kind === 'flag' || meaning.kind === 'deed' || meaning.kind === 'none'
  );
}
