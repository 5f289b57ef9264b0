import { expect, test } from 'vitest';
import { stems } from '../platform/text-search/tokens.ts';
import { fitOf } from './fit.ts';

const vocabulary = new Set(stems('patients doctors appointments diagnosis prescriptions age of a patient'));
const unread = { bonus: 0, isMeant: true, matched: 0, taken: new Set<string>() };

function fit(question: string, more: Partial<Parameters<typeof fitOf>[0]> = {}): number {
  return fitOf({
    question,
    vocabulary,
    readings: [unread],
    best: { stems: vocabulary },
    score: 0.5,
    cosine: 0.3,
    ...more,
  });
}

test('words of the trade speak for a source, those of another against it, and plain ones neither way', () => {
  const plain = fit('who came in March');
  expect(fit('which nurse came in March')).toBeGreaterThan(plain);
  expect(fit('which lorry came in March')).toBeLessThan(plain);
  expect(fit('which lorry came with a trailer in March')).toBeLessThan(fit('which lorry came in March'));
});

test('a word of another trade that a tool knows does not speak against its source', () => {
  const knowing = new Set([...vocabulary, ...stems('invoice')]);
  const question = 'what is on the invoice';
  expect(fit(question, { vocabulary: knowing })).toBeGreaterThan(fit(question));
});

test('a number of things that no tool knows is another number', () => {
  expect(fit('how many gizmos per month')).toBeLessThan(fit('gizmos of March'));
  expect(fit('how many patients per month')).toBeGreaterThan(fit('how many gizmos per month'));
  const best = { stems: new Set(stems('appointments per month')) };
  expect(fit('prescriptions per month', { best })).toBeLessThan(fit('prescriptions per month'));
  expect(fit('consultations per month', { best })).toBeGreaterThan(fit('prescriptions per month', { best }));
});

test('a real value that was named speaks for the source, and is no word of a trade', () => {
  const question = 'was Anna Trailer in last week';
  const taken = new Set(['anna', 'trailer']);
  const read = { ...unread, matched: 2, taken };
  expect(fit(question, { readings: [read] })).toBeGreaterThan(
    fit(question, { readings: [{ ...read, matched: 0 }] }),
  );
  expect(fit(question, { readings: [{ ...read, matched: 0 }] })).toBeGreaterThan(fit(question));
});

test.each(['🙂', '¿?', '客户', 'xq', '…', '!!! ?'])(
  '[I02] ‘%s’ says nothing that a tool could be for',
  (question) => {
    expect(fit(question, { score: 2, cosine: 0.9 })).toBe(Number.NEGATIVE_INFINITY);
  },
);

test('[I02] a short word that the tools know, or a value of theirs, is a question', () => {
  const short = new Set([...vocabulary, ...stems('客户 ms')]);
  expect(fit('客户', { vocabulary: short })).toBeGreaterThan(Number.NEGATIVE_INFINITY);
  const value = { ...unread, matched: 1, taken: new Set(['ny']) };
  expect(fit('NY', { readings: [value] })).toBeGreaterThan(Number.NEGATIVE_INFINITY);
});
