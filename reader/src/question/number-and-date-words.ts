/** Closed classes of English: words that name numbers, units, months and weekdays. */
const unitsOfTime = ['minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'] as const;
export type TimeWordUnit = (typeof unitsOfTime)[number];

const list = (text: string) => text.split(' ');
const numbered = (words: readonly string[], first = 0): [string, number][] =>
  words.map((word, at) => [word, first + at]);

const months = list('january february march april may june july august september october november december');
const weekdays = list('monday tuesday wednesday thursday friday saturday sunday');

export const numberWords: ReadonlyMap<string, number> = new Map([
  ...numbered(
    list(
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ),
  ),
  ...list('twenty thirty forty fifty sixty seventy eighty ninety').map((word, at): [string, number] => [
    word,
    20 + 10 * at,
  ]),
]);

export const multipliers: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1e3],
  ['k', 1e3],
  ['million', 1e6],
  ['mio', 1e6],
  ['m', 1e6],
  ['billion', 1e9],
  ['bn', 1e9],
  ['dozen', 12],
]);

export const ordinals: ReadonlyMap<string, number> = new Map(
  numbered(list('first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'), 1),
);

/** From 1. */
export const monthNames: ReadonlyMap<string, number> = new Map([
  ...numbered(months, 1),
  ...numbered(
    months.map((name) => name.slice(0, 3)),
    1,
  ),
  ['sept', 9],
]);

/** From 1, Monday. */
export const weekdayNames: ReadonlyMap<string, number> = new Map([
  ...numbered(weekdays, 1),
  ...numbered(
    weekdays.map((name) => `${name}s`),
    1,
  ),
  ...numbered(
    weekdays.map((name) => name.slice(0, 3)),
    1,
  ),
  ['tues', 2],
  ['thurs', 4],
]);

export const unitNames: ReadonlyMap<string, TimeWordUnit> = new Map([
  ...unitsOfTime.flatMap((unit): [string, TimeWordUnit][] => [
    [unit, unit],
    [`${unit}s`, unit],
  ]),
  ['min', 'minute'],
  ['mins', 'minute'],
  ['h', 'hour'],
  ['hr', 'hour'],
  ['hrs', 'hour'],
  ['d', 'day'],
  ['w', 'week'],
  ['wk', 'week'],
  ['wks', 'week'],
  ['mo', 'month'],
  ['mos', 'month'],
  ['mth', 'month'],
  ['mths', 'month'],
  ['qtr', 'quarter'],
  ['qtrs', 'quarter'],
  ['yr', 'year'],
  ['yrs', 'year'],
  ['y', 'year'],
]);

/** The month that each begins with; each has three. */
export const seasonNames: ReadonlyMap<string, number> = new Map([
  ['spring', 3],
  ['summer', 6],
  ['autumn', 9],
  ['fall', 9],
  ['winter', 12],
]);

/** Days that have the same date every year, as month and day; without marks: 'new years eve'. */
export const namedDays: ReadonlyMap<string, readonly [month: number, day: number]> = new Map([
  ['new years day', [1, 1]],
  ['valentines day', [2, 14]],
  ['halloween', [10, 31]],
  ['christmas eve', [12, 24]],
  ['christmas day', [12, 25]],
  ['boxing day', [12, 26]],
  ['new years eve', [12, 31]],
]);

/** The decades that have a name of their own. */
export const decadeNames: ReadonlyMap<string, number> = new Map(
  list('twenties thirties forties fifties sixties seventies eighties nineties').map((word, at) => [
    word,
    20 + 10 * at,
  ]),
);

/**
 * A word of a closed class, also where two neighbouring letters are swapped, one is missing, or one too many.
 * A wrong letter is not forgiven: 'match' is not 'march'.
 */
export function lookUp<T>(word: string, table: ReadonlyMap<string, T>): T | undefined {
  const exact = table.get(word);
  if (exact !== undefined || word.length < 3 || /\d/.test(word)) return exact;
  for (const [name, value] of table) {
    if (name.length >= 4 && isSlip(word, name)) return value;
  }
  return undefined;
}

/** A unit of time, a month or a weekday. */
export const isTimeWord = (word: string): boolean =>
  lookUp(word, unitNames) !== undefined ||
  lookUp(word, monthNames) !== undefined ||
  lookUp(word, weekdayNames) !== undefined;

/** Whether a word becomes the name by swapping two neighbours, adding a letter or dropping one inside. */
export function isSlip(word: string, name: string): boolean {
  if (word[0] !== name[0] || Math.abs(word.length - name.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === name[at]) at += 1;
  if (word.length === name.length) {
    return (
      word[at] === name[at + 1] && word[at + 1] === name[at] && word.slice(at + 2) === name.slice(at + 2)
    );
  }
  if (word.length < name.length) return word.slice(at) === name.slice(at + 1);
  return at < name.length && word.slice(at + 1) === name.slice(at);
}
