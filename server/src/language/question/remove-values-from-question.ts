/**
 * A question with its values set apart: what 'orders from Norway' taught holds for 'orders from Spain'. `words` are
 * those that values were read from.
 */
export function removeValuesFromQuestion(question: string, words: readonly (string | null)[]): string {
  const said = words.filter((one) => one !== null && one.trim() !== '') as string[];
  // The longest first: 'last month' before 'month'.
  const longest = [...new Set(said)].toSorted((a, b) => b.length - a.length);
  const text = longest.reduce((rest, one) => rest.replace(wholeWords(one), ' … '), question.toLowerCase());
  return text
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s?!.]+$/, '')
    .trim();
}

function wholeWords(words: string): RegExp {
  const escaped = words.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu');
}
