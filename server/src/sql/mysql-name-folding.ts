/** Letters of ASCII alone: what a server makes of others is up to its collation, and no word of SQL has any. */
export function upperCase(name: string): string {
  return name.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/**
 * One name for all that a server may take for the same: some fold `İ` to `i` and find `é` where it says `e`. For
 * comparisons in which one too many does no harm.
 */
export function foldedName(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().normalize('NFKD').replace(/\p{M}/gu, '');
}

/** Names that are taken; `has` is asked with one in upper case. */
export type TakenNames = { has(name: string): boolean };

/**
 * Stored functions are found by a collation in which accents do not count, so that `lëft` answers to `left`. Of a
 * letter that has no plain form of its own nobody here knows which one the server takes it for: it may be any.
 */
export function takenNames(names: readonly string[]): TakenNames {
  const plain = new Set(names.map(upperCase));
  const others = names.filter((name) => /[^\0-\x7f]/.test(name)).flatMap((name) => patternOf(name) ?? []);
  return { has: (name) => plain.has(name) || others.some((pattern) => pattern.test(name)) };
}

function patternOf(name: string): RegExp | undefined {
  const letters = [...upperCase(name.normalize('NFC'))].map(letterOf);
  if (letters.includes(undefined)) return undefined;
  // One step for a whole run of them: each on its own would be tried in every combination.
  const pattern = letters.join('').replace(/(?:\.\?)+/g, (run) => `.{0,${run.length / 2}}`);
  return new RegExp(`^${pattern}$`, 's');
}

/** Letters of other scripts are never taken for those of ASCII. */
function letterOf(character: string): string | undefined {
  const base = upperCase(character.normalize('NFD').replace(/\p{M}/gu, ''));
  if (/^[\0-\x7f]$/.test(base)) return base.replace(/\W/, '\\$&');
  return /^[\p{Script=Latin}\p{Script=Common}\p{M}]$/u.test(character) ? '.?' : undefined;
}
