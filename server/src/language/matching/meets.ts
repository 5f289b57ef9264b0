import { stem, stems, tokens } from '../../platform/text-search/tokens.ts';
import type { AskedShape } from '../question/asked-shape.ts';
import { functionWords } from '../question/function-words.ts';
import { isSpoken } from '../question/like-words.ts';
import { newest, oldest } from '../question/read-wish.ts';
import type { Superlative } from '../question/superlatives.ts';
import { unWordIn } from '../question/un-words.ts';
import type { ToolShape } from '../statement/tool-shape.ts';
import { groupsBy } from '../statement/tool-shape.ts';
import type { Suited } from './suits.ts';
import { isNegative } from './suits.ts';

type Asked = { question: string; shape: AskedShape; head: string | null };

type Read = {
  /** Stems of the parameters that took something up. */
  filled: ReadonlySet<string>;
  /** What may yet be rewritten. */
  unused: readonly string[];
};

const cue =
  /\b(?:never|without|nobody|no\s?one|unsold|unused|lacks?|lacking|missing|with\s+no|(?:have|has|had)\s+no(?:t)?|(?:have|has|did|do|does)n['’]?t|(?:did|do|does|were|was|are|is)\s+not)\b/i;

/**
 * Whether a tool can be what was asked for at all: it counts what is to be counted, and lacks what is to be lacking.
 */
export function meets(
  { question, shape, head }: Asked,
  { shape: own, named, shown }: Suited,
  { filled, unused }: Read,
): boolean {
  if (shape.counts && head !== null) {
    const isCounted =
      own.kind === 'list'
        ? own.root.has(head) || named.has(head)
        : own.measured.has(head) || countsRows(own, head) || (own.isNarrow && own.dimensions.has(head));
    if (!isCounted) return false;
  }
  if (head !== null && (shape.dimensions.length > 0 || shape.absent)) {
    const isAbout =
      [own.root, named, own.measured, own.dimensions].some((words) => isSpoken(head, words)) ||
      isNamedSo(shape, own, named);
    const isOtherFigure =
      own.kind === 'groups' &&
      !shape.dimensions.every((one) => groupsBy(own, one)) &&
      named.has(head) &&
      !own.measured.has(head);
    if (isOtherFigure && !shape.words.some((word) => word !== head && isSpoken(word, own.measured)))
      return false;
    // Rows of a list are counted for each of something: they have to be what was asked for.
    if (own.kind === 'list' && shape.dimensions.length > 0 && !own.root.has(head)) return false;
    if (!isAbout || (shape.absent && own.isAbsence && !own.root.has(head))) return false;
  }
  if (shape.lists && head !== null && own.kind === 'list' && !own.root.has(head) && !named.has(head))
    return false;
  // The newest of something are rows of it, and so are the largest: no figure over them says which.
  const isOfRows =
    (newest.test(question) || oldest.test(question)) && shape.dimensions.length === 0 && !shape.counts;
  const isExtreme = own.measures.some(({ does }) => does === 'extreme');
  if (isOfRows && own.kind !== 'list' && !isExtreme) return false;
  if (shape.sortBy !== null && !isSortable(shape.sortBy, own, head)) return false;
  // One row of figures names nobody who leads.
  if (shape.ranks !== null && own.kind === 'figures' && !isExtreme && !shape.averages) return false;
  if (/\b(?:share|percentage|percent|proportion)\s+of\b/i.test(question) && own.kind === 'list') return false;
  const isMean = own.measures.some(({ does }) => does === 'average') || named.has(stem('average'));
  if (shape.averages && own.kind !== 'list' && !isMean) return false;
  if (/^\s*why\b/i.test(question) && !isReasoned(own, named, shown)) return false;
  const mean = averaged.exec(question)?.[1];
  if (mean !== undefined && !speaksOf(stem(mean.toLowerCase()), [own.measured, named, shown, own.root]))
    return false;
  if (shape.rankedBy.length > 0 && own.kind === 'groups') {
    const isBy = shape.rankedBy.some((one) => isSpoken(one, own.measured) || isSpoken(one, named));
    if (!isBy && /\bthe\s+most\b/i.test(question)) return false;
  }
  if (head === null && shape.dimensions.length > 0) {
    const thing = perEach.exec(question)?.[1];
    const known = [own.root, named, own.measured, own.dimensions, shown];
    if (thing !== undefined && !known.some((words) => isSpoken(stem(thing.toLowerCase()), words)))
      return false;
  }
  if (shape.ranks !== null && shape.dimensions.length === 0 && head !== null) {
    // Who leads is asked for: neither a list of other things nor a number of them for each of something else.
    const isOfOthers = own.kind === 'list' && !own.root.has(head) && !named.has(head);
    const isCountOfThem =
      own.kind === 'groups' &&
      own.measured.has(head) &&
      !own.dimensions.has(head) &&
      !shape.rankedBy.includes(head);
    if (isOfOthers || isCountOfThem) return false;
  }
  // Names in their own order tell nothing of who has the most.
  const isUnranked = own.kind === 'list' && (own.order !== 'falling' || own.isByTime) && !own.isNarrow;
  if (shape.ranks !== null && shape.sortBy === null && isUnranked) return false;
  const missing = missingThings(question);
  if (missing.length === 0) return !own.isAbsence || shape.absent || shape.counts || quiet.test(question);
  if (!own.isAbsence && missing.some((word) => isSpoken(word, own.root))) return false;
  const isOther = own.isAbsence && missing.some((word) => shown.has(word) && !named.has(word));
  if (isOther) return false;
  const isTaken = missing.some(
    (word) => filled.has(word) || unused.some((said) => wordsOf(said).includes(word)),
  );
  // 'Invoices paid late' are the opposite of those not paid.
  const isOpposite = !own.isAbsence && missing.some((word) => named.has(word)) && !isNegative(named);
  if (isOpposite && !isTaken) return false;
  if (!own.isAbsence && !own.isNarrow) return isTaken;
  if (isTaken || missing.some((word) => isSpoken(word, named))) return true;
  return own.isAbsence || (own.isNarrow && filled.size > 0);
}

/** Other words for what is not there. */
const quiet =
  /\b(?:no|not|yet|zero|empty|inactive|idle|dormant|quiet|silent|lost|gone|churn\w*|stopped|stale|dead|forgotten|neglected|anymore|miss\w*|un\w+|lack\w*|free|only)\b/i;

const averaged = /\b(?:average|mean|avg|typical)\s+(?:of\s+)?(?:the\s+|our\s+)?(\p{L}{3,})/iu;

/** Of the mean of something it has to know what that is. */
function speaksOf(word: string, places: readonly ReadonlySet<string>[]): boolean {
  return places.some((words) => isSpoken(word, words));
}

/** 'cheapest' wants rows that have a price; the largest of something may also be what adds up to most. */
function isSortable({ nouns }: Superlative, own: ToolShape, head: string | null): boolean {
  if (own.kind === 'list') return true;
  if (own.kind === 'figures') return false;
  const isMeasured = nouns.some((noun) => own.sortedBy.has(noun) || isSpoken(noun, own.measured));
  return isMeasured || (nouns.includes(stem('size')) && head !== null && own.dimensions.has(head));
}

/** Why something happened is told by reasons alone. */
function isReasoned(own: ToolShape, ...places: readonly ReadonlySet<string>[]): boolean {
  const reasons = ['reason', 'cause', 'why'].map(stem);
  return [own.dimensions, own.columns, ...places].some((words) => reasons.some((one) => words.has(one)));
}

/** A number of its rows for each of something is a number of them, whatever it is called. */
function countsRows({ kind, root, measures }: ToolShape, head: string): boolean {
  return kind === 'groups' && root.has(head) && measures.some(({ does }) => does === 'count');
}

/** It groups as it was asked to, and bears a name of several words that were said: 'weekly cash flow'. */
function isNamedSo({ dimensions, words }: AskedShape, own: ToolShape, named: ReadonlySet<string>): boolean {
  const said = words.filter((word) => named.has(word) && !dimensions.includes(word) && word !== stem('new'));
  return dimensions.length > 0 && dimensions.every((one) => groupsBy(own, one)) && said.length > 1;
}

const perEach = /\b(\p{L}{3,}s)\s+(?:by|per|for\s+each|in\s+each)\b/iu;

function wordsOf(said: string): string[] {
  const un = unWordIn(said);
  return [...stems(said), ...(un ? [stem(un.of)] : [])];
}

/** Stems of what is said to be missing: 'email' of 'customers without an email'. */
function missingThings(question: string): string[] {
  const match = cue.exec(question);
  const un = match ? null : unWordIn(question);
  if (un) return [stem(un.of)];
  if (!match) return [];
  const after = question.slice(match.index + match[0].length);
  const own = /^un(\w+)$/.exec(match[0].toLowerCase())?.[1];
  const words = tokens(after).filter((word) => !functionWords.has(word) && !dull.test(word));
  return [...(own ? [own] : []), ...words.slice(0, 2)].map(stem);
}

const dull =
  /^(single|yet|made|placed|had|got|month|year|week|day|days|weeks|months|years|anything|something)$/;
