import { isFollowUp } from '../language/question/follow-up.ts';
import type { Course } from './course.ts';

/** 'and in May?' says nothing of what is wanted: the question before does. */
export function wholeQuestion({ input, previous }: Pick<Course, 'input' | 'previous'>): string {
  return previous && isFollowUp(input.question) ? `${previous.question} ${input.question}` : input.question;
}
