const participle =
  /\bun(\p{L}{2,}(?:ed|en)|paid|sold|sent|read|seen|done|built|spent|met|kept|held|shipped)\b/iu;

/** 'unpaid' is what was not paid: where in the text, and of what. */
export function findNegatedAdjective(text: string): { said: string; index: number; of: string } | null {
  const match = participle.exec(text);
  if (!match || /^united$/i.test(match[0])) return null;
  return { said: match[0], index: match.index, of: (match[1] ?? '').toLowerCase() };
}
