import type { NamedPeriod, Period } from '../reader/src/query/logical-query.ts';
import { boundsOfPeriod, type PeriodBounds } from '../reader/src/question/resolve-period.ts';
import { readQuestion, type Question as Words } from '../reader/src/question/split-question-words.ts';
import {
  addUnits,
  type CalendarUnit,
  type Clock,
  readClock,
  startOf,
} from '../reader/src/question/wall-clock-arithmetic.ts';
import {
  momentOfAsking,
  type Part,
  partOf,
  questionDatabases,
  questionsOf,
  statementsOf,
} from './read-questions.ts';

/** How many of the date bounds in gold statements something in their question says. `--show` lists the others. */
const moment = readClock(momentOfAsking.local);
const longestSpan = 8;

type Bounds = { lower?: Clock; upper?: Clock };

const shift = String.raw`(?:\s*[+-]\s*interval\s*'[^']+')`;
const point = String.raw`(?:(?:date|timestamp|timestamptz)\s*'[^']+'|date_trunc\('\w+',\s*moment\(\)\)|moment\(\)(?:::date)?)`;
const comparison = new RegExp(String.raw`([\w."()]+)\s*(>=|<=|>|<)\s*(${point}${shift}*)`, 'gi');

function boundsOf(sql: string): Bounds[] {
  const found: (Bounds & { of: string })[] = [];
  for (const [, of = '', operator = '', text = ''] of sql.matchAll(comparison)) {
    const clock = evaluate(text);
    if (clock === null || /^moment\(\)(?:::date)?$/.test(text)) continue;
    const side = operator.startsWith('>') ? 'lower' : 'upper';
    const open = found.findLast((one) => one.of === of && one[side] === undefined);
    if (open === undefined) found.push({ of, [side]: clock });
    else open[side] = clock;
  }
  return found;
}

/** Date arithmetic as the gold statements write it. */
function evaluate(text: string): Clock | null {
  const [base = ''] = new RegExp(`^${point}`, 'i').exec(text) ?? [];
  const literal = /'(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d))?/.exec(base);
  const unit = /date_trunc\('(\w+)'/i.exec(base)?.[1] as CalendarUnit | undefined;
  let clock = literal === null ? moment : readClock(`${literal[1]}T${literal[2] ?? '00:00'}:00`);
  if (unit !== undefined) clock = startOf(unit, moment);
  else if (base.endsWith('::date')) clock = startOf('day', moment);
  for (const [, sign, count, name] of text.matchAll(/([+-])\s*interval\s*'(\d+)\s*(\w+?)s?'/g)) {
    clock = addUnits(clock, name as CalendarUnit, (sign === '-' ? -1 : 1) * Number(count));
  }
  return Number.isNaN(clock) ? null : clock;
}

const names: readonly NamedPeriod[] = [
  ...(['today', 'this week', 'this month', 'this quarter', 'this year', 'last month', 'last year'] as const),
];

/** What says these bounds: words, the period before or a year before them, or a name without words. */
function sayingOf(question: Words, bounds: Bounds): 'words' | 'before words' | 'name' | null {
  const spans: Period[] = question.words.flatMap((_, first) =>
    Array.from(
      { length: longestSpan },
      (_span, more): Period => ({ kind: 'words', first, last: first + more }),
    ),
  );
  const fits = (period: Period) => isSaidBy(boundsOfPeriod(period, question, momentOfAsking), bounds);
  if (spans.some(fits)) return 'words';
  if (spans.some((of) => fits({ kind: 'previous', of }) || fits({ kind: 'year earlier', of })))
    return 'before words';
  return names.some((name) => fits({ kind: 'named', name })) ? 'name' : null;
}

/** A bound that the statement leaves open fits any period; days are compared, not hours. */
function isSaidBy(period: PeriodBounds | null, { lower, upper }: Bounds): boolean {
  if (period === null) return false;
  const isDay = (left: Clock, right: Clock) => startOf('day', left) === startOf('day', right);
  const [start, end] = [readClock(period.start), readClock(period.end)];
  if (lower === undefined) return upper !== undefined && (isDay(start, upper) || isDay(end, upper));
  if (upper === undefined) return isDay(start, lower) || isDay(end, lower);
  return isDay(start, lower) && (isDay(end, upper) || end > moment);
}

function measure(part: Part, show: boolean): void {
  const counts = { words: 0, 'before words': 0, name: 0, none: 0, 'none, ambiguous question': 0 };
  for (const database of questionDatabases().filter((name) => partOf(name) === part)) {
    const questions = questionsOf(database);
    const byId = new Map(questions.map((question) => [question.id, question]));
    for (const question of questions) {
      const words = readQuestion(question.question, byId.get(question.after ?? -1)?.question);
      for (const bounds of statementsOf(question).flatMap(boundsOf)) {
        const saying =
          sayingOf(words, bounds) ?? (question.sql === null ? 'none, ambiguous question' : 'none');
        counts[saying] += 1;
        if (saying === 'none' && show)
          console.log(`${database} ${question.id}: ${words.text} ${describe(bounds)}`);
      }
    }
  }
  console.log(part, counts);
}

const describe = ({ lower, upper }: Bounds): string =>
  [lower, upper].map((clock) => (clock === undefined ? '…' : new Date(clock).toISOString())).join(' to ');

measure('training', process.argv.includes('--show'));
measure('tuning', false);
