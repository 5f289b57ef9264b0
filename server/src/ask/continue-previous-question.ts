import { functionWords } from '../language/question/function-words.ts';
import { tokens } from '../platform/text-search/tokenize-and-stem.ts';
import type { AskContext } from './ask-context-types.ts';

/** On record, and for the person to see: nothing of an earlier question is kept in silence. */
export function noteContinued({ receipt, emit }: Pick<AskContext, 'receipt' | 'emit'>): void {
  receipt.note({ continues: true });
  emit({ event: 'continues', data: {} });
}

/** 'Norway', after the orders of Sweden: a value, and not a word of what is wanted. */
export function namesOnlyValues(question: string, read: readonly { words: string | null }[]): boolean {
  const values = new Set(read.flatMap(({ words }) => tokens(words ?? '')));
  const said = tokens(question).filter((word) => !functionWords.has(word));
  return said.length > 0 && said.every((word) => values.has(word));
}

/** 'and in May?' says nothing of what is wanted: the question before does. */
export function wholeQuestion({ question, previous }: Pick<AskContext, 'question' | 'previous'>): string {
  return previous && question.isFollowUp ? `${previous.question} ${question.text}` : question.text;
}
