import { askMessages } from '@parley/contract/ask';
import { functionWords } from '../language/question/function-words.ts';
import { stem, tokens } from '../platform/text-search/tokenize-and-stem.ts';

/** What a source is known to be about: the names of its tables and tools, and of its columns. */
export type SourceNames = { things: readonly string[]; columns: readonly string[] };

/** `names` is null where the schema was never read. */
export type KnownSource = { id: string; name: string; names: SourceNames | null };

export type SourceChoice = { connectionId: string | null; reason: string | null };

type Placed = { source: KnownSource; things: readonly string[]; all: readonly string[] };

const doubt: SourceChoice = { connectionId: null, reason: null };

/**
 * The source that has everything the question speaks of that any source has, and something that no other has. Where
 * two may be meant nobody guesses. `current` is the source of the question before: it stays where nothing speaks
 * against it.
 */
export function chooseSource(
  question: string,
  sources: readonly KnownSource[],
  current: string | null,
): SourceChoice {
  const [only] = sources;
  if (only && sources.length === 1) return { connectionId: only.id, reason: null };
  const placed = placedIn(question, sources);
  const best = placed.find((one) => placed.every((other) => other === one || outweighs(one, other)));
  const stays = placed.find(({ source }) => source.id === current);
  if (stays && (!best || covers(stays.all, best.all))) {
    return { connectionId: stays.source.id, reason: askMessages.sameSource(stays.source.name) };
  }
  if (!best) return doubt;
  const others = placed.filter((one) => one !== best);
  const own = best.things.filter((word) => !others.some(({ all }) => all.includes(word)));
  if (own.length === 0) return doubt;
  return { connectionId: best.source.id, reason: askMessages.onlyInSource(best.source.name, own) };
}

function placedIn(question: string, sources: readonly KnownSource[]): Placed[] {
  const said = [...new Set(tokens(question).filter((word) => !functionWords.has(word)))];
  const isSaid = (word: string) => said.some((one) => isSameWord(one, word));
  return sources.map((source) => {
    const { things = [], columns = [] } = source.names ?? {};
    // 'line' alone does not speak of invoice_lines.
    const named = things.map(tokens).filter((words) => words.every(isSaid));
    const all = [...things, ...columns].flatMap(tokens);
    const among = (words: readonly string[]) =>
      said.filter((one) => words.some((word) => isSameWord(one, word)));
    return { source, things: among(named.flat()), all: among(all) };
  });
}

/** One and many are the same word; 'productions' are no products. */
function isSameWord(one: string, other: string): boolean {
  return Math.abs(one.length - other.length) <= 2 && stem(one) === stem(other);
}

/** What was never read may know all of it. */
function outweighs(one: Placed, other: Placed): boolean {
  const isMore = one.things.length > other.things.length;
  return other.source.names !== null && isMore && covers(one.all, other.all);
}

function covers(words: readonly string[], others: readonly string[]): boolean {
  return others.every((word) => words.includes(word));
}
