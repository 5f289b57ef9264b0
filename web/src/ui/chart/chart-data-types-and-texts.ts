import { dateIn, numberIn } from '../locale-format.ts';

export type ChartSeries = { name: string; values: readonly (number | null)[] };

export type ChartData = {
  /** What the picture is about, for those who cannot see it. */
  title: string;
  labelName: string;
  labels: readonly string[];
  /** What the labels are called, where they do not say it themselves. */
  labelTexts?: readonly string[];
  series: readonly ChartSeries[];
  /** What all values are in. */
  unit?: '%' | '';
  /** All values with two decimals, as amounts are written. */
  hasCents?: boolean;
  /** The labels are steps of a scale, such as the hours of a day: they stand beside one another. */
  isScale?: boolean;
};

const dayLike = /^\d{4}-\d{2}(-\d{2})?([T ].*)?$/;

/** The labels as points in time, or null where they are names. */
export function timesOf(labels: readonly string[]): number[] | null {
  if (!labels.every((label) => dayLike.test(label))) return null;
  const times = labels.map((label) => Date.parse(asIso(label)));
  return times.some(Number.isNaN) ? null : times;
}

/** Days without an hour are days everywhere: read as UTC, they do not slip into the day before. */
function asIso(label: string): string {
  const text = label.replace(' ', 'T');
  if (text.length <= 10) return text;
  return /(Z|[+-]\d{2}(:?\d{2})?)$/.test(text) ? text.replace(/([+-]\d{2})$/, '$1:00') : `${text}Z`;
}

export const numberText = {
  whole: (value: number) => numberIn(value, 'plain'),
  short: (value: number) => numberIn(value, 'short'),
  percent: (share: number) => `${numberIn(share * 100, 'percent')} %`,
} as const;

/** The label at a place, as it is shown. */
export function labelOf({ labels, labelTexts }: ChartData, at: number): string {
  return labelTexts?.[at] ?? labelText(labels[at] ?? '', labels);
}

/** '12.5', '12.50', '12.5 %'. */
export function valueText(value: number, { unit, hasCents }: ChartData): string {
  if (unit === '%') return `${numberIn(value, 'percent')} %`;
  return numberIn(value, hasCents ? 'cents' : 'plain');
}

/** As short as a label can be without losing what tells it from its neighbours. */
function labelText(label: string, labels: readonly string[]): string {
  if (!timesOf(labels)) return label;
  const isFirstOfMonth = labels.every((other) => other.length === 7 || other.slice(8, 10) === '01');
  const date = new Date(asIso(label));
  const style: Intl.DateTimeFormatOptions = isFirstOfMonth
    ? { month: 'short', year: 'numeric', timeZone: 'UTC' }
    : { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' };
  return dateIn(date, style);
}

/** From zero, because the eye compares heights; below it only where values are. */
export function valueRange(series: readonly ChartSeries[]): [number, number] {
  const values = series.flatMap(({ values: own }) => own.filter((value) => value !== null));
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  return top === bottom ? [0, 1] : [bottom, top];
}
