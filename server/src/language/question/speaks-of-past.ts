import type { Question } from './question.ts';

const pastVerbs = new Set(['was', 'were', 'did', 'had', "wasn't", "weren't", "didn't"]);

/** What is told of the past is not about days that are to come. */
export function speaksOfPast({ words }: Pick<Question, 'words'>): boolean {
  return words.some(({ text }) => pastVerbs.has(text.toLowerCase()));
}
