import type { Chip } from '@parley/contract/ask';

export type ChipPeriod = { label: string; from: string; to: string };
type Pair = { from: string; to: string };

const openings = ['from', 'start', 'since', 'after'];
const endings: Readonly<Record<string, string>> = {
  from: 'to',
  start: 'end',
  since: 'until',
  after: 'before',
};

/** The two dates of one stretch of time, such as `from` and `to`, whichever of them is asked about. */
export function pairOf(chips: readonly Chip[], name: string): Pair | null {
  const dates = chips.filter(({ parameter }) => parameter.type === 'date').map((chip) => chip.parameter.name);
  const pairs = dates.flatMap((from) => {
    const to = openings.map((word) => partner(from, word)).find((other) => other && dates.includes(other));
    return to ? [{ from, to }] : [];
  });
  return pairs.find(({ from, to }) => from === name || to === name) ?? null;
}

/** Whole periods that a person thinks in, with both their days. */
export function periodsAround(today: Date): ChipPeriod[] {
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  const period = (label: string, first: Date, last: Date): ChipPeriod => ({
    label,
    from: dayText(first),
    to: dayText(last),
  });
  return [
    period('Last 30 days', new Date(year, month, day - 29), today),
    period('This month', new Date(year, month, 1), new Date(year, month + 1, 0)),
    period('Last month', new Date(year, month - 1, 1), new Date(year, month, 0)),
    period('This year', new Date(year, 0, 1), new Date(year, 11, 31)),
    period('Last year', new Date(year - 1, 0, 1), new Date(year - 1, 11, 31)),
  ];
}

function partner(name: string, opening: string): string | null {
  const word = new RegExp(`(^|_)${opening}(_|$)`);
  return word.test(name) ? name.replace(word, `$1${endings[opening]}$2`) : null;
}

function dayText(day: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
