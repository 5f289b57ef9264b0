import { type Expression, partsOf, within } from '../query-tree.ts';

/** In the order in which a unit names them. */
const fields = [
  'year',
  'quarter',
  'month',
  'week',
  'day of year',
  'day',
  'weekday',
  'hour',
  'minute',
] as const;
type Field = (typeof fields)[number];
type Fields = readonly Field[];

/** Fields of EXTRACT and date_part, and functions that give one part. */
const named: Readonly<Record<string, Fields>> = {
  year: ['year'],
  isoyear: ['year'],
  quarter: ['quarter'],
  month: ['month'],
  monthname: ['month'],
  year_month: ['year', 'month'],
  week: ['week'],
  weekofyear: ['week'],
  yearweek: ['year', 'week'],
  day: ['day'],
  dayofmonth: ['day'],
  doy: ['day of year'],
  dayofyear: ['day of year'],
  dow: ['weekday'],
  isodow: ['weekday'],
  weekday: ['weekday'],
  dayofweek: ['weekday'],
  dayname: ['weekday'],
  hour: ['hour'],
  minute: ['minute'],
  last_day: ['year', 'month'],
};
const wholeDay: Fields = ['year', 'month', 'day'];
/** Units of date_trunc, and what date() of SQLite is told to go back to. */
const truncated: Readonly<Record<string, Fields>> = {
  year: ['year'],
  quarter: ['year', 'quarter'],
  month: ['year', 'month'],
  week: ['year', 'week'],
  day: wholeDay,
  hour: [...wholeDay, 'hour'],
  minute: [...wholeDay, 'hour', 'minute'],
  'start of year': ['year'],
  'start of month': ['year', 'month'],
  'start of day': wholeDay,
  ...Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6].map((day): [string, Fields] => [`weekday ${day}`, ['year', 'week']]),
  ),
};
const extracting: ReadonlySet<string> = new Set(['extract', 'date_part']);
const truncating: ReadonlySet<string> = new Set(['date_trunc', 'date', 'datetime']);

/** `%W` is the number of a week for SQLite and the name of a weekday for MySQL, `%M` a minute and a month. */
const ofPercent: Readonly<Record<'strftime' | 'date_format', Readonly<Record<string, string>>>> = {
  strftime: {
    year: 'YGg',
    month: 'm',
    week: 'WUV',
    'day of year': 'j',
    day: 'de',
    weekday: 'wu',
    hour: 'HIkl',
    minute: 'M',
  },
  date_format: {
    year: 'YyXx',
    month: 'mcbM',
    week: 'UuVv',
    'day of year': 'j',
    day: 'deD',
    weekday: 'waW',
    hour: 'HhIkl',
    minute: 'i',
  },
};
/** Of to_char, longer ones first: DDD is no DD. */
const ofLetters =
  /"[^"]*"|(?<year>i?y{2,4})|(?<dayOfYear>i?ddd)|(?<month>month|mon|mm|rm)|(?<minute>mi)|(?<week>[iw]w)|(?<hour>hh(?:24|12)?)|(?<weekday>day|dy|id|\bd\b)|(?<day>dd)|(?<quarter>q)/gi;

/** 'year+month' of `date_trunc('month', placed_at)`, and of its year put before its month; '' where a value is taken as it is. */
export function momentUnitOf(expression: Expression): string {
  return unitOf(fieldsIn(expression));
}

/** The unit of several parts of one moment: a year and a month are a month of a year. */
export function momentUnitTogether(units: readonly string[]): string {
  // The whole value tells every part of it.
  if (units.includes('')) return '';
  return unitOf(new Set(units.flatMap((unit) => unit.split('+') as Field[])));
}

function unitOf(found: ReadonlySet<Field>): string {
  const isDay = found.has('year') && (found.has('day of year') || (found.has('month') && found.has('day')));
  if (isDay) {
    const smaller = fields.filter((field) => found.has(field) && (field === 'hour' || field === 'minute'));
    return [...wholeDay, ...smaller].join('+');
  }
  // A month lies in one quarter.
  return fields.filter((field) => found.has(field) && !(field === 'quarter' && found.has('month'))).join('+');
}

function fieldsIn(expression: Expression): Set<Field> {
  const own = expression.type === 'call' ? fieldsOfCall(expression) : [];
  const inner = new Set(partsOf(expression).flatMap((part) => [...fieldsIn(part)]));
  if (isThird(expression) && inner.delete('month')) inner.add('quarter');
  const found = new Set([...own, ...inner]);
  // Back from the month to the first of its quarter, from the day to the first of its week.
  if (own.includes('month') && inner.has('quarter')) found.delete('month');
  if (found.has('year') && found.has('day') && found.has('weekday'))
    return new Set([...found].filter((field) => !['month', 'day', 'weekday'].includes(field)).concat('week'));
  return found;
}

type Call = Extract<Expression, { type: 'call' }>;

function fieldsOfCall({ name, parts }: Call): Fields {
  const literals = parts.flatMap((part) => (part.type === 'literal' ? [part.value] : []));
  const [word = ''] = literals;
  if (extracting.has(name)) return fieldsNamed(named, word);
  if (name === 'to_char') return fieldsOfLetters(word);
  if (name === 'strftime' || name === 'date_format') return fieldsOfPercent(name, word);
  if (!truncating.has(name)) return parts.length > 0 ? fieldsNamed(named, name) : [];
  const unit = literals.map((text) => fieldsNamed(truncated, text)).find(({ length }) => length > 0);
  return unit ?? (name === 'date' ? wholeDay : []);
}

/** A function or unit may be called as something that every object has. */
const fieldsNamed = (table: Readonly<Record<string, Fields>>, name: string): Fields => {
  const key = name.toLowerCase();
  return Object.hasOwn(table, key) ? (table[key] ?? []) : [];
};

function fieldsOfPercent(call: keyof typeof ofPercent, format: string): Fields {
  const letters = [...format.matchAll(/%(\w)/g)].map(([, letter = '']) => letter);
  if (/%F/.test(format)) return wholeDay;
  return withoutNamedDay(
    fields.filter((field) => letters.some((letter) => ofPercent[call][field]?.includes(letter))),
  );
}

/** A date that is written with the name of its day is a date. */
const withoutNamedDay = (found: Fields): Fields =>
  found.includes('day') ? found.filter((field) => field !== 'weekday') : found;

function fieldsOfLetters(format: string): Fields {
  const groups = [...format.matchAll(ofLetters)].flatMap(({ groups: found }) =>
    Object.entries(found ?? {}).flatMap(([group, text]) => (text === undefined ? [] : [group])),
  );
  return withoutNamedDay(
    fields.filter((field) => groups.includes(field === 'day of year' ? 'dayOfYear' : field)),
  );
}

/** `(month + 2) / 3`, and `(month - 1) % 3` to be taken off it. */
function isThird(expression: Expression): boolean {
  if (expression.type !== 'operation' || !['/', '%'].includes(expression.name)) return false;
  const [divided, divisor] = expression.parts;
  // `month % 3` alone is its place in a quarter.
  if (expression.name === '%' && divided?.type !== 'operation') return false;
  return divisor?.type === 'literal' && Number(divisor.value) === 3;
}

/** Units and formats in an expression: no values that somebody looks for. */
export function unitsNamedIn(expression: Expression): Set<Expression> {
  return new Set(
    [...within(expression)].flatMap((one) => {
      if (one.type !== 'call') return [];
      const isUnit = (text: string) => fieldsNamed(truncated, text).length > 0;
      const isFormat =
        extracting.has(one.name) || /^(?:to_char|strftime|date_format|date_trunc)$/.test(one.name);
      const literals = one.parts.filter((part) => part.type === 'literal');
      return isFormat
        ? literals.slice(0, 1)
        : literals.filter(({ value }) => truncating.has(one.name) && isUnit(value));
    }),
  );
}
