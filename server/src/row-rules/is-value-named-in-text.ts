import { askLimits } from '@parley/contract/ask';

const partOfWord = '[\\p{L}\\p{N}\\p{M}]';
const syntax = /[\\^$.*+?()[\]{}|/]/g;

/**
 * Whether a text names a value in words of its own, in whatever case: ‘items’ does not name ‘IT’. Of a text only as much is
 * read as a question may hold.
 */
export function isValueNamedInText(text: string, value: unknown): boolean {
  const wanted = String(value).normalize().trim();
  const read = text.slice(0, askLimits.question).normalize();
  if (wanted === '') return true;
  if (wanted.length > read.length) return false;
  const literal = wanted.replaceAll(syntax, '\\$&');
  return new RegExp(`(?<!${partOfWord})${literal}(?!${partOfWord})`, 'iu').test(read);
}
