type Offered = { typed: string; asked: readonly string[]; examples: readonly string[] };
export type QuickQuestion = { question: string; isNew: boolean };

const most = 6;

/** What was asked before comes first, then what the tools could answer; each once, and only what has the typed words. */
export function quickQuestions({ typed, asked, examples }: Offered): QuickQuestion[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const all = new Map<string, QuickQuestion>();
  for (const question of asked) all.set(question.toLowerCase(), { question, isNew: false });
  for (const question of examples) {
    if (!all.has(question.toLowerCase())) all.set(question.toLowerCase(), { question, isNew: true });
  }
  return [...all]
    .filter(([text]) => words.every((word) => text.includes(word)))
    .map(([, question]) => question)
    .slice(0, most);
}
