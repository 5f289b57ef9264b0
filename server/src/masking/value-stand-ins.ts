import { createHmac } from 'node:crypto';
import type { MarkCategory } from '@parley/contract/database-schema';
import { markCategories } from '@parley/contract/database-schema';
import { valuesIn } from './personal-value-patterns.ts';

export type MarkedValue = { value: string; category: MarkCategory };

/** Puts `person_kqzhvtab` in the place of values, and values in the place of it. */
export type StandIns = {
  /** The same for the same value of a connection, always: rows of several answers can be laid together. */
  of(value: string, category: MarkCategory): string;
  /** Replaces every value it knows, and what is an address, an account or a number to call by its form. */
  hide(text: string): string;
  /** The other way round, for whoever may see the values. */
  reveal(text: string): string;
  /** The same for those values alone that may stand there. */
  revealWhere(text: string, mayStand: (value: string) => boolean): string;
  /** Whether a stand-in of these is in a text. */
  isIn(text: string): boolean;
  /** Those of them that are in a text, each once. */
  allIn(text: string): string[];
};

/** Shorter texts are words and numbers of every other sentence. */
const shortest = 3;
const letters = 8;
const written = new RegExp(`\\b(?:${markCategories.join('|')})_[a-z]{${letters}}\\b`, 'gi');

export function createStandIns(key: string, marked: readonly MarkedValue[] = []): StandIns {
  const known = [...marked];
  const values = new Map<string, string>();
  const index = new ValueIndex();
  const remember = ({ value, category }: MarkedValue) => {
    const standIn = `${category}_${codeOf(key, value)}`;
    values.set(standIn, value);
    return standIn;
  };
  const of = (value: string, category: MarkCategory) => {
    index.add({ value, category });
    return remember({ value, category });
  };
  const revealWhere: StandIns['revealWhere'] = (text, mayStand) =>
    text.replace(written, (standIn) => {
      // One that was handed out before, by another instance.
      if (!values.has(standIn.toLowerCase())) for (const one of known.splice(0)) remember(one);
      const value = values.get(standIn.toLowerCase());
      return value !== undefined && mayStand(value) ? value : standIn;
    });
  const allIn = (text: string) =>
    [...new Set(text.match(written))].filter((standIn) => values.has(standIn.toLowerCase()));
  for (const one of known) index.add(one);
  return {
    of,
    hide: (text) => {
      const found = [...index.find(text), ...patternsIn(text)].toSorted(
        (one, other) => one.start - other.start || other.end - one.end,
      );
      let hidden = '';
      let at = 0;
      for (const { start, end, ...marked } of found) {
        if (start < at) continue;
        hidden += text.slice(at, start) + remember(marked);
        at = end;
      }
      return hidden + text.slice(at);
    },
    reveal: (text) => revealWhere(text, () => true),
    revealWhere,
    isIn: (text) => allIn(text).length > 0,
    allIn,
  };
}

/** Nobody without the key can try values until one fits. */
function codeOf(key: string, value: string): string {
  const bytes = createHmac('sha256', key).update(value).digest();
  return [...bytes.subarray(0, letters)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
}

type Place = MarkedValue & { start: number; end: number };

function patternsIn(text: string): Place[] {
  return [...valuesIn(text)].map(({ value, index, category }) => ({
    value,
    category,
    start: index,
    end: index + value.length,
  }));
}

const words = /[\p{L}\p{N}]+/gu;

/** Finds many values in a text by the word that each begins with. */
class ValueIndex {
  readonly #byWord = new Map<string, Map<string, MarkedValue & { isPart: boolean }>>();

  add({ value, category }: MarkedValue): void {
    if (!isTelling(value)) return;
    this.#put(value, { value, category, isPart: false });
    // Whoever asks for Ada Lovelace may say Lovelace.
    if (category !== 'person') return;
    for (const [part] of value.matchAll(words)) {
      if (isTelling(part) && part !== value) this.#put(part, { value: part, category, isPart: true });
    }
  }

  #put(value: string, marked: MarkedValue & { isPart: boolean }): void {
    const first = value.match(words)?.[0]?.toLowerCase();
    if (first === undefined) return;
    const starting = this.#byWord.get(first) ?? new Map();
    const lower = value.toLowerCase();
    if (!starting.has(lower) || !marked.isPart) starting.set(lower, marked);
    this.#byWord.set(first, starting);
  }

  *find(text: string): Generator<Place> {
    const lower = text.toLowerCase();
    // Some letters have another length in small letters: places would be off.
    if (lower.length !== text.length) return yield* this.#findFolded(text);
    for (const match of lower.matchAll(words)) {
      for (const [value, marked] of this.#byWord.get(match[0]) ?? []) {
        const start = match.index - leading(value);
        const end = start + value.length;
        const isHere = start >= 0 && lower.slice(start, end) === value && isEnd(lower, end);
        // A part of a name is often a word as well: 'will', 'may'.
        const isSpelt = !marked.isPart || text.slice(start, end) === marked.value;
        if (isHere && isSpelt) yield { value: marked.value, category: marked.category, start, end };
      }
    }
  }

  *#findFolded(text: string): Generator<Place> {
    for (const starting of this.#byWord.values()) {
      for (const { value, category } of starting.values()) {
        for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
          yield { value, category, start: at, end: at + value.length };
        }
      }
    }
  }
}

function isTelling(value: string): boolean {
  const { length } = value.trim();
  return length > shortest || (length === shortest && /\p{L}/u.test(value));
}

/** How many signs stand before its first word: '+49' has one. */
function leading(value: string): number {
  return value.search(/[\p{L}\p{N}]/u);
}

function isEnd(text: string, end: number): boolean {
  const [before = '', after = ''] = [text[end - 1], text[end]];
  return !(/[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after));
}
