/** The time a text takes grows with the square of its length, and one vector holds the meaning of a few lines. */
const most = { beginning: 160, end: 100 } as const;

/**
 * What of a text is handed to the model. Of a long one, its beginning, which says what it is about, and its end,
 * where what is wanted mostly stands; both at whole words where it has words.
 */
export function truncateForEmbedding(text: string): string {
  if (text.length <= most.beginning + 1 + most.end) return text;
  const beginning = text.slice(0, most.beginning).replace(/(?<=\s)\S*$/, '');
  const end = text.slice(-most.end).replace(/^\S*(?=\s)/, '');
  return `${beginning.trim()} ${end.trim()}`;
}
