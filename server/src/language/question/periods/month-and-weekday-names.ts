const months = [
  ['january', 'jan'],
  ['february', 'feb'],
  ['march', 'mar'],
  ['april', 'apr'],
  ['may'],
  ['june', 'jun'],
  ['july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['october', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
] as const;
const weekdays = [
  ['sunday', 'sun'],
  ['monday', 'mon'],
  ['tuesday', 'tues', 'tue'],
  ['wednesday', 'wed'],
  ['thursday', 'thurs', 'thur', 'thu'],
  ['friday', 'fri'],
  ['saturday', 'sat'],
] as const;

const monthNumbers = new Map(
  months.flatMap((names, index) => names.map((name) => [name as string, index + 1] as const)),
);
const weekdayNumbers = new Map(
  weekdays.flatMap((names, index) => names.map((name) => [name as string, index] as const)),
);

export const monthSource = [...monthNumbers.keys()].join('|');
/** Only whole names: 'sun', 'sat' and 'wed' are words of their own. */
export const weekdaySource = weekdays.map(([name]) => name).join('|');

export function monthNumber(name: string): number {
  return monthNumbers.get(name.toLowerCase().replace(/\.$/, '')) ?? 0;
}

export function weekdayNumber(name: string): number {
  return weekdayNumbers.get(name.toLowerCase()) ?? 0;
}
