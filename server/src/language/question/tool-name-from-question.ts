const longest = 60;

/** What a tool is called that was made for a question: the question itself, short and without its mark. */
export function toolNameFromQuestion(question: string): string {
  const plain = question.trim().replace(/[?!.\s]+$/, '');
  const short = plain.length > longest ? `${plain.slice(0, longest).replace(/\s+\S*$/, '')}…` : plain;
  return short.charAt(0).toUpperCase() + short.slice(1);
}
