import { givesTheSame, type ReadingOutcome } from './compare-reading-results.ts';
import {
  featuresOf,
  type JudgedQuestion,
  type JudgedReading,
  type JudgeModel,
  type Judgement,
  judgeFeatures,
  loadedModel,
} from './judge-readings.ts';

/** As many of the likeliest readings are run where their words leave open which one is meant. */
export const mostTried = 3;

/** What running a reading gave; `failed`: the database turned it down; null: it was not run. */
export type Tried = ReadingOutcome | 'failed' | null;

/** Readings that give the same, the first of which stands for all. */
export type OutcomeGroup = { members: number[]; outcome: ReadingOutcome | null };

/**
 * Judges once more with what the readings give. Readings that give the same are one answer, as likely as all of them
 * together; the position of a ranked one is that of the first of them.
 */
export function judgeOutcomes(
  question: JudgedQuestion,
  tried: readonly Tried[],
  model: JudgeModel = loadedModel('judge-outcomes.json'),
): Judgement {
  const groups = groupOutcomes(question.readings, tried);
  const features = outcomeFeatures(question, groups);
  const { verdict, ranked } = judgeFeatures(features, question.unanswerable, model);
  return { verdict, ranked: ranked.map((one) => ({ ...one, at: groups[one.at]?.members[0] ?? 0 })) };
}

/** The likeliest group first; readings that failed are in none. */
export function groupOutcomes(readings: readonly JudgedReading[], tried: readonly Tried[]): OutcomeGroup[] {
  const groups: OutcomeGroup[] = [];
  for (const at of readings.keys()) {
    const outcome = tried[at] ?? null;
    if (outcome === 'failed') continue;
    const same =
      outcome && groups.find((group) => group.outcome !== null && givesTheSame(group.outcome, outcome));
    if (same) same.members.push(at);
    else groups.push({ members: [at], outcome });
  }
  const scores = new Map(groups.map((group) => [group, scoreOf(group, readings)]));
  return groups.toSorted((left, right) => (scores.get(right) ?? 0) - (scores.get(left) ?? 0));
}

const scoreOf = ({ members }: OutcomeGroup, readings: readonly JudgedReading[]): number =>
  Math.log(members.reduce((sum, at) => sum + Math.exp(readings[at]?.score ?? -100), 0));

/** The features of `featuresOf` for each group, and what the outcomes add. */
export function outcomeFeatures(
  { readings, unanswerable }: JudgedQuestion,
  groups: readonly OutcomeGroup[],
): number[][] {
  const merged = groups.map((group) => {
    const first = readings[group.members[0] ?? 0] as JudgedReading;
    return { ...first, score: scoreOf(group, readings) };
  });
  const kept = groups.reduce((sum, { members }) => sum + members.length, 0);
  return featuresOf({ readings: merged, unanswerable }).map((features, at) => {
    const { members, outcome } = groups[at] as OutcomeGroup;
    const first = members[0] ?? 0;
    return [
      ...features,
      members.length,
      Math.max(-12, readings[first]?.score ?? 0),
      outcome?.isNothing ? 1 : 0,
      outcome === null ? 0 : Math.min(5, Math.log1p(outcome.rows)),
      readings.length - kept,
      first,
    ];
  });
}
