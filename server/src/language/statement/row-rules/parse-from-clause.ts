import type { Dialect } from '@parley/contract/database-schema';
import { dialectTraits } from '../../../guard/dialect-traits.ts';
import type { Item } from '../lineage/token-groups.ts';
import { isName, isSign, isWord } from '../lineage/token-groups.ts';
import { Unreadable } from '../query-tree.ts';
import { comparisonsIn } from './comparisons-required-by-condition.ts';
import { closedForm, type RuleBlock } from './statement-facts-for-rules.ts';

type Reading = {
  dialect: Dialect;
  block: RuleBlock;
  /** What WITH gave a name to. */
  isPart(name: string): boolean;
  isQuery(items: readonly Item[]): boolean;
  query(items: readonly Item[]): void;
  walk(items: readonly Item[]): void;
};

type JoinKind = 'inner' | 'left' | 'right' | 'full';
type Join = { kind: JoinKind; isNatural: boolean };

const joinWords = ['NATURAL', 'LEFT', 'RIGHT', 'FULL', 'OUTER', 'INNER', 'CROSS', 'JOIN', 'STRAIGHT_JOIN'];
const plainJoins: readonly [string, JoinKind][] = [
  ['JOIN', 'inner'],
  ['INNER JOIN', 'inner'],
  ['CROSS JOIN', 'inner'],
  ['LEFT JOIN', 'left'],
  ['LEFT OUTER JOIN', 'left'],
  ['RIGHT JOIN', 'right'],
  ['RIGHT OUTER JOIN', 'right'],
  ['FULL JOIN', 'full'],
  ['FULL OUTER JOIN', 'full'],
];
/** Word for word: SQLite takes the words in any order and adds them up, so that LEFT RIGHT keeps the rows of both sides. */
const joins: ReadonlyMap<string, JoinKind> = new Map([
  ...plainJoins,
  ...plainJoins.map(([words, kind]) => [`NATURAL ${words}`, kind] as const),
  ['STRAIGHT_JOIN', 'inner'],
]);
const hintWords = ['INDEXED', 'NOT', 'USE', 'FORCE', 'IGNORE', 'PARTITION', 'TABLESAMPLE', 'AS'];
const notAlias = new Set([...joinWords, ...hintWords, 'ON', 'USING', 'LATERAL', 'SET']);

/** A word of a join, and neither a column behind a point nor a function: `LEFT(name, 2)`. No other of them is one. */
export function isJoinWord(items: readonly Item[], at: number): boolean {
  if (!isWord(items[at], ...joinWords) || isSign(items[at - 1], '.')) return false;
  return !(isWord(items[at], 'LEFT', 'RIGHT') && items[at + 1]?.kind === 'group');
}

/** Everything behind FROM, up to WHERE. Gives the places of the tables in it. */
export function readFrom(items: readonly Item[], reading: Reading): number[] {
  return new FromReader(items, reading).read();
}

class FromReader {
  readonly #items: readonly Item[];
  readonly #reading: Reading;
  #at = 0;

  constructor(items: readonly Item[], reading: Reading) {
    this.#items = items;
    this.#reading = reading;
  }

  read(): number[] {
    const isFull = (at: number) => isWord(this.#items[at], 'FULL') && !isSign(this.#items[at - 1], '.');
    if (!dialectTraits[this.#reading.dialect].hasFullJoin && this.#items.some((_, at) => isFull(at)))
      throw new Unreadable(closedForm.unclear);
    const found: number[] = [];
    do found.push(...this.#chain());
    while (this.#takeSign(','));
    if (this.#at < this.#items.length) throw new Unreadable(closedForm.unclear);
    return found;
  }

  /** Joins are read from the left; an ON belongs to the JOIN right before it. */
  #chain(): number[] {
    let left = this.#source();
    for (let join = this.#join(); join !== null; join = this.#join()) {
      const { kind, isNatural } = join;
      const right = this.#source();
      const hasOn = this.#on({ inner: [...left, ...right], left: right, right: left, full: [] }[kind]);
      // `a LEFT JOIN b JOIN c ON … ON …`: the next ON is not this join's.
      if (!hasOn && !isNatural && kind !== 'inner') throw new Unreadable(closedForm.unclear);
      left = [...left, ...right];
    }
    return left;
  }

  #join(): Join | null {
    const words: string[] = [];
    for (let item = this.#items[this.#at]; isName(item) && isWord(item, ...joinWords); ) {
      words.push(item.text.toUpperCase());
      this.#at += 1;
      item = this.#items[this.#at];
    }
    if (words.length === 0) return null;
    const kind = joins.get(words.join(' '));
    if (kind === undefined) throw new Unreadable(closedForm.unclear);
    return { kind, isNatural: words[0] === 'NATURAL' };
  }

  /** Whether there is one, or a USING. */
  #on(covers: readonly number[]): boolean {
    if (this.#takeWord('USING')) {
      if (this.#items[this.#at]?.kind !== 'group') throw new Unreadable(closedForm.unclear);
      this.#at += 1;
      return true;
    }
    if (!this.#takeWord('ON')) return false;
    const start = this.#at;
    while (this.#at < this.#items.length && !this.#endsOn()) this.#at += 1;
    const condition = this.#items.slice(start, this.#at);
    this.#reading.walk(condition);
    const { conditions } = this.#reading.block;
    conditions.push(...comparisonsIn(condition).map((one) => ({ ...one, covers })));
    return true;
  }

  #endsOn(): boolean {
    const item = this.#items[this.#at];
    if (isSign(item, ',')) return true;
    const isBound = isSign(this.#items[this.#at - 1], '.');
    if (isWord(item, 'ON', 'USING') && !isBound) throw new Unreadable(closedForm.unclear);
    return isJoinWord(this.#items, this.#at);
  }

  #source(): number[] {
    const isLateral = this.#takeWord('LATERAL');
    const item = this.#items[this.#at];
    // SQLite has no such word: a table may be called so.
    if (isLateral && item?.kind !== 'group') throw new Unreadable(closedForm.unclear);
    if (item?.kind !== 'group') return this.#table();
    this.#at += 1;
    const { block, isQuery, query } = this.#reading;
    if (!isQuery(item.items)) return readFrom(item.items, this.#reading);
    query(item.items);
    const alias = this.#alias();
    if (alias !== null && this.#items[this.#at]?.kind === 'group') this.#at += 1;
    block.aliases.push(alias ?? '');
    return [];
  }

  #table(): number[] {
    const { block, isPart } = this.#reading;
    const path = this.#path();
    if (this.#items[this.#at]?.kind === 'group') throw new Unreadable(closedForm.function);
    const name = path.at(-1) ?? '';
    const alias = this.#alias() ?? name;
    if (this.#items[this.#at]?.kind === 'group') throw new Unreadable(closedForm.unclear);
    this.#hints();
    block.aliases.push(alias);
    if (path.length === 1 && isPart(name)) return [];
    block.refs.push({ path, alias });
    return [block.refs.length - 1];
  }

  #path(): string[] {
    const path: string[] = [];
    do {
      const item = this.#items[this.#at];
      const isFirstWord = path.length === 0 && item?.kind === 'word';
      if (!isName(item) || (isFirstWord && notAlias.has(item.text.toUpperCase())))
        throw new Unreadable(closedForm.unclear);
      path.push(item.text);
      this.#at += 1;
    } while (this.#takeSign('.'));
    return path;
  }

  #alias(): string | null {
    const isNamed = this.#takeWord('AS');
    const item = this.#items[this.#at];
    const isFree = isName(item) && !(item.kind === 'word' && notAlias.has(item.text.toUpperCase()));
    if (isNamed && !isFree) throw new Unreadable(closedForm.unclear);
    if (!isFree) return null;
    this.#at += 1;
    return item.text;
  }

  #hints(): void {
    if (this.#takeWord('INDEXED')) {
      if (!this.#takeWord('BY') || !isName(this.#items[this.#at])) throw new Unreadable(closedForm.unclear);
      this.#at += 1;
    }
    while (this.#takeWord('USE', 'FORCE', 'IGNORE')) {
      const isHint = this.#takeWord('INDEX', 'KEY') && this.#items[this.#at]?.kind === 'group';
      if (!isHint) throw new Unreadable(closedForm.unclear);
      this.#at += 1;
    }
  }

  #takeWord(...words: readonly string[]): boolean {
    const isHere = isWord(this.#items[this.#at], ...words);
    if (isHere) this.#at += 1;
    return isHere;
  }

  #takeSign(sign: string): boolean {
    const isHere = isSign(this.#items[this.#at], sign);
    if (isHere) this.#at += 1;
    return isHere;
  }
}
