import { describe, expect, it } from 'vitest';
import { containsGold, type ResultRows, sharesPlaces } from './compare-results.ts';

const table = (...rows: unknown[][]): ResultRows => ({
  columns: rows[0]?.map((_, at) => `c${at}`) ?? [],
  rows,
});

describe('containsGold', () => {
  it('takes rows in any order and further columns', () => {
    expect(containsGold(table(['a', 1], ['b', 2]), table([2, 'x', 'b'], [1, 'y', 'a']))).toBe(true);
  });

  it('wants the values of one row to stay together', () => {
    expect(containsGold(table(['a', 1], ['b', 2]), table(['a', 2], ['b', 1]))).toBe(false);
  });

  it('wants as many rows', () => {
    expect(containsGold(table(['a']), table(['a'], ['a']))).toBe(false);
  });

  it('compares numbers at the precision of the gold result, and texts of numbers as numbers', () => {
    expect(containsGold(table(['12.35']), table([12.3456]))).toBe(true);
    expect(containsGold(table(['12.31']), table([12.3456]))).toBe(false);
    expect(containsGold(table([12]), table([13]))).toBe(false);
  });

  it('takes a date for the midnight that begins it', () => {
    expect(containsGold(table(['2026-05-01']), table([new Date('2026-05-01T00:00:00Z')]))).toBe(true);
  });

  it('takes a number of hours for an interval, a first day for its month, a number for a weekday', () => {
    expect(containsGold(table([{ hours: 1, minutes: 30 }]), table([1.5]))).toBe(true);
    expect(containsGold(table([{ days: 2 }]), table([2]))).toBe(true);
    expect(containsGold(table([{ days: 2 }]), table([3]))).toBe(false);
    expect(containsGold(table(['2026-05', 4]), table(['2026-05-01', 4]))).toBe(true);
    expect(containsGold(table(['Sunday', 4]), table([7, 4]))).toBe(true);
  });
});

describe('sharesPlaces', () => {
  const whole = table(['a', 5], ['b', 5], ['c', 4]);

  it('takes another row of the same place', () => {
    expect(sharesPlaces(table(['a', 5]), whole, table(['x', 5, 'b']))).toBe(true);
  });

  it('wants the same figure, and a row of the ranking', () => {
    expect(sharesPlaces(table(['a', 5]), whole, table(['c', 4]))).toBe(false);
    expect(sharesPlaces(table(['a', 5]), whole, table(['d', 5]))).toBe(false);
    expect(sharesPlaces(table(['a']), table(['a'], ['b']), table(['b']))).toBe(false);
  });
});
