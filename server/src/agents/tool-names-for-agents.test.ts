import { expect, test } from 'vitest';
import { toolNamesForAgents } from './tool-names-for-agents.ts';

const tool = (id: string, systemName: string) => ({ id, systemName });
const called = (...tools: { id: string; systemName: string }[]) => [...toolNamesForAgents(tools).values()];

test('[L01] a tool is called by its system name without the timestamp', () => {
  expect(called(tool('a', 'top_customers_2024_1763190000000'))).toEqual(['top_customers_2024']);
});

test('[L01] of two tools with one name neither has it, so that it never means another one than it did', () => {
  const first = tool('a', 'orders_1763190000000');
  const second = tool('b', 'orders_1763190000001');
  const both = called(first, second);
  expect(new Set(both).size).toBe(2);
  for (const name of both) expect(name).toMatch(/^orders_[0-9a-f]{6}$/);
  expect(called(second, first)).toEqual(both.toReversed());
  expect(called(first)).toEqual(['orders']);
});

test('[L01] no tool takes the name of one of ours', () => {
  expect(called(tool('a', 'ask_1763190000000'))[0]).toMatch(/^ask_[0-9a-f]{6}$/);
});
