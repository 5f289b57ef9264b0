import { expect, test } from 'vitest';
import { RoundRobinQueue } from './round-robin-queue.ts';

function jobOf(asker: string, steps: number) {
  let left = steps;
  return { asker, size: () => left, step: () => --left };
}

/** Works until nobody waits; whose step each was. */
function served(jobs: readonly ReturnType<typeof jobOf>[]): string {
  const line = new RoundRobinQueue<ReturnType<typeof jobOf>>();
  for (const job of jobs) line.add(job);
  let order = '';
  for (let job = line.next(); job; job = line.next()) {
    order += job.asker;
    if (job.step() === 0) line.leave(job);
  }
  return order;
}

test('whoever asks once does not wait for all that another has asked before', () => {
  const many = Array.from({ length: 6 }, () => jobOf('a', 1));
  expect(served([...many, jobOf('b', 1), jobOf('c', 1)])).toBe('abcaaaaa');
  expect(served([jobOf('a', 5), jobOf('b', 2), jobOf('c', 1)])).toBe('abcabaaa');
});

test('of one asker the shortest goes first', () => {
  const long = jobOf('a', 3);
  const short = jobOf('a', 1);
  const line = new RoundRobinQueue<typeof long>();
  line.add(long);
  line.add(short);
  expect(line.next()).toBe(short);
  line.leave(short);
  expect(line.next()).toBe(long);
  expect(line.lengthOf('a')).toBe(1);
});

test('who comes back after having left waits for those who are still in line', () => {
  const line = new RoundRobinQueue<ReturnType<typeof jobOf>>();
  const other = jobOf('b', 3);
  const first = jobOf('a', 1);
  line.add(first);
  expect(line.next()).toBe(first);
  line.leave(first);
  line.add(other);
  line.add(jobOf('a', 1));
  expect(line.next()).toBe(other);
});
