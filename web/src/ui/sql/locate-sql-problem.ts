/** How engines name what they stumble over: in quotes, or after a colon. */
const named = /["'`]([^"'`\n]{1,128})["'`]|no such \w+: (\S{1,128})/g;

/** The part of a statement that a database's complaint is about, where it names one. */
export function locateSqlProblem(text: string, problem: string): { from: number; to: number } | null {
  for (const [, quoted, missing] of problem.matchAll(named)) {
    const name = quoted ?? missing ?? '';
    const from = text.toLowerCase().indexOf(name.toLowerCase());
    if (name !== '' && from >= 0) return { from, to: from + name.length };
  }
  return null;
}
