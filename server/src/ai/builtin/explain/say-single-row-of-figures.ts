import type { ResultColumn } from '@parley/contract/query-result';
import { capital, join, sayCell, sayName, sayValue } from './say-values.ts';

export type Cell = Omit<ResultColumn, 'type'> & { value: string };

const dayText = /^\d{4}-\d{2}-\d{2}/;

/** One row that holds nothing but figures and days: a period at a glance, or two periods side by side. */
export function sayRowOfFigures(cells: readonly Cell[]): string[] {
  const {
    days = [],
    figures = [],
    others = [],
  } = Object.groupBy(cells, ({ kind, value }) =>
    dayText.test(value) ? 'days' : kind === 'integer' || kind === 'number' ? 'figures' : 'others',
  );
  if (others.length > 0 || figures.length === 0) return [];
  const [first, ...more] = figures;
  const [start, end] = [
    days.find(({ name }) => /^first|^earliest/.test(name)),
    days.find(({ name }) => /^last|^latest/.test(name)),
  ];
  return [
    first && days.length !== 1 && isThings(first)
      ? sayCounted(first, more)
      : sayAll(figures, days[0] ?? null),
    start && end ? sayDays(start, end) : '',
  ].filter((sentence) => sentence !== '');
}

function sayCounted(first: Cell, more: readonly Cell[]): string {
  const things = sayName(first.name);
  const count = `**${sayCell(first.value, first)}**`;
  const begin = first.value === '1' ? `There was ${count} of the ${things}` : `There were ${count} ${things}`;
  const rest = more.map(
    (cell) => `${article(cell.name)}${sayName(cell.name)} of **${sayCell(cell.value, cell)}**`,
  );
  return rest.length === 0 ? `${begin}.` : `${begin}, with ${join(rest)}.`;
}

/** 'revenue of', but 'an average per order of'. */
function article(name: string): string {
  return /^(average|largest|smallest|highest|lowest)/.test(name)
    ? /^average/.test(name)
      ? 'an '
      : 'a '
    : '';
}

function isThings({ name, kind }: Cell): boolean {
  return kind === 'integer' && /[^s]s$/.test(name);
}

/** 'In March 2026: revenue 82,883.40 and orders 82.' */
function sayAll(figures: readonly Cell[], step: Cell | null): string {
  const said = join(figures.map((cell) => `${sayName(cell.name)} **${sayCell(cell.value, cell)}**`));
  const [only, ...others] = figures;
  if (step && only && others.length === 0 && isThings(only) && only.value !== '1')
    return `In ${sayCell(step.value, step)} there were **${sayCell(only.value, only)}** ${sayName(only.name)}.`;
  return step ? `In ${sayCell(step.value, step)}: ${said}.` : `${capital(said)}.`;
}

function sayDays(start: Cell, end: Cell): string {
  const [from, to] = [sayValue(start.value, ''), sayValue(end.value, '')];
  return from === to ? `It was on ${from}.` : `The first was on ${from}, the last on ${to}.`;
}
