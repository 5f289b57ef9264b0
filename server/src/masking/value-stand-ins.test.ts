import { expect, test } from 'vitest';
import { createStandIns } from './value-stand-ins.ts';

const known = [
  { value: 'Ada Lovelace', category: 'person' as const },
  { value: 'Will Müller', category: 'person' as const },
  { value: '+49 30 123456', category: 'phone' as const },
];

test('[P04] values are found in any case, names by their parts, and come back as they were', () => {
  const { hide, reveal } = createStandIns('key', known);
  const hidden = hide('orders of ada lovelace and Müller, called at +49 30 123456?');
  expect(hidden).toMatch(/^orders of person_[a-z]{8} and person_[a-z]{8}, called at phone_[a-z]{8}\?$/);
  expect(reveal(hidden)).toBe('orders of Ada Lovelace and Müller, called at +49 30 123456?');
  expect(reveal(hidden.toUpperCase())).toContain('Ada Lovelace');
});

test('[P04] words that are also parts of names stay where they are not written like one', () => {
  const { hide } = createStandIns('key', known);
  expect(hide('how many will come?')).toBe('how many will come?');
  expect(hide('the adage')).toBe('the adage');
});

test('[P04] addresses, accounts, cards and numbers to call are found by their form', () => {
  const { hide, reveal } = createStandIns('key');
  const text = 'x@example.org, DE89 3704 0044 0532 0130 00, 4111 1111 1111 1111, +44 20 7946 0958';
  const hidden = hide(text);
  expect(hidden).toMatch(/^email_[a-z]{8}, iban_[a-z]{8}, card_[a-z]{8}, phone_[a-z]{8}$/);
  expect(reveal(hidden)).toBe(text);
  expect(hide('from 2026-01-01 to 2026-02-01, top 10 of 12345678')).toBe(
    'from 2026-01-01 to 2026-02-01, top 10 of 12345678',
  );
});

test('[P04] a stand-in is the same for the same value and key, and another for another key', () => {
  const of = (key: string) => createStandIns(key).of('Ada Lovelace', 'person');
  expect(of('a')).toBe(of('a'));
  expect(of('a')).not.toBe(of('b'));
  // One that another instance handed out is known where its value is.
  expect(createStandIns('a', known).reveal(of('a'))).toBe('Ada Lovelace');
  expect(createStandIns('b', known).reveal(of('a'))).toBe(of('a'));
});
