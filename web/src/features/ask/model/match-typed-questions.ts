type Offered = { typed: string; asked: readonly string[]; examples: readonly string[] };
export type MatchedQuestion = { question: string; isNew: boolean };

const most = 6;

/** What was asked before comes first, then what the tools could answer; each once, and only what has the typed words. */
export function matchTypedQuestions({ typed, asked, examples }: Offered): MatchedQuestion[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const all = new Map<string, MatchedQuestion>();
  for (const question of asked) all.set(question.toLowerCase(), { question, isNew: false });
  for (const question of examples) {
    if (!all.has(question.toLowerCase())) all.set(question.toLowerCase(), { question, isNew: true });
  }
  return [...all]
    .filter(([text]) => words.every((word) => text.includes(word)))
    .map(([, question]) => question)
    .slice(0, most);
}
