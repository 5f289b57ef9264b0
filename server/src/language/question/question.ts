import { plainText, stem } from '../../platform/text-search/tokens.ts';

export type Span = { start: number; end: number };

export type Word = Span & {
  text: string;
  plain: string;
  stem: string;
  isCapital: boolean;
  /** Nothing but blanks between this word and the one before. */
  joinsPrevious: boolean;
};

/** A question with what has been read of it: no part is read twice. */
export type Question = {
  text: string;
  words: readonly Word[];
  isFree(span: Span): boolean;
  take(span: Span): void;
  say(span: Span): string;
};

const pattern = /[\p{L}\p{N}](?:[\p{L}\p{N}]|['’&.@_+-](?=[\p{L}\p{N}]))*/gu;

/** The longest question that is allowed has as many in plain English; three times as many numbers fit into it. */
const mostWords = 350;

export function readQuestion(text: string): Question {
  const taken: Span[] = [];
  return {
    text,
    words: wordsOf(text),
    isFree: (span) => taken.every(({ start, end }) => span.end <= start || span.start >= end),
    take: (span) => void taken.push(span),
    say: ({ start, end }) => text.slice(start, end),
  };
}

function wordsOf(text: string): Word[] {
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

/** The `count` words before a place. */
export function wordsBefore(question: Question, place: number, count: number): Word[] {
  return question.words.filter(({ end }) => end <= place).slice(-count);
}

export function wordsAfter(question: Question, place: number, count: number): Word[] {
  return question.words.filter(({ start }) => start >= place).slice(0, count);
}
