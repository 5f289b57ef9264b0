import { capital, join, sayName, sayValue } from './say.ts';

export type Cell = { name: string; kind: string; value: string };

const dayText = /^\d{4}-\d{2}-\d{2}/;

/** One row that holds nothing but figures and days: a period at a glance, or two periods side by side. */
export function sayFigures(cells: readonly Cell[]): string[] {
  const {
    days = [],
    figures = [],
    others = [],
  } = Object.groupBy(cells, ({ kind, value }) =>
    dayText.test(value) ? 'days' : kind === 'integer' || kind === 'number' ? 'figures' : 'others',
  );
  if (others.length > 0 || figures.length === 0) return [];
  const compared = sayComparison(figures);
  if (compared) return [compared];
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
  const count = `**${sayValue(first.value, first.name)}**`;
  const begin = first.value === '1' ? `There was ${count} of the ${things}` : `There were ${count} ${things}`;
  const rest = more.map(
    ({ name, value }) => `${article(name)}${sayName(name)} of **${sayValue(value, name)}**`,
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
  const said = join(figures.map(({ name, value }) => `${sayName(name)} **${sayValue(value, name)}**`));
  return step ? `In ${sayValue(step.value, step.name)}: ${said}.` : `${capital(said)}.`;
}

function sayDays(start: Cell, end: Cell): string {
  const [from, to] = [sayValue(start.value, ''), sayValue(end.value, '')];
  return from === to ? `It was on ${from}.` : `The first was on ${from}, the last on ${to}.`;
}

/** 'revenue', 'earlier_revenue' and 'change_percent'. */
function sayComparison(figures: readonly Cell[]): string | null {
  const now = figures.find(({ name }) => figures.some((other) => other.name === `earlier_${name}`));
  const before = figures.find(({ name }) => name === `earlier_${now?.name}`);
  if (!now || !before) return null;
  const change = figures.find(({ name }) => /change/.test(name));
  const begin = `${capital(sayName(now.name))} came to **${sayValue(now.value, now.name)}**, against **${sayValue(before.value, now.name)}** in the earlier period`;
  if (!change) return `${begin}.`;
  const size = sayValue(change.value.replace('-', ''), change.name);
  return Number(change.value) === 0
    ? `${begin}: no change.`
    : `${begin}: ${change.value.startsWith('-') ? 'down' : 'up'} ${size}.`;
}
