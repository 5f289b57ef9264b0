import type { LogicalQuery, Period, PeriodRelation } from '../../query/logical-query.ts';
import { type Moment, resolvePeriod } from '../../question/resolve-period.ts';
import type { Question } from '../../question/split-question-words.ts';
import { isSaid, sayPeriodInFull } from './say-period-in-full.ts';

type PeriodTest = { kind: 'period'; relation: PeriodRelation; period: Period };

/**
 * 'Since April' and 'until the end of March' say themselves where a period begins or ends. Asked in June, 'since April'
 * is this quarter and 'since June' is June: models that were trained on questions of June take it for that at any time.
 */
export function withOpenPeriods(
  query: LogicalQuery,
  question: Question,
  { moment, isModels }: { moment: Moment; isModels: boolean },
): LogicalQuery {
  const words = question.words.map(({ text }) => text.toLowerCase());
  return mended(query, { question, words, moment, isModels });
}

/** `isModels`: the query is the model's, and means by its periods what they were where that learned. */
type Asked = { question: Question; words: readonly string[]; moment: Moment; isModels: boolean };

function mended<Node>(node: Node, asked: Asked): Node {
  if (Array.isArray(node)) return node.map((one) => mended(one, asked)) as Node;
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, mended(value, asked)]),
  ) as Node & { kind?: string; relation?: string };
  if (copy.kind !== 'period' || copy.relation === undefined) return copy;
  return { ...copy, ...asSaid(copy as unknown as PeriodTest, asked) };
}

function asSaid(test: PeriodTest, asked: Asked): Pick<PeriodTest, 'relation' | 'period'> {
  const { question, moment, isModels } = asked;
  const { relation } = test;
  const name = test.period.kind === 'named' ? test.period.name : null;
  const isOpen = relation === 'during' || relation === 'since';
  const since = isOpen && name !== null && !isSaid(name, question) ? sinceIn(asked) : null;
  if (since !== null) return { relation: 'since', period: since };
  const period = isModels ? sayPeriodInFull(test.period, question, moment) : test.period;
  return period.kind === 'words' ? withOpening(relation, period, asked) : { relation, period };
}

type Words = Extract<Period, { kind: 'words' }>;

/** Words that lead from 'since' or 'until' to a period without being part of it. */
const between: ReadonlySet<string> = new Set(['the', 'start', 'beginning', 'end', 'of']);
const openings: ReadonlySet<string> = new Set(['since', 'until', 'till']);

function withOpening(
  relation: PeriodRelation,
  period: Words,
  asked: Asked,
): Pick<PeriodTest, 'relation' | 'period'> {
  const { words } = asked;
  let at = period.first;
  if (!openings.has(words[at] ?? '')) at -= 1;
  while (at >= 0 && between.has(words[at] ?? '')) at -= 1;
  const opening = words[at];
  if (opening === undefined || !openings.has(opening)) return { relation, period };
  const isSame = relation === 'during' || relation === 'since' || relation === 'until';
  if (!isSame || (opening !== 'since' && isRange(asked, at))) return { relation, period };
  const lead = words.slice(at + 1, period.last + 1);
  if (lead.includes('end')) return { relation: opening === 'since' ? 'after' : 'until', period };
  if (opening !== 'since')
    return { relation: lead.includes('start') || lead.includes('beginning') ? 'before' : 'until', period };
  const whole = { ...period, first: at };
  return { relation: 'since', period: resolves(asked, whole) ? whole : period };
}

const resolves = ({ question, moment }: Asked, { first, last }: { first: number; last: number }): boolean =>
  resolvePeriod(question, first, last, moment) !== null;

const beginnings: ReadonlySet<string> = new Set(['from', 'between', 'now', 'today']);

/** 'April until June', 'from now until next week': what ends with this 'until' has its beginning before it. */
const isRange = (asked: Asked, until: number): boolean =>
  asked.words.slice(0, until).some((word) => beginnings.has(word)) ||
  [1, 2, 3].some((back) => until >= back && resolves(asked, { first: until - back, last: until - 1 }));

const longestPeriod = 7;

/** The words of 'since April', of the question itself rather than of the one before. */
function sinceIn(asked: Asked): Words | null {
  const { words, question } = asked;
  const places = words.flatMap((word, at) => (word === 'since' ? [at] : []));
  const first = places.find((at) => at >= question.previousWords) ?? places[0];
  if (first === undefined) return null;
  const ends = Array.from({ length: longestPeriod }, (_, more) => first + longestPeriod - more);
  const last = ends.find((end) => end < words.length && resolves(asked, { first, last: end }));
  return last === undefined ? null : { kind: 'words', first, last };
}
