import { expect, test } from 'vitest';
import { TurnsByPerson } from './turns-by-person.ts';

function lineOf(...items: string[]): TurnsByPerson<string> {
  const line = new TurnsByPerson<string>();
  for (const item of items) line.add(item.slice(0, 1), item);
  return line;
}

function inOrder(line: TurnsByPerson<string>): string[] {
  return Array.from({ length: line.length }, () => line.next() ?? 'nothing');
}

test('people take turns, whoever came first', () => {
  const line = lineOf('a1', 'a2', 'a3', 'b1', 'c1', 'b2');
  expect(line.length).toBe(6);
  expect(inOrder(line)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  expect(line.next()).toBeUndefined();
});

test('who leaves gives up that place alone', () => {
  const line = lineOf('a1', 'a2', 'b1');
  line.leave('a', 'a1');
  line.leave('b', 'a2');
  line.leave('c', 'c1');
  expect(inOrder(line)).toEqual(['a2', 'b1']);
});

test('who waits with most makes room for others, down to as much as they have', () => {
  const line = lineOf('a1', 'a2', 'a3', 'b1');
  expect(line.makeRoomFor('c')).toBe('a3');
  line.add('c', 'c1');
  expect(line.makeRoomFor('c')).toBeUndefined();
  expect(line.makeRoomFor('a')).toBeUndefined();
  expect(line.makeRoomFor('d')).toBe('a2');
  expect(line.makeRoomFor('d')).toBeUndefined();
  expect(inOrder(line)).toEqual(['a1', 'b1', 'c1']);
});
