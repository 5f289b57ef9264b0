import { plainText, stem } from '../../platform/text-search/tokenize-and-stem.ts';

export type Span = { start: number; end: number };

export type Word = Span & {
  text: string;
  plain: string;
  stem: string;
  isCapital: boolean;
  /** Nothing but blanks between this word and the one before. */
  joinsPrevious: boolean;
};

const pattern = /[\p{L}\p{N}](?:[\p{L}\p{N}]|['’&.@_+-](?=[\p{L}\p{N}]))*/gu;

/** The longest question that is allowed has as many in plain English; three times as many numbers fit into it. */
const mostWords = 350;

export function wordsOf(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(pattern)].slice(0, mostWords).map((match) => {
    const joinsPrevious = /^\s*$/.test(text.slice(end, match.index)) && end > 0;
    end = match.index + match[0].length;
    const plain = plainText(match[0]).replace(/['’]s$/, '');
    return {
      text: match[0],
      start: match.index,
      end,
      plain,
      stem: stem(plain),
      isCapital: /^\p{Lu}/u.test(match[0]),
      joinsPrevious,
    };
  });
}

export function spanOf(words: readonly Word[]): Span {
  return { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 };
}

type Worded = { words: readonly Word[] };

/** The `count` words before a place. */
export function wordsBefore({ words }: Worded, place: number, count: number): Word[] {
  return words.filter(({ end }) => end <= place).slice(-count);
}

export function wordsAfter({ words }: Worded, place: number, count: number): Word[] {
  return words.filter(({ start }) => start >= place).slice(0, count);
}

/** 'Ada' of 'Ada's'. */
export function withoutPossessive(said: string): string {
  return said.replace(/['’]s\b/g, '');
}
