import { stem } from '../../platform/text-search/tokens.ts';
import type { AskedShape } from '../question/asked-shape.ts';
import { isSpoken } from '../question/like-words.ts';
import type { ToolShape } from '../statement/tool-shape.ts';
import { groupsBy } from '../statement/tool-shape.ts';

/** A tool as far as the kind of its answer is concerned. */
export type Suited = {
  shape: ToolShape;
  /** Stems of its name. */
  named: ReadonlySet<string>;
  /** Stems of the columns that it reads. */
  shown: ReadonlySet<string>;
  /** It sets one period against another. */
  isComparison: boolean;
};

const units = new Set(['day', 'week', 'month', 'quarter', 'year', 'hour', 'weekday'].map(stem));
const spans = new Set(['days', 'hours', 'minutes', 'duration'].map(stem));

/** What is worth how much beside the blend of meaning and words. */
const worth = {
  grouped: 0.16,
  otherGroups: -0.22,
  ungroupedList: -0.08,
  ungroupedFigures: -0.15,
  countedOnce: 0.14,
  countedByGroups: -0.18,
  listed: 0.06,
  listedByName: 0.12,
  groupedUnasked: -0.06,
  overTimeUnasked: -0.2,
  ranked: 0.1,
  rankedBy: 0.12,
  rankedOtherwise: -0.08,
  absent: 0.16,
  notAbsent: -0.1,
  absentUnasked: -0.3,
  compared: 0.16,
  comparedUnasked: -0.35,
  averaged: 0.1,
  notAveraged: -0.08,
  lasting: 0.12,
  lastingUnasked: -0.25,
  measured: 0.1,
  sorted: 0.16,
  sortable: 0.08,
  notSortable: -0.15,
  about: 0.07,
  aboutOthers: -0.12,
} as const;

/** How well the kind of a tool's answer suits the kind that was asked for; 0 where nothing speaks for or against. */
export function suits(asked: AskedShape, tool: Suited, head: string | null): number {
  return (
    ofGroups(asked, tool, head) +
    ofRanking(asked, tool, head) +
    ofAbsence(asked, tool) +
    ofComparison(asked, tool) +
    ofFigures(asked, tool) +
    ofOrder(asked, tool) +
    ofMeasure(asked, tool, head) +
    ofSubject(tool, head)
  );
}

function ofGroups(asked: AskedShape, { shape }: Suited, head: string | null): number {
  const { dimensions, counts, totals, averages, ranks, compares, lasts } = asked;
  if (dimensions.length > 0) {
    return dimensions.reduce((sum, one) => sum + ofDimension(shape, one), 0);
  }
  const isCounting = shape.measures.some(({ does }) => does === 'count');
  if (counts) {
    if (shape.kind === 'figures') return isCounting ? worth.countedOnce : 0;
    return shape.kind === 'groups' ? worth.countedByGroups : 0;
  }
  if (totals) return shape.kind === 'figures' ? worth.countedOnce : 0;
  if (asked.lists) return shape.kind === 'list' ? worth.listedByName : -worth.listedByName;
  const isPlain = !averages && ranks === null && !compares && !lasts;
  if (!isPlain) return 0;
  if (shape.kind !== 'groups') return shape.kind === 'list' ? worth.listed : 0;
  // 'films of 2020' are films, and no number of them a month.
  const isOverTime = [...shape.dimensions].every((one) => units.has(one));
  return isOverTime && head !== null && shape.root.has(head) ? worth.overTimeUnasked : worth.groupedUnasked;
}

function ofDimension(shape: ToolShape, dimension: string): number {
  if (groupsBy(shape, dimension)) return worth.grouped;
  if (shape.kind === 'groups') return worth.otherGroups;
  return shape.kind === 'list' ? worth.ungroupedList : worth.ungroupedFigures;
}

function ofRanking(
  { rankedBy, ranks, sortBy, dimensions }: AskedShape,
  { shape, named }: Suited,
  head: string | null,
): number {
  if (rankedBy.length === 0) {
    const isOverTime = shape.kind === 'groups' && [...shape.dimensions].every((one) => units.has(one));
    if (ranks !== null && dimensions.length === 0 && isOverTime) return worth.rankedOtherwise;
    const isRanking =
      ranks !== null && sortBy === null && head !== null && shape.kind === 'groups' && shape.order !== null;
    return isRanking && (shape.dimensions.has(head) || named.has(head)) ? worth.ranked : 0;
  }
  const isBy = rankedBy.some((one) => isSpoken(one, shape.measured) || isSpoken(one, named));
  return isBy ? worth.rankedBy : worth.rankedOtherwise;
}

const negative = ['not', 'never', 'without', 'no'].map(stem);

export function isNegative(named: ReadonlySet<string>): boolean {
  return negative.some((word) => named.has(word));
}

/** 'cheapest' wants rows that have a price; a ranking by something else is none. */
function ofOrder({ sortBy }: AskedShape, { shape, shown }: Suited): number {
  if (!sortBy) return 0;
  const has = (words: ReadonlySet<string>) => sortBy.nouns.some((noun) => words.has(noun));
  if (has(shape.sortedBy)) return worth.sorted;
  return shape.kind === 'list' && has(shown) ? worth.sortable : worth.notSortable;
}

/** It measures what the question speaks of: 'sell' is revenue. */
function ofMeasure({ words }: AskedShape, { shape }: Suited, head: string | null): number {
  const isNamed = words.some((word) => word !== head && !units.has(word) && isSpoken(word, shape.measured));
  return shape.kind !== 'list' && isNamed ? worth.measured : 0;
}

function ofAbsence({ absent, pending }: AskedShape, { shape, named }: Suited): number {
  // 'open tickets' are those not closed yet.
  if (pending && shape.isNarrow && !shape.isAbsence && named.has('not')) return worth.absent;
  if (absent) return shape.isAbsence ? worth.absent : shape.isNarrow ? 0 : worth.notAbsent;
  return shape.isAbsence || isNegative(named) ? worth.absentUnasked : 0;
}

function ofComparison({ compares }: AskedShape, { isComparison }: Suited): number {
  if (!isComparison) return 0;
  return compares ? worth.compared : worth.comparedUnasked;
}

function ofFigures({ averages, lasts, words }: AskedShape, { shape, named }: Suited): number {
  const isMean = shape.measures.some(({ does }) => does === 'average') || named.has(stem('average'));
  const isSpan = [...shape.measured, ...named].some((one) => spans.has(one));
  return (
    (averages ? (isMean ? worth.averaged : worth.notAveraged) : 0) +
    (lasts && isSpan ? worth.lasting : 0) +
    (!lasts && isSpan && isMean && !words.some((word) => spans.has(word)) ? worth.lastingUnasked : 0)
  );
}

/** 'how many orders' asks for orders: a list of customers is none, whatever else it says. */
function ofSubject({ shape, named }: Suited, head: string | null): number {
  if (head === null) return 0;
  const isAbout =
    shape.kind === 'list'
      ? shape.root.has(head)
      : named.has(head) || shape.measured.has(head) || shape.dimensions.has(head) || shape.root.has(head);
  return isAbout ? worth.about : worth.aboutOthers;
}
