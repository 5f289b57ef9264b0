const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ordinalUnits =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );

export const unitWords: ReadonlyMap<string, number> = new Map(units.map((word, value) => [word, value]));
export const tenWords: ReadonlyMap<string, number> = new Map(
  tens.map((word, place) => [word, (place + 2) * 10]),
);
export const scaleWords: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['dozen', 12],
]);
export const ordinalWords: ReadonlyMap<string, number> = new Map([
  ...ordinalUnits.map((word, place): [string, number] => [word, place + 1]),
  ...tens.map((word, place): [string, number] => [word.replace(/y$/, 'ieth'), (place + 2) * 10]),
  ['hundredth', 100],
]);
/** 'two thirds', 'three quarters'. Seconds are a time. */
export const partWords: ReadonlyMap<string, number> = new Map([
  ['half', 2],
  ['halves', 2],
  ['quarter', 4],
  ['quarters', 4],
  ...ordinalUnits.slice(2, 10).flatMap((word, place): [string, number][] => [
    [word, place + 3],
    [`${word}s`, place + 3],
  ]),
]);
export const timesWords: ReadonlyMap<string, number> = new Map([
  ['twice', 2],
  ['thrice', 3],
  ['doubled', 2],
  ['tripled', 3],
  ['quadrupled', 4],
  ['halved', 0.5],
  ...units.slice(2, 13).map((word, place): [string, number] => [`${word}fold`, place + 2]),
]);

const all = [unitWords, tenWords, scaleWords, ordinalWords, partWords, timesWords];
const anyWord = new RegExp(
  `(?<![\\p{L}])(?:${all.flatMap((words) => [...words.keys()]).join('|')})(?![\\p{L}])`,
  'iu',
);

export function hasNumberWord(text: string): boolean {
  return anyWord.test(text);
}
