import { readQuestion } from './question.ts';

/** The figures that somebody said: whoever answers may say them again. */
export type FiguresSaid = { numbers: readonly number[]; years: readonly string[]; dates: readonly string[] };

const number = /[-−]?\d+(?:,\d{3})*(?:\.\d+)?/g;
const date = /\d{4}-\d{2}(?:-\d{2})?(?:[T ][\d:.+Z-]+)?/g;
const year = /\b(?:19|20)\d{2}\b/g;

/** In digits and in words: 'the forty best shops', '1,200'. */
export function figuresSaid(question: string): FiguresSaid {
  const digits = [...question.replace(date, ' ').matchAll(number)].map(([said]) =>
    Number(said.replaceAll(',', '').replace('−', '-')),
  );
  const amounts = readQuestion(question).amounts.flatMap(({ value, high }) => [value, high ?? value]);
  return {
    numbers: [...digits, ...amounts],
    years: question.match(year) ?? [],
    dates: [...question.matchAll(date)].map(([said]) => said),
  };
}

/** 'the five latest': how many rows there are is no news to whoever asked for as many. */
export function saysNumber(question: string, wanted: number): boolean {
  return figuresSaid(question).numbers.includes(wanted);
}

const counted =
  /how many (?!(?:are|were|is|of|do|did|does|have|has|in)\b)((?:[\p{L}-]+\s+){0,3}?[\p{L}-]{2,}(?:s|people|staff))(?![\p{L}-])/iu;

/** 'open orders' of 'how many open orders', as it was said. */
export function countedThings(question: string): string | undefined {
  return counted.exec(question)?.[1]?.trim();
}
