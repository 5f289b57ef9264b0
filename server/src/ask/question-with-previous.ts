import type { AskContext } from './ask-context-types.ts';

/** 'and in May?' says nothing of what is wanted: the question before does. */
export function questionWithPrevious({
  question,
  previous,
}: Pick<AskContext, 'question' | 'previous'>): string {
  return previous && question.isFollowUp ? `${previous.question} ${question.text}` : question.text;
}
