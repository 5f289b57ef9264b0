import type { Course } from './course.ts';

const opening = /^(and|but|or|now|then|also|only|instead|same|again|what about|how about|what if|just)\b/i;
const pointing = /\b(those|these|them|that one|the same|instead|again)\b/i;
const leaning =
  /^(by|in|on|at|for|from|to|of|per|with|without|since|until|before|after|between|over|under|above|below|last|next|this|sorted|ordered|grouped|(?:sort|order|group)\s+(?:(?:it|them)\s+)?by)\b/i;
const fewWords = 4;

/** 'And for May?', 'what about Canada', 'top 10 instead': said of the turn before, not of the whole database. */
export function soundsLikeFollowUp(question: string): boolean {
  const words = question.trim().split(/\s+/);
  return opening.test(question.trim()) || (words.length <= fewWords * 2 && pointing.test(question));
}

/** Too short to ask something of its own: 'by country', 'in May'. Named things alone may be asked of anything. */
export function isFragment(question: string): boolean {
  const text = question.trim();
  return text.split(/\s+/).length <= fewWords && leaning.test(text);
}

/** 'and in May?' says nothing of what is wanted: the question before does. */
export function wholeQuestion({ input, previous }: Pick<Course, 'input' | 'previous'>): string {
  const isLeaning = soundsLikeFollowUp(input.question) || isFragment(input.question);
  return previous && isLeaning ? `${previous.question} ${input.question}` : input.question;
}
