import { expect, test } from 'vitest';
import { openTokenizer } from './word-piece-tokenizer.ts';

const tokenizer = openTokenizer();

test('numbers of the pieces are those of bert-base-uncased', () => {
  expect([tokenizer.start, tokenizer.separator, tokenizer.unknown]).toEqual([101, 102, 100]);
  expect(tokenizer.pieces('Hello, world!')).toEqual([7592, 1010, 2088, 999]);
  expect(tokenizer.pieces('unaffable')).toEqual([14477, 20961, 3468]);
});

test('case and accents are dropped, punctuation and CJK characters stand alone', () => {
  expect(tokenizer.pieces('CAFÉ')).toEqual(tokenizer.pieces('cafe'));
  expect(tokenizer.pieces('a_b')).toEqual([
    ...tokenizer.pieces('a'),
    ...tokenizer.pieces('_'),
    ...tokenizer.pieces('b'),
  ]);
  expect(tokenizer.pieces('日本')).toHaveLength(2);
});

test('what no piece covers is unknown, blanks are nothing', () => {
  expect(tokenizer.pieces('\u{1f6f8}')).toEqual([100]);
  expect(tokenizer.pieces('a'.repeat(101))).toEqual([100]);
  expect(tokenizer.pieces(' \t ')).toEqual([]);
});
