/** A word from the store as one of those that are known: the columns hold plain text on both engines. */
export function parseEnumText<T extends string>(known: readonly T[], text: string): T {
  const found = known.find((word) => word === text);
  if (found === undefined) throw new Error(`The store holds a word that is not known: ${text}`);
  return found;
}
