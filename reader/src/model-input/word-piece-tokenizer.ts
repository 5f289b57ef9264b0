import { readFileSync } from 'node:fs';

/** Splits text into the word pieces of the encoder's vocabulary (BERT, uncased). */
export type Tokenizer = {
  pieces(text: string): number[];
  start: number;
  separator: number;
  unknown: number;
};

const longestWord = 100;

/** `vocabulary`: one piece per line; its line is its number. */
export function createTokenizer(vocabulary: string): Tokenizer {
  const numbers = new Map(
    vocabulary
      .trimEnd()
      .split('\n')
      .map((piece, at) => [piece, at]),
  );
  const special = (name: string) => {
    const number = numbers.get(name);
    if (number === undefined) throw new Error(`The vocabulary lacks ${name}.`);
    return number;
  };
  const unknown = special('[UNK]');
  const known = new Map<string, number[]>();
  const wordPieces = (word: string): number[] => {
    const cached = known.get(word);
    if (cached !== undefined) return cached;
    const pieces = cutWord(word, numbers) ?? [unknown];
    if (known.size < 20_000) known.set(word, pieces);
    return pieces;
  };
  return {
    pieces: (text) => basicWords(text).flatMap(wordPieces),
    start: special('[CLS]'),
    separator: special('[SEP]'),
    unknown,
  };
}

/** The vocabulary that ships with the reader. */
export function openTokenizer(): Tokenizer {
  return createTokenizer(readFileSync(new URL('../../data/vocabulary.txt', import.meta.url), 'utf8'));
}

/** Lower case without accents; punctuation marks and CJK characters are words of their own. */
function basicWords(text: string): string[] {
  return text
    .replace(/\ufffd|(?![\t\n\r])[\p{Cc}\p{Cf}]/gu, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[\p{P}$+<=>^`|~]|[\u4e00-\u9fff\u3400-\u4dbf\uf900-\ufaff]/gu, ' $& ')
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** The longest known piece first, then the longest that continues it; null where a rest is in no piece. */
function cutWord(word: string, numbers: ReadonlyMap<string, number>): number[] | null {
  const letters = [...word];
  if (letters.length > longestWord) return null;
  const pieces: number[] = [];
  for (let start = 0; start < letters.length; ) {
    let end = letters.length;
    let number: number | undefined;
    for (; end > start; end -= 1) {
      const piece = letters.slice(start, end).join('');
      number = numbers.get(start === 0 ? piece : `##${piece}`);
      if (number !== undefined) break;
    }
    if (number === undefined) return null;
    pieces.push(number);
    start = end;
  }
  return pieces;
}
