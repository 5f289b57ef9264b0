const list = new Intl.ListFormat('en', { type: 'conjunction' });
const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });

/** The words of a question that name nothing in the database. */
export function unplacedWords(words: readonly string[]): string {
  if (words.length === 0) return '';
  return `This database has nothing called ${alternatives.format(words.map((word) => `‘${word}’`))}.`;
}

/** What the database is about, by the names of its tables. */
export function knownWords(tables: readonly string[]): string {
  if (tables.length === 0) return '';
  return `It knows about ${list.format(tables.map((name) => name.replaceAll('_', ' ').trim()))}.`;
}
