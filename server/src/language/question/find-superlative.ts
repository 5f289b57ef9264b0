import { stem } from '../../platform/text-search/tokenize-and-stem.ts';

/** What rows are to be sorted by, and which end comes first. */
export type Superlative = { said: string; index: number; nouns: readonly string[]; end: 'high' | 'low' };

const price = 'price cost fee rate amount';
const length = 'length duration minutes runtime milliseconds seconds hours days pages distance';
const size = 'size amount total area volume';
const meanings: Readonly<Record<string, readonly [string, Superlative['end']]>> = {
  'most expensive': [price, 'high'],
  priciest: [price, 'high'],
  dearest: [price, 'high'],
  cheapest: [price, 'low'],
  'least expensive': [price, 'low'],
  longest: [length, 'high'],
  shortest: [length, 'low'],
  largest: [size, 'high'],
  biggest: [size, 'high'],
  smallest: [size, 'low'],
  heaviest: ['weight', 'high'],
  lightest: ['weight', 'low'],
};
const known = new RegExp(`\\b(?:${Object.keys(meanings).join('|').replaceAll(' ', '\\s+')})\\b`, 'i');
const named = /\b(highest|lowest|least|fewest)\s+([\p{L}_]+)/iu;

/** 'cheapest', 'longest', 'highest salary': by which column, as far as the words tell. */
export function findSuperlative(question: string): Superlative | null {
  const spoken = named.exec(question);
  if (spoken) {
    const [said, which = '', noun = ''] = spoken;
    const end = /^high/i.test(which) ? 'high' : 'low';
    return { said, index: spoken.index, nouns: [stem(noun.toLowerCase())], end };
  }
  const match = known.exec(question);
  if (!match) return null;
  const [nouns, end] = meanings[match[0].toLowerCase().replace(/\s+/g, ' ')] ?? ['', 'high'];
  return { said: match[0], index: match.index, nouns: nouns.split(' ').map(stem), end };
}
