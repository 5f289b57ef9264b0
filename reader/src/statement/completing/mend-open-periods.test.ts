import { describe, expect, test } from 'vitest';
import type { Condition, Period, PeriodRelation, Select } from '../../query/logical-query.ts';
import { readQuestion } from '../../question/split-question-words.ts';
import { withOpenPeriods } from './mend-open-periods.ts';

const november = { local: '2026-11-19T15:00:00' };

const condition = (relation: PeriodRelation, period: Period): Condition => ({
  kind: 'period',
  relation,
  of: { kind: 'column', column: 8, via: null },
  period,
});

const counted = (where: Condition): Select => ({
  kind: 'select',
  from: { kind: 'tables', tables: [{ table: 1, join: 'inner', via: null }] },
  ...{ where, group: null, distinct: false, select: [{ kind: 'count rows' }], order: [], limit: null },
});

const mended = (text: string, relation: PeriodRelation, period: Period) => {
  const query = withOpenPeriods(counted(condition(relation, period)), readQuestion(text), {
    moment: november,
    isModels: true,
  });
  return query.kind === 'select' ? query.where : null;
};

const words = (first: number, last: number): Period => ({ kind: 'words', first, last });
const named = (name: 'this quarter' | 'this month' | 'this year'): Period => ({ kind: 'named', name });

describe("'since' opens a period", () => {
  test.each([
    ['visits since april', named('this quarter'), words(1, 2)],
    ['visits since the start of june', named('this month'), words(1, 5)],
    ['done visits since 1 april', named('this quarter'), words(2, 4)],
  ])("'%s' is no period that April or June happens to begin", (text, read, meant) => {
    expect(mended(text, 'during', read)).toEqual(condition('since', meant));
  });

  test('a month that something happened since is not that month alone', () => {
    expect(mended('done visits since june', 'during', words(3, 3))).toEqual(condition('since', words(2, 3)));
  });

  test('nor is the coming one meant', () => {
    expect(mended('visits since december', 'since', words(2, 2))).toEqual(condition('since', words(1, 2)));
  });

  test('what begins at the end of a month begins after it', () => {
    expect(mended('visits since the end of march', 'during', words(5, 5))).toEqual(
      condition('after', words(5, 5)),
    );
  });

  test('a period that is said stays', () => {
    const read = condition('during', named('this quarter'));
    expect(mended('paid this quarter by members since april', 'during', named('this quarter'))).toEqual(read);
  });
});

describe("'until' closes one", () => {
  test.each([
    ['visits until end of march', 4, 'until'],
    ['visits until the start of march', 5, 'before'],
    ['visits till march', 2, 'until'],
  ] as const)("'%s'", (text, at, relation) => {
    expect(mended(text, 'during', words(at, at))).toEqual(condition(relation, words(at, at)));
  });

  test('unless it ends a range', () => {
    const range = condition('during', words(1, 3));
    expect(mended('visits april until june', 'during', words(1, 3))).toEqual(range);
    const ahead = condition('during', words(4, 6));
    expect(mended('visits from now until two weeks ahead', 'during', words(4, 6))).toEqual(ahead);
  });
});

test('what is said of no beginning and no end stays as it was read', () => {
  expect(mended('visits in june', 'during', words(2, 2))).toEqual(condition('during', words(2, 2)));
  expect(mended('visits this quarter', 'during', named('this quarter'))).toEqual(
    condition('during', named('this quarter')),
  );
});
