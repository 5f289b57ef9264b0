import { splitWords } from './split-words.ts';

/** A name that parameters and result columns may bear: ASCII, snake_case, never empty. */
export function snakeCaseIdentifier(text: string, fallback = 'value'): string {
  const plain = splitWords(text)
    .join('_')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^a-z0-9_]/g, '')
    .replace(/^_+|_+$/g, '')
    .slice(0, 50);
  if (plain === '') return fallback;
  return /^\d/.test(plain) ? `n_${plain}` : plain;
}
