import type { Course } from './course.ts';

/** 'and in May?' says nothing of what is wanted: the question before does. */
export function wholeQuestion({ question, previous }: Pick<Course, 'question' | 'previous'>): string {
  return previous && question.isFollowUp ? `${previous.question} ${question.text}` : question.text;
}
