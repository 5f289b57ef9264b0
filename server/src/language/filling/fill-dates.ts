import { add, partsOf, textOf } from '../question/calendar-days.ts';
import type { Period } from '../question/periods/periods.ts';
import { wordsOfDateColumn } from '../question/words-of-date-column.ts';
import type { Reading } from './filling-state.ts';
import { fill, openRoles } from './filling-state.ts';
import type { Role } from './parameter-roles.ts';

const longAgo = '1900-01-01';

/** What a question says of time goes to the parameters that take time: pairs, single days, years, 'days back'. */
export function fillDates(reading: Reading): void {
  const periods = reading.question.whole.periods(reading.now).filter(reading.question.isFree);
  const groups = dateGroups(reading.roles);
  const stretches = isOneRange(reading.roles, groups) ? joined(reading, periods) : periods;
  for (const period of inOrderOf(groups, stretches)) {
    const isTaken =
      fillBack(reading, period) || fillParts(reading, period) || fillGroup(reading, groups, period);
    if (!isTaken) reading.beyond.push(period);
  }
  const [only] = periods;
  if (only && periods.length === 1) fillEarlier(reading, groups, only);
}

/** Of time the tool takes one beginning and one end. */
function isOneRange(roles: readonly Role[], groups: readonly Role[][]): boolean {
  return (
    groups.length === 1 &&
    groups[0]?.length === 2 &&
    roles.every(({ part, back }) => part === null && back === null)
  );
}

/** 'February and March' is one stretch for who takes but one. */
function joined({ question }: Reading, periods: readonly Period[]): Period[] {
  const whole: Period[] = [];
  for (const period of periods) {
    const last = whole.at(-1);
    const isNext =
      last !== undefined &&
      last.to !== null &&
      last.to === period.from &&
      /^\s*(?:,|&|and|,\s*and)\s*$/i.test(question.text.slice(last.end, period.start));
    if (isNext) whole.splice(-1, 1, { ...last, to: period.to, end: period.end, rolling: null });
    else whole.push(period);
  }
  return whole;
}

const earlierName = /^(earlier|previous|prior|before|last|old)/;

function isEarlier(group: readonly Role[]): boolean {
  return group.every(({ parameter }) => earlierName.test(parameter.name));
}

/** 'May and June' of a tool that compares with an earlier period: June is the one, May the earlier. */
function inOrderOf(groups: readonly Role[][], periods: readonly Period[]): readonly Period[] {
  const isComparing = groups.length === 2 && isEarlier(groups[1] ?? []);
  return isComparing ? periods.toSorted((a, b) => (b.from ?? 0) - (a.from ?? 0)) : periods;
}

/** One period said and two wanted: the other is the one right before, of the same length. */
function fillEarlier(reading: Reading, groups: readonly Role[][], period: Period): void {
  const [group] = groups.filter((one) => one.length === 2 && isEarlier(one));
  const isOpen = group?.every(({ parameter }) => !reading.values.has(parameter.name));
  if (!group || !isOpen || groups.length < 2 || period.from === null || period.to === null) return;
  const isWhole = period.rolling === null && add(period.from, period.unit, 1) === period.to;
  const from = isWhole ? add(period.from, period.unit, -1) : 2 * period.from - period.to;
  for (const role of group) {
    const value = valueFor(role, { ...period, from, to: period.from }, reading);
    if (value !== undefined) fill(reading, role, { value, span: period, origin: 'guessed' });
  }
}

/** Both ends of one range belong together: the same column, or the same rest of the name. */
function dateGroups(roles: readonly Role[]): Role[][] {
  const groups: Role[][] = [];
  for (const role of roles.filter(
    ({ parameter }) => parameter.type === 'date' || parameter.type === 'timestamp',
  )) {
    const group = groups.find(
      (other) =>
        role.side !== 'at' && other.length === 1 && other[0]?.side !== role.side && other[0]?.side !== 'at',
    );
    if (group) group.push(role);
    else groups.push([role]);
  }
  return groups;
}

function fillBack(reading: Reading, period: Period): boolean {
  const [role] = openRoles(reading, ({ back }) => back !== null);
  if (!role || !period.rolling) return false;
  const value = converted(period.rolling.count, period.rolling.unit, role.back ?? 'day');
  if (value === null) return false;
  fill(reading, role, { value, span: period });
  return true;
}

function converted(count: number, from: string, to: string): number | null {
  if (from === to) return count;
  const days: Record<string, number> = { day: 1, week: 7, month: 30, quarter: 91, year: 365 };
  const months: Record<string, number> = { month: 1, quarter: 3, year: 12 };
  if (months[from] && months[to]) return wholeOrNull((count * months[from]) / months[to]);
  return wholeOrNull((count * (days[from] ?? 1)) / (days[to] ?? 1));
}

function wholeOrNull(value: number): number | null {
  return Number.isInteger(value) ? value : null;
}

function fillParts(reading: Reading, period: Period): boolean {
  const roles = openRoles(reading, ({ part }) => part !== null);
  if (roles.length === 0 || period.from === null) return false;
  const { year, month } = partsOf(period.from);
  const values = {
    year: year,
    'year text': String(year),
    month: period.unit === 'month' || period.unit === 'day' ? month : null,
    'month text': period.unit === 'month' || period.unit === 'day' ? textOf(period.from).slice(0, 7) : null,
    quarter: period.unit === 'year' ? null : Math.ceil(month / 3),
  };
  const taken = roles.filter(({ part }) => part !== null && values[part] !== null);
  for (const role of taken) fill(reading, role, { value: values[role.part ?? 'year'], span: period });
  return taken.length > 0;
}

function fillGroup(reading: Reading, groups: readonly Role[][], period: Period): boolean {
  const group = groups.find((roles) => roles.every(({ parameter }) => !reading.values.has(parameter.name)));
  if (!group || group.some((role) => isOfAnotherMoment(reading, role))) return false;
  for (const role of group) {
    const value = valueFor(role, period, reading);
    if (value !== undefined) fill(reading, role, { value, span: period });
  }
  const isHalf =
    group.length === 1 && group[0]?.side === 'lower' && period.to !== null && period.to <= reading.now.today;
  if (isHalf) reading.beyond.push(period);
  return true;
}

/** 'cancelled this year' is not said of the day on which it began. */
function isOfAnotherMoment({ task, question }: Reading, { column }: Role): boolean {
  const said = new Set(question.words.map(({ stem }) => stem));
  const owner = task.tool.tables.find(({ columns }) => columns.some(({ name }) => name === column));
  if (!owner || column === null) return false;
  const isSpoken = (name: string) => wordsOfDateColumn(name, owner.name).some((word) => said.has(word));
  const isMoment = ({ kind, name }: (typeof owner.columns)[number]) =>
    kind === 'date' || kind === 'timestamp' || (kind === 'integer' && /year$/i.test(name));
  return !isSpoken(column) && owner.columns.some((one) => isMoment(one) && isSpoken(one.name));
}

/** undefined: the period says nothing of this end, and the tool's default may stay. */
function valueFor(role: Role, { from, to }: Period, { now }: Reading): string | null | undefined {
  const { parameter, isStrict } = role;
  const fallback = typeof parameter.default === 'string' ? parameter.default : null;
  if (role.side === 'at') return from === null ? (to === null ? undefined : textOf(to - 1)) : textOf(from);
  if (role.side === 'lower') {
    if (from !== null) return textOf(isStrict && parameter.type === 'date' ? from - 1 : from);
    const isPast = fallback !== null && to !== null && fallback >= textOf(to);
    return isPast || (fallback === null && parameter.required)
      ? longAgo
      : fallback === null
        ? null
        : undefined;
  }
  // 'not since March' compares the last time with the beginning of March.
  if (/since|from|after/.test(parameter.name) && from !== null) return textOf(from);
  if (to !== null) return lastOf(role, to);
  return parameter.required || fallback !== null ? lastOf(role, now.today + 1) : null;
}

function lastOf({ parameter, isStrict }: Role, to: number): string {
  if (isStrict) return textOf(to);
  return parameter.type === 'timestamp' ? `${textOf(to - 1)} 23:59:59.999999` : textOf(to - 1);
}
