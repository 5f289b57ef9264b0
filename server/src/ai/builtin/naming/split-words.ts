import { memoize } from '../../../platform/memoize.ts';

/** `unit_price`, `UnitPrice`, `unit-price`, `unitPrice` and `UNIT PRICE` are the same two words. */
export const splitWords = memoize((name): readonly string[] =>
  name
    .normalize('NFC')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== ''),
);
